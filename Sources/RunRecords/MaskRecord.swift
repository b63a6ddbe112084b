/// A part that was left out and under which pictures differ.
public struct MaskRecord: Codable, Hashable, Sendable {
  /// In pixels of the picture.
  public var box: ComparisonRecord.Box
  /// Why the project leaves it out; nil for a mask of a command line.
  public var reason: String?

  public init(box: ComparisonRecord.Box, reason: String? = nil) {
    self.box = box
    self.reason = reason
  }

  /// `0,40,390,44`, as `compare --mask` takes it, with the reason behind it.
  public var words: String {
    "\(box.x),\(box.y),\(box.width),\(box.height)" + (reason.map { " (\($0))" } ?? "")
  }
}
