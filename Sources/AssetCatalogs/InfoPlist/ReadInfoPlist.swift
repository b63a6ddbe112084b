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
