/// A shape of file names with the holes `{suite}`, `{screen}` and `{style}`, ending in `.png`.
struct CapturePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// In UTF-8.
    case text([UInt8])
    case hole(Hole)
  }

  private enum Hole: String {
    case suite
    case screen
    case style
  }

  private let parts: [Part]
  /// Whether some hole begins where another ends.
  private let isAdjacent: Bool

  /// Nil unless the holes are known, named once and kept apart by some text, `{screen}` and
  /// `{style}` are among them, and the shape ends in `.png`.
  ///
  /// - Parameter allowsAdjacent: whether `{style}` may stand right beside `{screen}`: then a capital,
  ///   or a character that is no letter, has to part them in a name.
  init?(_ pattern: String, allowsAdjacent: Bool = false) {
    guard pattern.hasSuffix(".png"), pattern.utf8.count <= 256 else { return nil }
    var parts: [Part] = []
    var isAdjacent = false
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let hole = Hole(rawValue: String(rest[rest.index(after: open)..<close])),
        !parts.contains(.hole(hole))
      else { return nil }
      if open > rest.startIndex {
        parts.append(.text(Array(rest[..<open].utf8)))
      } else if let last = parts.last {
        guard allowsAdjacent, last != .hole(.suite), hole != .suite else { return nil }
        isAdjacent = true
      }
      parts.append(.hole(hole))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(Array(rest.utf8)))
    guard parts.contains(.hole(.screen)), parts.contains(.hole(.style)) else { return nil }
    self.parts = parts
    self.isAdjacent = isAdjacent
  }

  /// Longer paths match nothing, in bytes; so the work for one file is bounded.
  private static let longestPath = 1024
  private static let longestStyle = 64
  private static let mostStyles = 256

  /// What the holes hold in `path`, the suite before the screen.
  ///
  /// Suite and screen reach as far as they can, so that the style is as short as one that is
  /// accepted can be; it has no `/`.
  ///
  /// - Parameter accepts: whether a text can be a style; asked at most 256 times.
  func match(
    _ path: String, accepts: (String) -> Bool
  ) -> (screen: String, style: String)? {
    let bytes = Array(path.utf8)
    guard bytes.count <= Self.longestPath else { return nil }
    // Whether the parts from one on can fill the path from a position on; backwards, so that each
    // question is answered once.
    var ends: [[Bool]] = [Array(repeating: false, count: bytes.count) + [true]]
    var styleEnds: [Int: Int] = [:]
    var asked = 0
    for part in parts.reversed() {
      let next = ends[ends.count - 1]
      var fits = [Bool](repeating: false, count: bytes.count + 1)
      switch part {
      case .text(let text):
        for start in stride(from: 0, through: bytes.count - text.count, by: 1) {
          fits[start] = next[start + text.count] && bytes[start...].starts(with: text)
        }
      case .hole(.style):
        for start in bytes.indices {
          guard !isAdjacent || StyleWord.isBoundary(start, bytes) else { continue }
          for end in styleRange(from: start, in: bytes)
          where next[end] && (!isAdjacent || StyleWord.isBoundary(end, bytes)) {
            guard asked < Self.mostStyles else { return nil }
            asked += 1
            if accepts(String(decoding: bytes[start..<end], as: UTF8.self)) {
              fits[start] = true
              styleEnds[start] = end
              break
            }
          }
        }
      case .hole:
        for start in bytes.indices.reversed() {
          fits[start] = next[start + 1] || (start + 1 < bytes.count && fits[start + 1])
        }
      }
      ends.append(fits)
    }
    guard ends[ends.count - 1][0] else { return nil }
    return values(bytes, ends: Array(ends.reversed().dropFirst()), styleEnds: styleEnds)
  }

  /// The ends that a style beginning at `start` can have.
  private func styleRange(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    let limit = min(bytes.count, start + Self.longestStyle)
    let slash = bytes[start..<limit].firstIndex(of: UInt8(ascii: "/")) ?? limit
    return start + 1..<max(start + 1, slash + 1)
  }

  /// - Parameter ends: for each part, where it can end.
  private func values(
    _ bytes: [UInt8], ends: [[Bool]], styleEnds: [Int: Int]
  ) -> (screen: String, style: String)? {
    var values: [Hole: String] = [:]
    var position = 0
    for (part, ends) in zip(parts, ends) {
      switch part {
      case .text(let text): position += text.count
      case .hole(let hole):
        let end = hole == .style ? styleEnds[position] : ends.lastIndex(of: true)
        guard let end, end > position else { return nil }
        values[hole] = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end
      }
    }
    guard let screen = values[.screen], let style = values[.style] else { return nil }
    return ((values[.suite].map { $0 + "/" } ?? "") + screen, style)
  }
}
