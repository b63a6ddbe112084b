/// A file of a project, read only when it is needed.
public struct AssetFile: Sendable {
  /// Relative to the project, with `/` between folders, such as
  /// `Assets.xcassets/weather/sunny.imageset/Contents.json`.
  public var path: String
  public var load: @Sendable () throws -> [UInt8]

  public init(path: String, load: @escaping @Sendable () throws -> [UInt8]) {
    self.path = path
    self.load = load
  }
}
