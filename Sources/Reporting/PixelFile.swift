public import RunRecords

/// A picture of a report once more, as a script.
///
/// From `file://` a browser shows picture files but lets no page read their pixels; those of a
/// `data:` picture it does. The page loads the script when somebody points at a pixel.
public struct PixelFile: Hashable, Sendable {
  /// The picture, relative to the report directory.
  public var image: String
  /// The script, relative to the report directory.
  public var path: String

  /// The script's text.
  ///
  /// - Parameter base64: the bytes of the PNG file.
  public func contents(base64: String) -> String {
    "meianPixels(\"\(image)\",\"data:image/png;base64,\(base64)\");\n"
  }
}

extension RunRecord {
  /// The pictures whose pixels the pages read: those of screens that need a person, in order.
  public var pixelFiles: [PixelFile] {
    var known: Set<String> = []
    let needed = screens.filter { ReviewGroup($0) < .unchanged }.flatMap(\.shots)
      .flatMap { [$0.before, $0.after, $0.now].compactMap(\.self) }
    return needed.filter { known.insert($0.path).inserted }
      .map { PixelFile(image: $0.path, path: pixelPath(of: $0)) }
  }
}
