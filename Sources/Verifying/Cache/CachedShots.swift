import Baselines
import Digests
import PNGCodec
import RunRecords
import Traits

/// Takes shots from a cache that are equal to their baselines, and draws and compares all others.
struct CachedShots: Sendable {
  let comparer: ShotComparer
  let cache: ShotCache
  let keys: ShotKeys

  func outcome(of subject: Subject, _ variant: Variant) throws(RunFailure) -> ShotOutcome {
    guard let key = keys.key(of: subject, variant) else {
      return try comparer.outcome(of: subject, variant)
    }
    if let known = cache.read(key.digest), isCurrent(known),
      let outcome = try unchanged(known, subject, variant)
    {
      cache.noteShot(isHit: true)
      return outcome
    }
    cache.noteShot(isHit: false)
    let outcome = try comparer.outcome(of: subject, variant)
    if let shot = entry(for: outcome, key) { cache.write(shot, key.digest) }
    return outcome
  }

  /// The outcome of a shot whose stored files are known to have its pixels; nil where they are not,
  /// and it has to be drawn.
  private func unchanged(
    _ known: CachedShot, _ subject: Subject, _ variant: Variant
  ) throws(RunFailure) -> ShotOutcome? {
    let bench = comparer.bench
    guard let key = BaselineKey(screen: subject.id, variant: variant.name),
      let after = try? bench.store.read(key, .after)
    else { return nil }
    let digest = Digest(of: after)
    guard known.baselines.contains("\(digest)") else { return nil }
    var hasBefore = false
    if comparer.before.isWanted {
      // Without a picture before the change the shot is new, and a person wants to see it.
      guard case .success(let file?) = try comparer.before.read(key, in: bench.project),
        file.bytes == after || known.baselines.contains("\(Digest(of: file.bytes))")
      else { return nil }
      hasBefore = true
    }
    let path = imagePath(ofDigest: known.pixels)
    let image = ImageRecord(
      path: path, width: known.width, height: known.height, digest: known.pixels)
    let record = ShotRecord(
      variant: variant.name, verdict: .unchanged, before: hasBefore ? image : nil, after: image,
      now: image, standIns: known.standIns, findings: known.findings,
      paintedPixels: known.paintedPixels, glyphs: known.glyphs)
    return ShotOutcome(
      record: record, images: [path: .baseline(key, .after, digest)], fonts: known.fonts,
      styleReason: known.styleReason,
      pair: PairFacts(
        hasChanged: false, pixels: known.pixels, formerPixels: known.pixels,
        frames: known.frames, adapts: known.adapts,
        stale: known.stale))
  }

  /// What to keep of an outcome; nil for anything but a shot that is exactly as it is stored and is
  /// made of nothing that its key does not cover.
  private func entry(for outcome: ShotOutcome, _ key: ShotKeys.Key) -> CachedShot? {
    let record = outcome.record
    guard record.verdict == .unchanged, let pair = outcome.pair, let seen = outcome.seen,
      let now = record.now, now.digest == record.after?.digest, !pair.hasChanged,
      case .baseline(_, .after, let file)? = outcome.images[now.path],
      seen.colors.isSubset(of: key.colors), key.pictures.isSuperset(of: seen.pictures),
      let programs = programs(for: seen)
    else { return nil }
    return CachedShot(
      pixels: now.digest, width: now.width, height: now.height, standIns: record.standIns,
      findings: record.findings, fonts: outcome.fonts, paintedPixels: record.paintedPixels,
      glyphs: record.glyphs, styleReason: outcome.styleReason, frames: pair.frames,
      adapts: pair.adapts, stale: pair.stale, programs: programs,
      baselines: [file, outcome.beforeFile].compactMap { $0.map { "\($0)" } })
  }

  /// The programs that drew the vector pictures among what was read; nil where one is gone.
  private func programs(for seen: SeenInputs) -> [String]? {
    let paths = seen.pictures.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    var programs: [String] = []
    for (ending, isPDF) in [(".pdf", true), (".svg", false)]
    where paths.contains(where: { $0.hasSuffix(ending) }) {
      guard let program = comparer.bench.vectors.identity(isPDF: isPDF) else { return nil }
      programs.append(program)
    }
    return programs
  }

  /// True where the programs that drew the shot are still the same.
  private func isCurrent(_ shot: CachedShot) -> Bool {
    shot.programs.allSatisfy { program in
      let isPDF = program.hasPrefix("pdftocairo")
      return comparer.bench.vectors.identity(isPDF: isPDF) == program
    }
  }
}
