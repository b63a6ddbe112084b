import Traits

/// What a recording run wrote.
public struct RecordOutcome: Sendable {
  /// Paths of the files that were written, relative to the folder they lie in, sorted.
  public var written: [String] = []
  /// How many shots were already as they are drawn.
  public var unchanged = 0
  /// Why shots could not be drawn.
  public var failures: [ShotRemark] = []
  /// Baselines that an earlier run was writing when it was killed; what it left was removed.
  public var interrupted: [String] = []
  /// Paths of `after` baselines whose screen or variant is gone, which still fail; sorted. Only
  /// `accept` looks for them.
  public var gone: [String] = []
  /// Missing glyphs and the like, of shots that were written or found unchanged.
  public var findings: [ShotRemark] = []

  /// One line for each shot that could not be drawn.
  public var broken: [String] { failures.map(\.text) }

  /// True where there was no shot to look at.
  public var isEmpty: Bool { written.isEmpty && unchanged == 0 && failures.isEmpty }

  public init() {}
}

/// What became of one shot.
enum RecordStep: Sendable {
  case written(String, findings: [String])
  case unchanged(findings: [String])
  case broken(String)
}

extension RecordOutcome {
  /// - Parameter steps: one for each of `pieces`.
  init(_ pieces: [ShotPiece], _ steps: [RecordStep]) {
    for (piece, step) in zip(pieces, steps) {
      switch step {
      case .written(let path, let lines):
        written.append(path)
        findings += lines.map(piece.remark)
      case .unchanged(let lines):
        unchanged += 1
        findings += lines.map(piece.remark)
      case .broken(let message): failures.append(piece.remark(message))
      }
    }
    written.sort()
  }
}
