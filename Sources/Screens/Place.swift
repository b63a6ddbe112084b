/// Where in a project's files something stands.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The file's path relative to the project, with `/` between folders.
  public var file: String
  /// The line, counted from 1; 0 where the file as a whole is meant.
  public var line: Int
  /// The path of the value inside the file, such as `/controller/root/view/subviews/2`; empty for
  /// the whole document.
  public var path: String

  public init(file: String, line: Int, path: String) {
    self.file = file
    self.line = line
    self.path = path
  }

  /// `Screens/weather.screen.json5:12: /controller/title`.
  public var description: String {
    let file = line > 0 ? "\(file):\(line)" : file
    return path.isEmpty ? file : "\(file): \(path)"
  }
}
