import Foundation
public import Screens
import Traits

/// Reads an Info.plist, as XML or binary.
///
/// - Parameters:
///   - bytes: the file's content, at most 1 MB and 2000 containers; XML must not
///     declare entities.
///   - file: the file's path for messages, relative to the project.
public func readInfoPlist(_ bytes: [UInt8], file: String) throws(ScreenError) -> InfoPlist {
  let place = Place(file: file, line: 0, path: "")
  switch danger(ofPropertyList: bytes) {
  case .large(let count):
    throw ScreenError(
      "the property list has \(count) bytes", remedy: "at most 1000000 are read", at: place)
  case .entities:
    throw ScreenError(
      "the property list declares entities", remedy: "write their text in their places", at: place)
  case .containers:
    throw ScreenError(
      "the property list has more than 2000 objects", remedy: "an app needs far fewer", at: place)
  case nil:
    break
  }
  guard
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
    let keys = list as? [String: Any]
  else {
    throw ScreenError(
      "the file is no property list with a dictionary", remedy: "write one as XML or binary",
      at: place)
  }
  return InfoPlist(userInterfaceStyle: try style(keys["UIUserInterfaceStyle"], in: file))
}

private func style(_ value: Any?, in file: String) throws(ScreenError) -> InfoPlistStyle {
  guard let value else { return .automatic }
  if let word = value as? String, let style = InfoPlistStyle(rawValue: word) { return style }
  let problem =
    (value as? String).map { "unknown style \(quoted($0))" } ?? "the style is no string"
  let known = InfoPlistStyle.allCases.map { "“\($0.rawValue)”" }
  throw ScreenError(
    problem, remedy: "the styles are \(known.joined(separator: ", "))",
    at: Place(file: file, line: 0, path: "/UIUserInterfaceStyle"))
}
