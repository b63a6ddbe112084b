import Geometry
import ImageDiff
import Pixels
import Reporting
import RunRecords

/// What `compare` found out about one picture.
struct PictureOutcome: Sendable {
  enum Result: Sendable {
    case compared(PictureComparison)
    /// Only in the second folder.
    case added
    /// Only in the first folder.
    case removed
    /// Under another name in the first folder.
    case renamed(from: String)
    case failed(Failure)
    /// A picture of a kind that is not compared.
    case leftOut

    /// True where both folders hold the picture, readable or not.
    var isOfBoth: Bool {
      switch self {
      case .compared, .failed, .renamed: true
      case .added, .removed, .leftOut: false
      }
    }

    var code: ExitCode {
      switch self {
      case .compared(let comparison): comparison.passes ? .success : .failed
      case .added, .removed, .renamed: .failed
      case .failed(let failure): failure.code
      case .leftOut: .success
      }
    }

    /// As machines read it.
    var word: String {
      switch self {
      case .compared(let comparison):
        if comparison.isTolerated { return "tolerated" }
        return switch comparison.explanation.comparison {
        case .equal: "equal"
        case .differs: "different"
        case .sizeChanged: "size-changed"
        }
      case .added: return "added"
      case .removed: return "removed"
      case .renamed: return "renamed"
      case .failed: return "unreadable"
      case .leftOut: return "left-out"
      }
    }

    static let words = [
      "equal", "tolerated", "different", "size-changed", "added", "removed", "renamed",
      "unreadable", "left-out",
    ]
  }

  /// In the folders, or as the command line names it.
  var path: String
  var result: Result
  /// What light and dark say about each other, where this picture changed.
  var remarks: [PairRemark] = []

  /// For people; an equal picture of a folder is only counted.
  ///
  /// - Parameter name: what stands before it; empty where only one pair was compared.
  func lines(name: String) -> [Line] {
    let head = name.isEmpty ? "" : "\(name): "
    return own(head) + remarks.map { Line("  \($0.words)") }
  }

  private func own(_ head: String) -> [Line] {
    switch result {
    case .compared(let comparison): return lines(comparison, head)
    case .added: return [Line("✗", .red) + " \(head)added"]
    case .removed: return [Line("✗", .red) + " \(head)removed"]
    case .renamed(let origin): return [Line("✗", .red) + " \(head)renamed from \(origin)"]
    case .failed, .leftOut: return []
    }
  }

  private func lines(_ comparison: PictureComparison, _ head: String) -> [Line] {
    let explanation = comparison.explanation
    if let tolerance = comparison.tolerance {
      return [Line("●", .yellow) + " \(head)equal \(tolerance.words)"] + masks(comparison)
    }
    let marked = comparison.colorSpaces.map { [Line("  \($0.words)")] } ?? []
    switch explanation.comparison {
    case .equal:
      if !comparison.masks.isEmpty {
        return [Line("●", .yellow) + " \(head)equal but for what masks hide"] + masks(comparison)
      }
      return head.isEmpty ? [Line("equal")] : []
    case .differs(let difference):
      return told(difference, Line("✗", .red) + " \(head)", "") + marked
        + regions(of: explanation) + reason(comparison) + masks(comparison)
    case .sizeChanged(let from, let to, let overlap):
      let size = Line("✗", .red) + " \(head)the size changed, \(from) became \(to)"
      guard let overlap else {
        return [size + "; the part that both have is equal"] + marked + regions(of: explanation)
      }
      // Of a picture drawn larger, pixels in the same place have nothing to do with each other.
      if let words = scaledSizeWords(from: "\(from)", to: "\(to)") {
        return [Line("✗", .red) + " \(head)\(words)"]
      }
      return [size] + told(overlap, Line("  "), " of the part that both have") + marked
        + regions(of: explanation) + masks(comparison)
    }
  }

  /// A line for each mask that hides a difference.
  private func masks(_ comparison: PictureComparison) -> [Line] {
    comparison.masks.map { Line("  a mask hides a difference: \($0.words)") }
  }

  /// Why the tolerance does not let it pass, if there is one.
  private func reason(_ comparison: PictureComparison) -> [Line] {
    comparison.objection.map { [Line("  beyond --tolerance: \($0)")] } ?? []
  }

  /// The largest regions, a line each.
  private func regions(of explanation: Explanation) -> [Line] {
    let most = 5
    let rest = explanation.regionCount - min(most, explanation.regions.count)
    return explanation.regions.prefix(most).map { Line("  \($0.words)") }
      + (rest > 0 ? [Line("  and \(counted(rest, "other region"))")] : [])
  }

  private func told(_ difference: Difference, _ head: Line, _ part: String) -> [Line] {
    let box = difference.box
    let shown = difference.colorChanges.prefix(3)
    let width = shown.first.map { grouped($0.pixels).count } ?? 0
    var lines = [
      head
        + "\(grouped(difference.pixels)) px\(part) differ in [\(box.x), \(box.y), \(box.width), \(box.height)]"
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
    let parts = Result.words
      .compactMap { word in
        let count = words.count { $0 == word }
        return count > 0 ? "\(grouped(count)) \(word)" : nil
      }
    return "\(counted(outcomes.count, "picture"))"
      + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
  }

  /// Such as `2 pictures are of a kind that is not compared: a.gif, b.heic`; nil where none is.
  static func leftOut(of outcomes: [PictureOutcome]) -> String? {
    let names = outcomes.filter { $0.result.word == "left-out" }.map(\.path)
    guard !names.isEmpty else { return nil }
    let rest = names.count > 5 ? " and \(counted(names.count - 5, "other"))" : ""
    return
      "\(counted(names.count, "picture")) \(names.count == 1 ? "is" : "are") of a kind that is not compared: \(names.prefix(5).joined(separator: ", "))\(rest)"
  }
}

extension ChangeRegion {
  /// Such as `moved by 3, -2 in [10, 5, 40, 30], 1 200 px`.
  fileprivate var words: String {
    let place = "in [\(box.x), \(box.y), \(box.width), \(box.height)]"
    switch kind {
    case .insertedRows: return "\(counted(box.height, "row")) inserted at y \(box.y)"
    case .removedRows: return "\(counted(box.height, "row")) removed at y \(box.y)"
    case .moved:
      let by = offset.map { " by \($0.x), \($0.y)" } ?? ""
      return "moved\(by) \(place), \(grouped(pixels)) px"
    case .area, .edge, .text, .noise:
      return "\(kind.rawValue) \(place), \(grouped(pixels)) px, up to \(distance) apart"
    }
  }

  /// The largest CIEDE2000 distance with one decimal, such as `5.0`.
  private var distance: String {
    let tenths = (largestDistance + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}
