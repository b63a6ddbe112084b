import Geometry

/// What is drawn for a character that no font has: an upright frame.
enum MissingGlyph {
  /// Stands for a face number; no open face has it.
  static let face = 0
  /// In em.
  static let advance = 0.6

  /// The frame for `size` units per em, y down, as high as capital letters.
  static func outline(size: Double) -> Path {
    let outer = Rect(x: 0.05 * size, y: -0.73 * size, width: 0.5 * size, height: 0.73 * size)
    let inner = outer.inset(by: .uniform(0.05 * size))
    // The inner contour runs the other way round, so that either fill rule leaves a hole.
    return Path(
      Path(outer).elements + [
        .move(inner.origin), .line(Point(x: inner.minX, y: inner.maxY)),
        .line(Point(x: inner.maxX, y: inner.maxY)), .line(Point(x: inner.maxX, y: inner.minY)),
        .close,
      ])
  }

  /// How a report names the character, such as `U+1F600 "😀"`.
  static func name(of cluster: String) -> String {
    let codes = cluster.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(codes.joined(separator: " ")) \"\(cluster)\""
  }
}
