import Baselines
import ImageDiff
import PNGCodec
import Pixels
import Traits

/// Draws one shot at a time and stores it where its pixels are not the stored ones.
struct Recorder: Sendable {
  let bench: Workbench
  let store: BaselineStore
  let role: BaselineRole
  let scope: RecordScope

  func step(_ piece: ShotPiece) throws(RunFailure) -> RecordStep {
    let shot: DrawnShot
    switch try bench.shot(of: piece.subject, piece.variant) {
    case .success(let drawn): shot = drawn
    case .failure(let error): return .broken(error.message)
    }
    guard let key = BaselineKey(screen: piece.subject.id, variant: piece.variant.name) else {
      return .broken("the screen id names no file; use A-Z a-z 0-9 _ - and /")
    }
    if let stored = try attempt({ () throws(BaselineError) in try store.read(key, role) }),
      try keeps(stored, for: shot, piece, key)
    {
      return .unchanged(findings: shot.findings)
    }
    guard let bytes = try? shot.png(variant: piece.variant) else {
      return .broken("the picture cannot be written as PNG")
    }
    try attempt { () throws(BaselineError) in try store.write(bytes, key, role) }
    return .written(key.path(role), findings: shot.findings)
  }

  private func attempt<Result>(
    _ body: () throws(BaselineError) -> Result
  ) throws(RunFailure) -> Result {
    do throws(BaselineError) { return try body() } catch { throw .usage("\(error)") }
  }

  /// True where only failing shots are wanted, and the project's rules let this one pass.
  private func passes(_ stored: BaselineImage, _ shot: DrawnShot, _ piece: ShotPiece) -> Bool {
    switch scope {
    case .changed, .missing: return false
    case .failed, .failing: break
    }
    var rules = ShotRules(
      bench.project, screen: piece.subject.id, variant: piece.variant.name,
      origin: shot.tree == nil ? .captured : .drawn)
    let trees = rules.isExact ? [] : [shot.tree, stored.tree].compactMap(\.self)
    return rules.explanation(shot.bitmap, with: stored.bitmap, trees: trees) == .equal
  }

  /// True where the stored file shows what is drawn and can be compared with it.
  private func keeps(
    _ stored: [UInt8], for shot: DrawnShot, _ piece: ShotPiece, _ key: BaselineKey
  ) throws(RunFailure) -> Bool {
    if scope == .missing { return true }
    do throws(PNGError) {
      let image = try BaselineImage(stored)
      let isTrusted =
        shot.tree == nil
        || BaselineTrust(fonts: bench.fonts).objection(to: image.marks, of: key) == nil
      guard isTrusted else { return false }
      return image.bitmap == shot.bitmap || passes(image, shot, piece)
    } catch {
      if case .lfsPointer = error {
        throw .environment("\(bench.project.baselines)/\(key.path(role)): \(error)")
      }
      // A damaged file is replaced: that is what recording is for.
      return false
    }
  }
}
