/// Why a file is no run record that a report can be made from.
public enum RunRecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no JSON, or a field is missing or of another type; `path` leads to the place,
  /// such as `screens.3.shots.0.verdict`, and is empty for the whole file.
  case malformed(path: String, problem: String)
  /// The record was written by a later Meian.
  case newerSchema(found: Int, supported: Int)
  /// A screen id that is no path of segments in `A-Z a-z 0-9 _ - %`.
  case unusableScreen(String)
  /// Two screens share an id, letter case aside.
  case doubledScreen(String)
  /// An image path that is not below `images/`.
  case unusableImage(String)

  public var description: String {
    switch self {
    case .malformed(let path, let problem):
      "results\(path.isEmpty ? "" : ".\(path)"): \(problem); write the file with “meian verify”"
    case .newerSchema(let found, let supported):
      "results.schema: \(found) is newer than this Meian reads;"
        + " use the Meian that wrote the file, or one that reads more than \(supported)"
    case .unusableScreen(let id):
      "results.screens: “\(id)” is no screen id;"
        + " ids are segments of A-Z a-z 0-9 _ - % joined by “/”"
    case .doubledScreen(let id):
      "results.screens: “\(id)” is there twice; ids must differ in more than letter case"
    case .unusableImage(let path):
      "results.screens: “\(path)” is no image of a report; images are PNG files below images/"
    }
  }
}
