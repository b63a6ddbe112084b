import Geometry
import ImageDiff
import Pixels
import RunRecords

/// What `compare` found out about one picture.
struct PictureOutcome: Sendable {
  enum Result: Sendable {
    case compared(Comparison)
    /// Only in the second folder.
    case added
    /// Only in the first folder.
    case removed
    case failed(Failure)

    /// True where both folders hold the picture, readable or not.
    var isOfBoth: Bool {
      switch self {
      case .compared, .failed: true
      case .added, .removed: false
      }
    }

    var isEqual: Bool { if case .compared(.equal) = self { true } else { false } }

    var code: ExitCode {
      switch self {
      case .compared(.equal): .success
      case .compared, .added, .removed: .failed
      case .failed(let failure): failure.code
      }
    }

    /// As machines read it.
    var word: String {
      switch self {
      case .compared(.equal): "equal"
      case .compared(.differs): "different"
      case .compared(.sizeChanged): "size-changed"
      case .added: "added"
      case .removed: "removed"
      case .failed: "unreadable"
      }
    }
  }

  /// In the folders, or as the command line names it.
  var path: String
  var result: Result

  /// For people; an equal picture of a folder is only counted.
  ///
  /// - Parameter name: what stands before it; empty where only one pair was compared.
  func lines(name: String) -> [Line] {
    let head = name.isEmpty ? "" : "\(name): "
    switch result {
    case .compared(.equal): return name.isEmpty ? [Line("equal")] : []
    case .compared(.differs(let difference)): return told(difference, head, "")
    case .compared(.sizeChanged(let from, let to, let overlap)):
      let size = Line("✗", .red) + " \(head)the size changed, \(from) became \(to)"
      guard let overlap else { return [size + "; the part that both have is equal"] }
      return [size] + told(overlap, head, " of the part that both have")
    case .added: return [Line("✗", .red) + " \(head)added"]
    case .removed: return [Line("✗", .red) + " \(head)removed"]
    case .failed: return []
    }
  }

  private func told(_ difference: Difference, _ head: String, _ part: String) -> [Line] {
    let box = difference.box
    let shown = difference.colorChanges.prefix(3)
    let width = shown.first.map { grouped($0.pixels).count } ?? 0
    var lines = [
      Line("✗", .red)
        + " \(head)\(grouped(difference.pixels)) px\(part) differ in [\(box.x), \(box.y), \(box.width), \(box.height)]"
    ]
    lines += shown.map { change in
      let count = grouped(change.pixels)
      let gap = String(repeating: " ", count: width - count.count)
      return Line("  \(gap)\(count) px  \(change.from.hex) → \(change.to.hex)")
    }
    let rest = difference.distinctColorChanges - shown.count
    if rest > 0 { lines.append(Line("  and \(counted(rest, "other colour change"))")) }
    return lines
  }

  /// Such as `26 pictures: 24 equal, 2 different`.
  static func counts(of outcomes: [PictureOutcome]) -> String {
    let words = outcomes.map(\.result.word)
    let parts = ["equal", "different", "size-changed", "added", "removed", "unreadable"]
      .compactMap { word in
        let count = words.count { $0 == word }
        return count > 0 ? "\(grouped(count)) \(word)" : nil
      }
    return "\(counted(outcomes.count, "picture"))"
      + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
  }
}

extension PictureOutcome: Encodable {
  private enum CodingKeys: String, CodingKey {
    case path
    case result
    case message
    case comparison
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(result.word, forKey: .result)
    switch result {
    case .compared(let comparison):
      try container.encodeIfPresent(ComparisonRecord(comparison), forKey: .comparison)
    case .failed(let failure): try container.encode(failure.message, forKey: .message)
    case .added, .removed: break
    }
  }
}

extension ComparisonRecord {
  /// The same words as in a run's record; nil where the images are equal.
  fileprivate init?(_ comparison: Comparison) {
    switch comparison {
    case .equal: return nil
    case .differs(let difference): self.init(difference)
    case .sizeChanged(let from, let to, let overlap):
      self.init(overlap)
      sizeBefore = "\(from)"
      sizeAfter = "\(to)"
    }
  }

  private init(_ difference: Difference?) {
    self.init(
      pixels: difference?.pixels ?? 0,
      box: difference.map {
        Box(x: $0.box.x, y: $0.box.y, width: $0.box.width, height: $0.box.height)
      },
      colorChanges: (difference?.colorChanges.prefix(3) ?? []).map {
        ColorChange(from: $0.from.hex8, to: $0.to.hex8, pixels: $0.pixels)
      })
  }
}
