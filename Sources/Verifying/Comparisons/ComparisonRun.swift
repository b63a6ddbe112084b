import Screens
import Baselines
import FoundationEssentials
import RunRecords
import Traits

/// The record of a comparison without a project, as of a run whose baselines are the first folder.
///
/// - Parameters:
///   - pictures: every picture of both folders.
///   - meanings: what each of them stands for.
///   - old: how the first folder is called.
///   - new: how the second folder is called.
///   - notes: what else there is to say of the comparison, a line each.
///   - directory: where the command runs, absolute.
public func comparisonRun(
  _ pictures: [ComparedPicture], _ meanings: PictureMeanings, old: String, new: String,
  notes: [String] = [], directory: String
) throws(RunFailure) -> RunResult {
  var screens: [String: ScreenRecord] = [:]
  var images: [String: ImageSource] = [:]
  for picture in pictures.sorted(by: { $0.name < $1.name }) {
    images.merge(picture.images) { first, _ in first }
    let meaning = meanings[picture.name]
    var screen =
      screens[meaning.screen]
      ?? ScreenRecord(id: meaning.screen, title: meaning.screen, source: "", device: "", shots: [])
    screen.shots.append(
      picture.record(
        meaning.variant, ChangeContext(withoutProject: meaning.traits)))
    screens[meaning.screen] = screen
  }
  let records = screens.values.sorted { $0.id < $1.id }.map { screen in
    var screen = screen
    // Light before dark, as in a project.
    screen.shots.sort { (rank($0), $0.variant) < (rank($1), $1.variant) }
    screen.pairNotes = pairNotes(screen.shots)
    return screen
  }
  let project = Project.withoutProject(directory: directory)
  var record = RunRecord(
    project: new, meian: meianVersion, epoch: renderingEpoch, before: old, screens: records,
    causes: RunRecord.causeGroups(of: records, areNamed: false))
  record.notes = notes
  record.markAsComparison()
  return RunResult(
    record: record, images: images, store: try baselineStore(of: project), project: project,
    isProvenUnaffected: false)
}

private func rank(_ shot: ShotRecord) -> Int {
  if shot.variant == "light" || shot.variant.hasPrefix("light.") { return 0 }
  return shot.variant == "dark" || shot.variant.hasPrefix("dark.") ? 1 : 2
}

/// What light and dark say about each other, as far as pixels tell.
private func pairNotes(_ shots: [ShotRecord]) -> [PairNote] {
  var notes: Set<PairNote> = []
  for light in shots {
    guard let variant = try? Variant(name: light.variant), variant.style == .light else { continue }
    var twin = variant
    twin.style = .dark
    guard let dark = shots.first(where: { $0.variant == twin.name }) else { continue }
    if (light.verdict == .unexpectedChange) != (dark.verdict == .unexpectedChange) {
      notes.insert(.oneSided)
    }
    let shots = [light, dark].compactMap(PictureHistory.init)
    if shots.count == 2, shots[0].becameEqual(to: shots[1]) { notes.insert(.identicalStyles) }
  }
  return PairNote.allCases.filter(notes.contains)
}
