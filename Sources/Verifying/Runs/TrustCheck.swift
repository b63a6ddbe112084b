import Baselines
import Traits

/// Refuses stored images that cannot be compared with what this machine draws, before the first shot
/// is drawn.
///
/// Only what the files say of themselves is read, which costs a hundredth of drawing.
struct TrustCheck: Sendable {
  let bench: Workbench
  let before: BeforeBaselines

  func check(_ subjects: [Subject], jobs: Int) throws(RunFailure) {
    let pieces = ShotPiece.all(of: subjects).filter { $0.subject.document != nil }
    let all = try WorkQueue.map(pieces, jobs: jobs, done: { _ in }) {
      piece throws(RunFailure) in objections(to: piece)
    }.flatMap(\.self)
    guard let first = all.first else { return }
    let others = all.count - 1
    let more = others == 0 ? "" : " (and so for \(others) more baseline\(others == 1 ? "" : "s"))"
    throw .environment(first + more)
  }

  private func objections(to piece: ShotPiece) -> [String] {
    guard let key = BaselineKey(screen: piece.subject.id, variant: piece.variant.name) else {
      return []
    }
    let roles: [BaselineRole] = before.isWanted ? [.after, .before] : [.after]
    let trust = BaselineTrust(fonts: bench.fonts)
    return roles.compactMap { role in
      // What cannot be read is a finding of its own, with its own words.
      guard let bytes = try? bench.store.read(key, role),
        let marks = BaselineMarks(png: bytes), let objection = trust.objection(to: marks, of: key)
      else { return nil }
      return "\(bench.project.baselines)/\(key.path(role)): \(objection)"
    }
  }
}
