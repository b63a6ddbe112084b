/// Why a text cannot be set.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The catalog has no font for the system's text.
  case noSystemFont(family: String)
  /// Reading the file failed.
  case unreadable(file: String, reason: String)
  /// The bytes are no font, or lack the face asked for.
  case broken(file: String, faceIndex: Int)
  /// A project's file that is no font, or not a whole one.
  case damaged(file: String, problem: String)
  /// ICU refused to work; the code is ICU's.
  case unicodeLibrary(code: Int)

  public var description: String {
    switch self {
    case .noSystemFont(let family):
      "fonts: no font of the family “\(family)” was found; install the package fonts-inter"
    case .unreadable(let file, let reason):
      "\(file): the font cannot be read (\(reason)); check the file or install its package again"
    case .broken(let file, let faceIndex):
      "\(file): this is no font with a face \(faceIndex); install the font's package again"
    case .damaged(let file, let problem):
      "\(file): this is no usable font: \(problem); put a whole TrueType or OpenType file there, or leave it out of “fonts”"
    case .unicodeLibrary(let code):
      "ICU: line breaking failed with error \(code); install the package libicu72 again"
    }
  }
}
