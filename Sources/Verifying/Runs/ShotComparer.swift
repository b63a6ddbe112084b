import Baselines
import Digests
import Drawing
import Geometry
import ImageDiff
import PNGCodec
import Pixels
import RunRecords
import Traits

/// Compares one shot with its baselines and records what came of it.
struct ShotComparer {
  let bench: Workbench
  let ignoresBefore: Bool

  /// The record of a shot, the pictures it names, and the view tree of now for pair notes.
  struct Outcome: Sendable {
    var record: ShotRecord
    var images: [String: ImageBytes] = [:]
    var drawn: DrawnShot?
    var nowDigest: String?
  }

  func outcome(of subject: Subject, _ variant: Variant) throws(RunFailure) -> Outcome {
    let shot: DrawnShot
    switch try bench.shot(of: subject, variant) {
    case .success(let drawn): shot = drawn
    case .failure(let error):
      return Outcome(
        record: ShotRecord(variant: variant.name, verdict: .broken, message: error.message))
    }
    guard let key = BaselineKey(screen: subject.id, variant: variant.name) else {
      return Outcome(
        record: ShotRecord(
          variant: variant.name, verdict: .broken,
          message:
            "\(subject.source): the screen id “\(subject.id)” names no file; use A-Z a-z 0-9 _ - and /"
        ))
    }
    var after: BaselineImage?
    var before: BaselineImage?
    do throws(UnreadableBaseline) {
      after = try image(key, .after)
      before = ignoresBefore ? nil : try image(key, .before)
    } catch {
      if let failure = error.environment { throw failure }
      return Outcome(
        record: ShotRecord(variant: variant.name, verdict: .broken, message: error.message))
    }
    if let after { try checkTrust(after, shot, key) }
    return compared(subject, variant, shot, after: after, before: before)
  }

  private struct UnreadableBaseline: Error {
    var message: String
    var environment: RunFailure?
  }

  private func image(
    _ key: BaselineKey, _ role: BaselineRole
  ) throws(UnreadableBaseline) -> BaselineImage? {
    let name = "\(bench.project.baselines)/\(key.path(role))"
    let bytes: [UInt8]?
    do throws(BaselineError) { bytes = try bench.store.read(key, role) } catch {
      throw UnreadableBaseline(message: "\(error)", environment: nil)
    }
    guard let bytes else { return nil }
    do throws(PNGError) { return try BaselineImage(bytes) } catch {
      let message = "\(name): \(error)"
      if case .lfsPointer = error {
        throw UnreadableBaseline(message: message, environment: .environment(message))
      }
      throw UnreadableBaseline(message: message, environment: nil)
    }
  }

  /// A baseline of another epoch or of other fonts cannot be compared with what is drawn here.
  private func checkTrust(
    _ after: BaselineImage, _ shot: DrawnShot, _ key: BaselineKey
  ) throws(RunFailure) {
    guard shot.tree != nil else { return }
    let name = "\(bench.project.baselines)/\(key.path(.after))"
    if let epoch = after.epoch, epoch != renderingEpoch {
      throw .environment(
        "\(name): recorded in rendering epoch \(epoch), and this Meian draws epoch \(renderingEpoch); use the Meian that recorded it, or record all screens again"
      )
    }
    let now = Dictionary(uniqueKeysWithValues: shot.fonts.map { (fontName($0), $0) })
    for font in after.fonts {
      guard let here = now[fontName(font)], here != font else { continue }
      throw .environment(
        "\(name): recorded with another version of \(fontName(font)); install the font package that recorded it, or record all screens again"
      )
    }
  }

  private func fontName(_ fingerprint: String) -> String {
    fingerprint.split(separator: " ").first.map(String.init) ?? fingerprint
  }

  private func compared(
    _ subject: Subject, _ variant: Variant, _ shot: DrawnShot, after: BaselineImage?,
    before: BaselineImage?
  ) -> Outcome {
    let unexpected = after.map { compare(shot.bitmap, with: $0.bitmap) }
    let applied = before.map { compare(shot.bitmap, with: $0.bitmap) }
    // Where now equals after, one comparison with before answers for both.
    let recorded: Comparison? =
      if unexpected == .equal { applied } else {
        after.flatMap { after in before.map { compare(after.bitmap, with: $0.bitmap) } }
      }
    let isLocked = bench.project.lock.locks(variant.name)
    let exception = isLocked ? bench.project.lock.exception(for: subject.id) : nil
    let verdict = VerdictRule(
      after: match(unexpected), before: match(applied), beforeIsAfter: recorded == .equal,
      ignoresBefore: ignoresBefore, isLocked: isLocked, hasException: exception != nil
    ).verdict

    var record = ShotRecord(
      variant: variant.name, verdict: verdict,
      message: message(verdict, subject, variant), standIns: shot.standIns,
      findings: shot.findings, paintedPixels: shot.paintedPixels, glyphs: shot.glyphs)
    if verdict == .recordedChange { record.exceptionReason = exception?.reason }
    let context = ChangeContext(variant: variant)
    if let unexpected, let after {
      record.unexpected = context.record(
        unexpected, from: after.tree, to: shot.tree)
    }
    if let recorded, let before {
      record.recorded = context.record(
        recorded, from: before.tree, to: after?.tree ?? shot.tree)
    }
    var outcome = Outcome(record: record, drawn: shot)
    addImages(to: &outcome, shot, after: after, before: before, variant: variant)
    return outcome
  }

  private func match(_ comparison: Comparison?) -> VerdictRule.Match {
    switch comparison {
    case nil: .missing
    case .equal?: .equal
    case .differs?, .sizeChanged?: .different
    }
  }

  private func message(_ verdict: Verdict, _ subject: Subject, _ variant: Variant) -> String {
    switch verdict {
    case .locked:
      "\(variant.name) must look as before; undo the change, or name an exception for \(subject.id) with its reason under lock in \(Project.fileName)"
    case .notApplied:
      "the screen still looks as before; apply the recorded change, or record again"
    case .unexpectedChange:
      "differs from its baseline; undo the change, or accept it with meian record \(subject.id)"
    case .unrecorded: "no baseline is stored; meian record \(subject.id) stores one"
    case .unchanged, .recordedChange, .added, .obsolete, .removed, .broken, .skipped: ""
    }
  }

  private func addImages(
    to outcome: inout Outcome, _ shot: DrawnShot, after: BaselineImage?, before: BaselineImage?,
    variant: Variant
  ) {
    func add(_ bitmap: Bitmap, digest: String, _ bytes: @autoclosure () -> [UInt8]?) -> ImageRecord?
    {
      let path = "images/\(digest.prefix(24)).png"
      if outcome.images[path] == nil {
        guard let bytes = bytes() else { return nil }
        outcome.images[path] = .made(bytes)
      }
      return ImageRecord(
        path: path, width: bitmap.size.width, height: bitmap.size.height, digest: digest)
    }
    let nowDigest = pixelDigest(shot.bitmap)
    outcome.nowDigest = nowDigest
    if let after {
      let digest = outcome.record.unexpected == nil ? nowDigest : pixelDigest(after.bitmap)
      outcome.record.after = add(after.bitmap, digest: digest, after.bytes)
    }
    if let before {
      let digest =
        before.bitmap == shot.bitmap
        ? nowDigest
        : outcome.record.recorded == nil
          ? outcome.record.after?.digest ?? pixelDigest(before.bitmap)
          : pixelDigest(before.bitmap)
      outcome.record.before = add(before.bitmap, digest: digest, before.bytes)
    }
    outcome.record.now = add(shot.bitmap, digest: nowDigest, try? shot.png(variant: variant))
    if let picture = difference(outcome.record, shot, after, before) {
      outcome.record.difference = add(
        picture, digest: pixelDigest(picture), try? encodePNG(picture))
    }
  }

  private func difference(
    _ record: ShotRecord, _ shot: DrawnShot, _ after: BaselineImage?, _ before: BaselineImage?
  ) -> Bitmap? {
    if record.unexpected != nil, let after { return differenceImage(after.bitmap, shot.bitmap) }
    if record.recorded != nil, let before {
      return differenceImage(before.bitmap, after?.bitmap ?? shot.bitmap)
    }
    return nil
  }
}
