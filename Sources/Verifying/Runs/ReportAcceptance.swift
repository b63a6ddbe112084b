import Baselines
import Digests
import PNGCodec
import Reporting
import RunRecords
import Traits

/// Finds and checks the pictures of a report's shots.
struct ReportAcceptance: Sendable {
  /// What the report holds of one shot.
  enum Finding: Sendable {
    /// Nothing that recording would settle.
    case nothing
    /// A file to store.
    case taken(BaselineKey, [UInt8])
    /// Why the picture cannot be trusted, beginning with the shot.
    case refused(String)
  }

  let bench: Workbench
  let run: RunRecord
  let source: ReportSource

  func finding(_ piece: ShotPiece) throws(RunFailure) -> Finding {
    let (id, variant) = (piece.subject.id, piece.variant)
    guard let screen = run.screens.first(where: { $0.id == id }),
      let shot = screen.shots.first(where: { $0.variant == variant.name })
    else { return .nothing }
    let name = "\(id), \(variant.name)"
    if let reason = contradiction(in: shot) { return .refused("\(name): \(reason)") }
    guard shot.verdict.isSettledByRecording else { return .nothing }
    guard let key = BaselineKey(screen: id, variant: variant.name) else {
      return .refused("\(name): the screen id names no file; use A-Z a-z 0-9 _ - and /")
    }
    guard let now = shot.now else {
      return .refused("\(name): results.json names no picture of now; fetch the report again")
    }
    guard let bytes = try source.file(now.path) else {
      return .refused("\(name): \(now.path) is missing in the report; fetch all of it")
    }
    let image: BaselineImage
    do throws(PNGError) { image = try BaselineImage(bytes) } catch {
      return .refused("\(name): \(now.path): \(error)")
    }
    guard pixelDigest(image.bitmap) == now.digest else {
      return .refused(
        "\(name): \(now.path) is not the picture that results.json names; fetch the report again")
    }
    guard case .success(let drawn) = try bench.shot(of: piece.subject, piece.variant),
      pixelDigest(drawn.bitmap) == now.digest, let file = try? drawn.png(variant: variant)
    else {
      return .refused(
        "\(name): the report was made from other sources; check out the commit it belongs to, or run “meian record” here"
      )
    }
    // Equal pictures share a file in the report; what it says of itself may be another shot's.
    return .taken(key, file)
  }

  /// Why the verdict cannot be that of the pictures beside it; nil where it can.
  ///
  /// A record that was tampered with must not make a shot disappear among the unchanged ones.
  private func contradiction(in shot: ShotRecord) -> String? {
    guard let now = shot.now, shot.tolerated == nil, bench.project.masks.isEmpty else { return nil }
    let isSame = now.digest == shot.after?.digest
    let needsSame: Bool
    switch shot.verdict {
    case .unchanged, .recordedChange, .locked, .added: needsSame = true
    case .notApplied, .unexpectedChange: needsSame = false
    case .unrecorded, .obsolete, .removed, .broken, .skipped: return nil
    }
    guard isSame != needsSame else { return nil }
    let other = shot.after == nil ? "there is no picture of after" : isSame ? "are equal" : "differ"
    return shot.after == nil
      ? "results.json says \(shot.verdict.rawValue), and \(other); fetch the report again"
      : "results.json says \(shot.verdict.rawValue), and its pictures of after and now \(other); fetch the report again"
  }

  /// A refusal for each shot of the report that recording would settle and the project does not have.
  func strangers(beside pieces: [ShotPiece]) -> [String] {
    let known = Set(pieces.map { "\($0.subject.id), \($0.variant.name)" })
    return run.screens.flatMap { screen in
      screen.shots.filter(\.verdict.isSettledByRecording).map { "\(screen.id), \($0.variant)" }
    }.filter { !known.contains($0) }.map {
      "\($0): the project here has no such shot; check out the commit the report belongs to, or name the screens to accept"
    }
  }
}
