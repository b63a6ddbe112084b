import Geometry

extension ResolvedViewTree {
  /// The tree as text, one view a line, each line ended by a line feed.
  ///
  /// A line is indented by two spaces for every level of depth and reads
  /// `kind #id [x, y, width, height] style`, followed by ` name=source` for every property and by
  /// a space and the property's value where it has one:
  ///
  /// ```text
  /// window #window [0, 0, 1170, 2532] dark
  ///   label #title [48, 141, 300, 62] dark text="Good evening" textColor=label #FFFFFFFF
  /// ```
  ///
  /// A word with anything but ASCII letters, digits and `_ - . / : % + #` stands in double
  /// quotes, in which a backslash starts an escape (`\"`, `\\`, `\n`, `\r`, `\t`, and `\u{…}` for
  /// other control, format and separator characters). Levels beyond the 32nd are written as a
  /// number, `+1` for one level more, so that a deep tree's text grows with its views only.
  public var lines: String {
    var text = ""
    for view in views {
      let depth = max(0, view.depth)
      let indented = min(depth, Self.indentedLevels)
      text += String(repeating: "  ", count: indented)
      if depth > indented { text += "+\(depth - indented) " }
      text += ViewWord(view.kind).text
      text += " #\(ViewWord(view.id).text) \(view.frame.line) \(ViewWord(view.style).text)"
      for property in view.properties {
        text += " \(ViewWord(property.name).text)=\(ViewWord(property.source).text)"
        if !property.value.isEmpty { text += " \(ViewWord(property.value).text)" }
      }
      text += "\n"
    }
    return text
  }

  static let indentedLevels = 32

  /// Reads what `lines` writes; the last line may lack its line feed, and empty lines are skipped.
  public init(lines: String) throws(ViewLineError) {
    var views: [ResolvedView] = []
    // Scalars, since a carriage return and the line feed after it are one character.
    var number = 0
    for line in lines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      var reader = ViewLineReader(line, number: number)
      views.append(try reader.view())
    }
    self.init(views: views)
  }
}

extension PixelRect {
  /// `[x, y, width, height]`
  var line: String { "[\(x), \(y), \(width), \(height)]" }
}
