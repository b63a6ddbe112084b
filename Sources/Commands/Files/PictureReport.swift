import FoundationEssentials
import ImageDiff
import PictureReading
import Synchronization
import Verifying

/// Collects what `compare` finds and writes a report of it.
final class PictureReport: Sendable {
  private let directory: String
  private let names: PictureNames
  /// As given.
  private let patterns: [String]
  private let kept = Mutex<[String: ComparedPicture]>([:])

  /// Nil where no report is wanted.
  init?(
    _ arguments: ParsedArguments, _ report: Option, _ names: PictureNames, _ patterns: [String]
  ) throws(UsageError) {
    self.names = names
    guard let directory = arguments.value(report) else {
      guard patterns.isEmpty else {
        throw UsageError("--pattern is for reports; write --report DIR as well")
      }
      return nil
    }
    self.directory = directory
    self.patterns = patterns
  }

  /// Keeps of a pair what the report shows, and not its pixels.
  func keep(_ name: String, _ pair: PicturePair, _ old: PictureSide, _ new: PictureSide) {
    guard let bitmaps = pair.bitmaps else { return }
    let comparison = pair.comparison
    let picture = ComparedPicture(
      name: name,
      outcome: .compared(
        comparison.explanation, tolerance: comparison.tolerance, masks: comparison.masks,
        comparison.colorSpaces),
      old: ReadPicture(bitmap: bitmaps.old, bytes: pair.oldBytes, path: old.path(of: name)),
      new: ReadPicture(bitmap: bitmaps.new, bytes: pair.newBytes, path: new.path(of: name)),
      file: new.isStandardInput ? old.file(of: name) : new.file(of: name), hidden: pair.fine?.box)
    kept.withLock { $0[name] = picture }
  }

  /// True where a file would lie in the report, or the report below the file.
  func overlaps(_ path: String, _ environment: Environment) -> Bool {
    let (place, file) = (environment.absolute(directory), environment.absolute(path))
    return leads(file, into: place) || leads(place, into: file)
  }

  /// Makes an earlier report there say no more, so that it never passes for this one's, however this
  /// one ends.
  func begin(
    _ old: PictureSide, _ new: PictureSide, _ environment: Environment
  ) throws(Failure) {
    let place = environment.absolute(directory)
    for side in [old, new] {
      guard let folder = side.folderPath else { continue }
      guard !leads(place, into: folder), !leads(folder, into: place) else {
        throw Failure(
          "\(directory): \(side.name) lies there; name a folder of its own for the report")
      }
    }
    try attempt { () throws(RunFailure) in try beginReport(at: place) }
  }

  func write(
    _ outcomes: [PictureOutcome], _ old: PictureSide, _ new: PictureSide, _ rules: PictureRules,
    _ others: [String], _ environment: Environment
  ) throws(Failure) {
    let place = environment.absolute(directory)
    let pictures = outcomes.compactMap { picture($0, old, new) }
    let compared = outcomes.filter { if case .leftOut = $0.result { false } else { true } }.map(
      \.path)
    let meanings = PictureMeanings(of: compared, by: names)
    let unused = PictureNames.unused(patterns, among: compared) + meanings.notes
    for line in unused { environment.complain("meian: \(printable(line))\n") }
    let leftOut = PictureOutcome.leftOut(of: outcomes).map { [$0] } ?? []
    let result = try attempt { () throws(RunFailure) in
      try comparisonRun(
        pictures, meanings, old: old.shown(""), new: new.shown(""),
        notes: leftOut + others + unused + rules.unusedMasks,
        directory: environment.currentDirectory)
    }
    try attempt { () throws(RunFailure) in
      try writeReport(result, to: place, commandDirectory: environment.currentDirectory)
    }
  }

  private func picture(
    _ outcome: PictureOutcome, _ old: PictureSide, _ new: PictureSide
  ) -> ComparedPicture? {
    let name = outcome.path
    switch outcome.result {
    case .compared:
      if let picture = kept.withLock({ $0[name] }) { return picture }
      return ComparedPicture(name: name, outcome: .failed(message: "it was not kept"))
    case .added:
      return ComparedPicture(
        name: name, outcome: .added, new: read(name, new), file: new.file(of: name))
    case .removed:
      return ComparedPicture(
        name: name, outcome: .removed, old: read(name, old), file: old.file(of: name))
    case .renamed(let origin):
      return ComparedPicture(
        name: name, outcome: .renamed(from: origin), old: read(origin, old), new: read(name, new),
        file: new.file(of: name))
    case .leftOut: return nil
    case .failed(let failure):
      return ComparedPicture(
        name: name, outcome: .failed(message: failure.message), file: new.file(of: name))
    }
  }

  /// Nil where the picture cannot be read; it is then named without being shown.
  private func read(_ name: String, _ side: PictureSide) -> ReadPicture? {
    guard let bytes = try? side.read(name),
      let bitmap = try? decoded(bytes, side.shown(name))
    else { return nil }
    return ReadPicture(bitmap: bitmap, bytes: bytes, path: side.path(of: name))
  }
}
