import FoundationEssentials
import Screens

/// The dictionary of a property list, as XML or binary.
///
/// - Parameters:
///   - bytes: the file's content, at most 1 MB and 2000 containers; XML must not declare entities.
///   - file: the file's path for messages, relative to the project.
func readPropertyList(_ bytes: [UInt8], file: String) throws(ScreenError) -> PropertyList {
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
    let keys = try? PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
  else {
    throw ScreenError(
      "the file is no property list with a dictionary", remedy: "write one as XML or binary",
      at: place)
  }
  return keys
}

/// The keys of a property list that is a dictionary, as all are that an app has.
typealias PropertyList = [String: PropertyListValue]

/// A value of a property list, as far as one is looked at.
enum PropertyListValue: Decodable {
  case string(String)
  case other

  init(from decoder: any Decoder) throws {
    let text = try? decoder.singleValueContainer().decode(String.self)
    self = text.map { .string($0) } ?? .other
  }

  /// nil where it is no string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
