import Pixels
public import Geometry
import LayoutEngine
public import Screens
import Typography

extension AttributeReader {
  private static let flipKey = "flipsForRightToLeftLayoutDirection"

  /// An image in any of the forms of the screen format; nil where it is left out.
  public func image(_ name: String) throws(ScreenError) -> ImageValue? {
    guard let value = value(name) else { return nil }
    guard case .object = value.content else { return try image(value, name: name) }
    let reader = try AttributeReader(
      object: value, owner: name,
      known: [
        "image", "renderingMode", "captured", Self.flipKey, "capInsets", "resizingMode",
        "alignmentRectInsets",
      ] + SymbolConfiguration.keys,
      resources: resources)
    guard let inner = reader.value("image") else {
      throw ScreenError(
        "\(name) has no “image”", remedy: "write { image: \"asset:name\", renderingMode }",
        at: value.place)
    }
    var image = try image(inner, name: name)
    image.renderingMode = try reader.choice("renderingMode") ?? .automatic
    image.flips = try reader.flag(Self.flipKey)
    image.configuration = try reader.configuration()
    image.isCaptured = try reader.flag("captured") ?? false
    image.capInsets = try reader.insets("capInsets")
    if let caps = image.capInsets, let value = reader.value("capInsets"),
      min(caps.top, caps.left, caps.bottom, caps.right) < 0
    {
      throw ScreenError(
        "capInsets is below 0", remedy: "write what keeps its size at each edge, in points",
        at: value.place)
    }
    image.resizingMode = try reader.choice("resizingMode") ?? .tile
    image.alignmentRectInsets = try reader.insets("alignmentRectInsets")
    return image
  }

  /// The symbol configuration of which this reader reads the members.
  private func configuration() throws(ScreenError) -> SymbolConfiguration {
    var style: TextStyle?
    if let word = try text("textStyle"), let value = value("textStyle") {
      style = try textStyle(word, at: value.place)
    }
    return SymbolConfiguration(
      pointSize: try number("pointSize", in: 1...500), textStyle: style,
      weight: try word("weight", FontWeight.allCases.map { ($0.name, $0) }),
      scale: try choice("scale"))
  }

  /// A symbol configuration as an object; nil where it is left out.
  func symbolConfiguration(_ name: String) throws(ScreenError) -> SymbolConfiguration? {
    try object(name, known: SymbolConfiguration.keys)?.configuration()
  }

  private func image(_ value: SourceValue, name: String) throws(ScreenError) -> ImageValue {
    guard case .string(let word) = value.content else {
      throw wrong(name, value, "write “asset:name” or “file:path.png”")
    }
    if word.hasPrefix("asset:") {
      let asset = String(word.dropFirst(6))
      guard resources.images.contains(asset) else {
        throw missing("an image", asset, among: resources.images, at: value.place)
      }
      return ImageValue(.asset(asset))
    }
    if word.hasPrefix("file:") {
      let path = String(word.dropFirst(5))
      guard resources.hasFile(path) else {
        throw ScreenError(
          "there is no image file \(quoted(path))", remedy: "name a file relative to the project",
          at: value.place)
      }
      return ImageValue(.file(path))
    }
    if word.hasPrefix("symbol:") {
      let symbol = String(word.dropFirst(7))
      guard !symbol.isEmpty, symbol.utf8.count <= 100,
        symbol.utf8.allSatisfy({ byte in
          byte == UInt8(ascii: ".") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        })
      else {
        throw ScreenError(
          "\(name) is \(quoted(word))",
          remedy: "a symbol’s name has small letters, digits and dots, as in “symbol:star.fill”",
          at: value.place)
      }
      return ImageValue(.symbol(symbol))
    }
    throw ScreenError(
      "\(name) is \(quoted(word))",
      remedy: "an image is “asset:name”, “symbol:name” or “file:path.png”",
      at: value.place
    )
  }

  /// A font by text style, by size in points, or as an object; nil where it is left out.
  public func font(_ name: String) throws(ScreenError) -> FontValue? {
    guard let value = value(name) else { return nil }
    switch value.content {
    case .string(let word): return FontValue(.style(try textStyle(word, at: value.place)))
    case .number:
      return FontValue(.size(try Self.number(value, name: name, in: 1...500)))
    case .object:
      let reader = try AttributeReader(
        object: value, owner: name,
        known: ["style", "size", "family", "weight", "italic", "monospacedDigit"],
        resources: resources)
      var font: FontValue
      if let style = try reader.text("style") {
        font = FontValue(.style(try textStyle(style, at: value.place)))
      } else if let size = try reader.number("size", in: 1...500) {
        font = FontValue(.size(size))
      } else {
        throw ScreenError(
          "\(name) has neither style nor size", remedy: "write { style: \"body\" } or { size: 17 }",
          at: value.place)
      }
      font.family = try reader.text("family")
      font.weight = try reader.word("weight", FontWeight.allCases.map { ($0.name, $0) })
      font.italic = try reader.flag("italic") ?? false
      font.monospacedDigit = try reader.flag("monospacedDigit") ?? false
      return font
    case .null, .bool, .array:
      throw wrong(name, value, "write a text style such as “body”, or { size, weight }")
    }
  }

  private func textStyle(_ word: String, at place: Place) throws(ScreenError) -> TextStyle {
    if let style = TextStyle(name: word) { return style }
    let words = TextStyle.allCases.map { "\($0)" }
    throw ScreenError(
      "unknown text style \(quoted(word))",
      remedy: nearest(word, in: words).map { "did you mean “\($0)”?" }
        ?? "the styles are \(words.joined(separator: ", "))", at: place)
  }

  /// Insets as one number for all edges or as `{ top, left, bottom, right }`; `leading` and
  /// `trailing` are the sides where lines begin and end.
  public func insets(_ name: String) throws(ScreenError) -> Insets? {
    guard let value = value(name) else { return nil }
    let range = -1000.0...1000.0
    if case .number = value.content {
      return .uniform(try Self.number(value, name: name, in: range))
    }
    let reader = try AttributeReader(
      object: value, owner: name,
      known: ["top", "left", "bottom", "right", "leading", "trailing", "horizontal", "vertical"],
      resources: resources)
    let horizontal = try reader.number("horizontal", in: range) ?? 0
    let vertical = try reader.number("vertical", in: range) ?? 0
    let left = try reader.number("left", in: range)
    let leading = try reader.number("leading", in: range)
    let right = try reader.number("right", in: range)
    let trailing = try reader.number("trailing", in: range)
    return Insets(
      top: try reader.number("top", in: range) ?? vertical,
      left: left ?? (isRightToLeft ? trailing : leading) ?? horizontal,
      bottom: try reader.number("bottom", in: range) ?? vertical,
      right: right ?? (isRightToLeft ? leading : trailing) ?? horizontal)
  }

  /// A list of texts; empty where it is left out.
  func texts(_ name: String) throws(ScreenError) -> [String] {
    var texts: [String] = []
    for element in try elements(name) {
      guard case .string(let text) = element.content else {
        throw wrong("\(name)[\(texts.count)]", element, "write a text in quotation marks")
      }
      texts.append(text)
    }
    return texts
  }

  /// Exactly `count` numbers in a list; nil where it is left out.
  public func numbers(
    _ name: String, count: Int, in range: ClosedRange<Double> = -10_000...10_000
  ) throws(ScreenError) -> [Double]? {
    guard let value = value(name) else { return nil }
    guard case .array(let elements) = value.content, elements.count == count else {
      throw ScreenError(
        "\(name) is \(value.content.kindName)", remedy: "write a list of \(count) numbers",
        at: value.place)
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try Self.number(element, name: name, in: range)) }
    return numbers
  }
}

extension AttributeReader {
  /// One of several words; nil where it is left out.
  func word<Choice>(
    _ name: String, _ choices: [(word: String, choice: Choice)]
  ) throws(ScreenError) -> Choice? {
    guard let word = try text(name), let value = value(name) else { return nil }
    if let choice = choices.first(where: { $0.word == word }) { return choice.choice }
    let words = choices.map(\.word)
    throw ScreenError(
      "unknown \(name) \(quoted(word))",
      remedy: nearest(word, in: words).map { "did you mean “\($0)”?" }
        ?? "the values are \(words.joined(separator: ", "))", at: value.place)
  }
}
