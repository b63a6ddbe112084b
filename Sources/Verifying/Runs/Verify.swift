import Baselines
import ImageDiff
import RunRecords
import Traits

/// The main job: draws the selected shots, compares each with its baselines, and writes nothing.
public func verify(
  _ project: Project, _ options: RunOptions
) throws(RunFailure) -> RunResult {
  try checkDiffer()
  try checkEpoch(of: project)
  let layouts = options.extent.cache.map { LayoutStore($0) }
  let bench = try Workbench(project, options, layouts: layouts)
  try bench.checkTolerances()
  try checkVariants(options.selection.variants, of: project, bench.screens)
  let before = try BeforeBaselines(project, bench.store, options)
  let scope = try RunScope(
    bench, try bench.screens.subjects(options.selection), before, options)
  let cache: ShotCache? =
    if let folder = options.extent.cache { try ShotCache(folder) } else { nil }
  // What a cache knows was trusted when it was drawn, and the rest is checked shot by shot.
  if cache == nil {
    try TrustCheck(bench: bench, before: before).check(scope.drawn, jobs: options.jobs)
  }
  let outcomes = try outcomes(of: scope.drawn, bench, before, cache, options)
  var assembly = RunAssembly(bench: bench, before: before)
  var rest = outcomes[...]
  for subject in scope.drawn {
    let own = rest.prefix(subject.variants.count)
    rest = rest.dropFirst(own.count)
    assembly.add(subject, Array(own))
  }
  let all = try bench.screens.subjects(Selection())
  if scope.isWhole { try assembly.addGone() }
  if !scope.isWhole || scope.shard != nil { assembly.addSkipped(all: all) }
  guard let cache else { return assembly.result(scope, cache: nil) }
  let shots = all.reduce(0) { $0 + $1.variants.count }
  layouts?.keep(bench.screens.layouts)
  cache.clean(limit: ShotCache.statesKept * shots + ShotCache.fewest)
  let counts = cache.counts
  return assembly.result(scope, cache: CacheRecord(hits: counts.hits, shots: counts.shots))
}

/// Draws and compares every shot of the subjects, in their order.
private func outcomes(
  of subjects: [Subject], _ bench: Workbench, _ before: BeforeBaselines, _ cache: ShotCache?,
  _ options: RunOptions
) throws(RunFailure) -> [ShotOutcome] {
  let pieces = ShotPiece.all(of: subjects)
  let comparer = ShotComparer(bench: bench, before: before)
  let cached = cache.map { cache in
    CachedShots(comparer: comparer, cache: cache, keys: ShotKeys(bench))
  }
  options.progress(0, pieces.count)
  return try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) in
    if let cached { return try cached.outcome(of: piece.subject, piece.variant) }
    return try comparer.outcome(of: piece.subject, piece.variant)
  }
}

/// A differ that cannot tell known pictures apart must not pass anything.
///
/// - Parameter failures: what the self-test found; given by tests alone.
func checkDiffer(_ failures: [String] = ImageDiff.selfTest()) throws(RunFailure) {
  guard let failure = failures.first else { return }
  throw .environment("self-test: \(failure); this build of Meian cannot be trusted")
}

func checkEpoch(of project: Project) throws(RunFailure) {
  guard project.epoch != renderingEpoch else { return }
  throw .environment(
    "\(Project.fileName): the project is recorded in rendering epoch \(project.epoch), and this Meian draws epoch \(renderingEpoch); use a Meian of that epoch, or set epoch: \(renderingEpoch) and record again"
  )
}

/// What the baselines' folder holds.
func listed(_ store: BaselineStore) throws(RunFailure) -> BaselineListing {
  do throws(BaselineError) { return try store.list() } catch { throw .usage("\(error)") }
}
