import Foundation
import Screens

/// The dictionary of a property list, as XML or binary.
///
/// - Parameters:
///   - bytes: the file's content, at most 1 MB and 2000 containers; XML must not declare entities.
///   - file: the file's path for messages, relative to the project.
func readPropertyList(_ bytes: [UInt8], file: String) throws(ScreenError) -> [String: Any] {
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
  return keys
}
