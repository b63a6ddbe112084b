import Baselines
import Digests
import ImageDiff
import PNGCodec
import RunRecords
import Traits

/// Compares one shot with its baselines and records what came of it.
struct ShotComparer: Sendable {
  let bench: Workbench
  let before: BeforeBaselines

  func outcome(of subject: Subject, _ variant: Variant) throws(RunFailure) -> ShotOutcome {
    let shot: DrawnShot
    switch try bench.shot(of: subject, variant) {
    case .success(let drawn): shot = drawn
    case .failure(let error): return broken(variant, error.message)
    }
    guard let key = BaselineKey(screen: subject.id, variant: variant.name) else {
      return broken(
        variant,
        "\(subject.source): the screen id “\(subject.id)” names no file; use A-Z a-z 0-9 _ - and /")
    }
    let after: BaselineImage?
    let isSame: Bool
    let before: BaselineImage?
    switch try afterImage(key) {
    case .success(let image):
      if shot.tree != nil { try checkTrust(image, key, .after) }
      isSame = image?.bitmap == shot.bitmap
      // One copy of equal pixels is enough: a phone's are 12 MB, and `before` is still to come.
      after = isSame ? image?.showing(shot.bitmap) : image
    case .failure(let error): return broken(variant, error.message)
    }
    switch try beforeImage(key, known: after) {
    case .success(let image):
      if shot.tree != nil { try checkTrust(image, key, .before) }
      before = image
    case .failure(let error): return broken(variant, error.message)
    }
    let rules = ShotRules(
      bench.project, screen: subject.id, variant: variant.name,
      origin: shot.tree == nil ? .captured : .drawn)
    return compared(
      subject, variant, key, shot, rules, after: after, isSame: isSame, before: before)
  }

  private func broken(_ variant: Variant, _ message: String) -> ShotOutcome {
    ShotOutcome(record: ShotRecord(variant: variant.name, verdict: .broken, message: message))
  }

  private func name(_ key: BaselineKey, _ role: BaselineRole) -> String {
    "\(bench.project.baselines)/\(key.path(role))"
  }

  /// The stored image, nil where there is none; one that cannot be read is the failure.
  private func afterImage(_ key: BaselineKey) throws(RunFailure) -> Result<
    BaselineImage?, ShotError
  > {
    let bytes: [UInt8]?
    do throws(BaselineError) { bytes = try bench.store.read(key, .after) } catch {
      return .failure(ShotError(bench.project.message(error)))
    }
    guard let bytes else { return .success(nil) }
    return try image(bytes, name(key, .after), .stored)
  }

  /// The image before the change.
  ///
  /// - Parameter known: the one after it, which is often the same file and then need not be decoded
  ///   again.
  private func beforeImage(
    _ key: BaselineKey, known: BaselineImage?
  ) throws(RunFailure) -> Result<BaselineImage?, ShotError> {
    switch try before.read(key, in: bench.project) {
    case .failure(let error): return .failure(error)
    case .success(nil): return .success(nil)
    case .success(let file?):
      if let known, known.bytes == file.bytes { return .success(known) }
      return try image(file.bytes, file.name, file.source)
    }
  }

  private func image(
    _ bytes: [UInt8], _ name: String, _ source: BeforeBaselines.Source
  ) throws(RunFailure) -> Result<BaselineImage?, ShotError> {
    do throws(PNGError) { return .success(try BaselineImage(bytes, source: source)) } catch {
      let message = "\(name): \(error)"
      if case .lfsPointer = error { throw .environment(message) }
      return .failure(ShotError(message))
    }
  }

  private func checkTrust(
    _ image: BaselineImage?, _ key: BaselineKey, _ role: BaselineRole
  ) throws(RunFailure) {
    guard let image,
      let objection = BaselineTrust(fonts: bench.fonts).objection(to: image.marks, of: key)
    else { return }
    guard role == .before, case .commit(let commit) = image.source else {
      throw .environment("\(name(key, role)): \(objection)")
    }
    throw .environment(
      "\(commit.name(of: key)): \(objection), or let --renderer-upgrade draw that commit’s screens again"
    )
  }

  /// - Parameter isSame: whether the pixels of now are those of `after`.
  private func compared(
    _ subject: Subject, _ variant: Variant, _ key: BaselineKey, _ shot: DrawnShot,
    _ rules: ShotRules, after: BaselineImage?, isSame: Bool, before: BaselineImage?
  ) -> ShotOutcome {
    var rules = rules
    let trees = rules.isExact ? [] : [shot.tree, after?.tree, before?.tree].compactMap(\.self)
    let unexpected = after.map {
      isSame ? .equal : rules.explanation(shot.bitmap, with: $0.bitmap, trees: trees)
    }
    let applied = before.map { rules.explanation(shot.bitmap, with: $0.bitmap, trees: trees) }
    // Where now equals after, one comparison with before answers for both.
    var recorded = applied
    if unexpected != .equal {
      recorded = after.flatMap { after in
        before.map { rules.explanation(after.bitmap, with: $0.bitmap, trees: trees) }
      }
    }
    let isLocked = bench.project.lock.locks(variant.name)
    let exception =
      isLocked ? bench.project.lock.exception(for: subject.id, variant.name) : nil
    let verdict = VerdictRule(
      after: .init(unexpected?.comparison), before: .init(applied?.comparison),
      beforeIsAfter: recorded == .equal, ignoresBefore: !self.before.isWanted,
      isLocked: isLocked, hasException: exception != nil
    ).verdict

    var record = ShotRecord(
      variant: variant.name, verdict: verdict,
      message: verdict.advice(for: subject.id, variant.name), standIns: shot.standIns,
      findings: shot.findings, paintedPixels: shot.paintedPixels, glyphs: shot.glyphs)
    // Explaining builds the views once more, which only what somebody looks at is worth.
    if verdict.fails || verdict.needsReview {
      record.explanation = bench.shotExplanation(of: subject, variant)
      record.pixelsPerPoint = bench.pixelsPerPoint(of: subject, variant)
    }
    if verdict == .recordedChange { record.exceptionReason = exception?.reason }
    record.findings += rules.findings
    if !rules.tolerated.isEmpty {
      record.tolerated = rules.tolerated.map(\.words).joined(separator: "; ")
      record.tolerances = rules.tolerated
    }
    if !rules.masked.isEmpty { record.masks = rules.masked }
    var context = ChangeContext(colors: bench.colors, traits: variant.traits)
    if let unexpected, let after {
      record.unexpected = context.record(unexpected, from: after.tree, to: shot.tree)
    }
    if let recorded, let before {
      record.recorded = context.record(recorded, from: before.tree, to: after?.tree ?? shot.tree)
    }
    record.describeViews(of: subject.document, now: shot.tree, others: [after?.tree, before?.tree])
    var pictures = ShotPictures(
      key: key, variant: variant, shot: shot, after: after, before: before)
    // What a rule excuses is still another picture.
    let nowIsBefore = applied == .equal && (rules.isExact || before?.bitmap == shot.bitmap)
    pictures.add(
      to: &record,
      nowIsAfter: isSame, nowIsBefore: nowIsBefore,
      beforeIsAfter: recorded == .equal && (rules.isExact || before?.bitmap == after?.bitmap))
    return ShotOutcome(
      record: record, images: pictures.images, fonts: shot.fonts, styleReason: shot.styleReason,
      pair: PairFacts(record, shot, pixels: pictures.nowDigest),
      beforeFile: nowIsBefore && before?.bytes != after?.bytes
        ? before.map { Digest(of: $0.bytes) } : nil,
      seen: SeenInputs(pictures: shot.pictures, tree: shot.tree), used: rules.used)
  }
}

extension VerdictRule.Match {
  fileprivate init(_ comparison: Comparison?) {
    switch comparison {
    case nil: self = .missing
    case .equal?: self = .equal
    case .differs?, .sizeChanged?: self = .different
    }
  }
}
