public import Screens
import Traits

/// Reads an Info.plist, as XML or binary.
///
/// - Parameters:
///   - bytes: the file's content, at most 1 MB and 2000 containers; XML must not
///     declare entities.
///   - file: the file's path for messages, relative to the project.
public func readInfoPlist(_ bytes: [UInt8], file: String) throws(ScreenError) -> InfoPlist {
  let keys = try readPropertyList(bytes, file: file)
  let lines = lines(of: "<key>UIUserInterfaceStyle</key>", in: bytes)
  if lines.count > 1 {
    throw ScreenError(
      "UIUserInterfaceStyle is already given on line \(lines[0])",
      remedy: "keep one of the two", at: Place(file: file, line: lines[1], path: ""))
  }
  return InfoPlist(userInterfaceStyle: try style(keys["UIUserInterfaceStyle"], in: file))
}

private func style(
  _ value: PropertyListValue?, in file: String
) throws(ScreenError) -> InfoPlistStyle {
  guard let value else { return .automatic }
  if let word = value.string, let style = InfoPlistStyle(rawValue: word) { return style }
  let problem =
    value.string.map { "unknown style \(quoted($0))" } ?? "the style is no string"
  let known = InfoPlistStyle.allCases.map { "“\($0.rawValue)”" }
  throw ScreenError(
    problem, remedy: "the styles are \(known.joined(separator: ", "))",
    at: Place(file: file, line: 0, path: "/UIUserInterfaceStyle"))
}

/// The lines of an XML file, from 1 on, in which `word` begins outside of comments.
private func lines(of word: String, in bytes: [UInt8]) -> [Int] {
  let word = Array(word.utf8)
  let (open, close) = (Array("<!--".utf8), Array("-->".utf8))
  var lines: [Int] = []
  var line = 1
  var isComment = false
  for index in bytes.indices {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    func begins(_ part: [UInt8]) -> Bool { bytes[index...].starts(with: part) }
    if isComment {
      if bytes[index] == close[0], begins(close) { isComment = false }
    } else if bytes[index] == open[0] {
      if begins(open) { isComment = true } else if begins(word) { lines.append(line) }
    }
  }
  return lines
}
