import Baselines
import Traits

/// Draws the selected shots as PNG files `<screen>/<variant>.png` below `directory`, and nothing else.
public func render(
  _ project: Project, to directory: String, _ options: RunOptions
) throws(RunFailure) -> RecordOutcome {
  let bench = try Workbench(project, options)
  if leads(directory, into: bench.store.directory) {
    throw .usage(
      "\(directory): the project’s \(project.baselines) lies there, where every other file is a stranger; name another folder"
    )
  }
  let folder = OutputFolder(directory)
  let pieces = ShotPiece.all(of: try bench.screens.subjects(options.selection))
  guard !pieces.isEmpty else {
    throw .usage("there is nothing to draw; name a layout file or a project with screens")
  }
  options.progress(0, pieces.count)
  let steps = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) -> RecordStep in
    switch try bench.shot(of: piece.subject, piece.variant) {
    case .failure(let error): return .broken(error.message)
    case .success(let shot):
      guard BaselineKey(screen: piece.subject.id, variant: piece.variant.name) != nil,
        let bytes = try? shot.png(variant: piece.variant)
      else {
        return .broken("\(piece.subject.source): the screen cannot be written as PNG")
      }
      let path = "\(piece.subject.id)/\(piece.variant.name).png"
      try folder.write(bytes, to: path)
      return .written(path, findings: shot.findings)
    }
  }
  return RecordOutcome(pieces, steps)
}
