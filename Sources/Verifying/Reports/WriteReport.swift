import Baselines
import Digests
import RunRecords

/// Writes the pages and files of a report into `directory`; pages and pictures that only an earlier
/// report there had are removed.
///
/// - Parameter commandDirectory: the folder the command ran in, from which paths in JUnit count.
public func writeReport(
  _ result: RunResult, to directory: String, commandDirectory: String,
  options: ReportOptions = ReportOptions()
) throws(RunFailure) {
  let wanted = Set(
    result.record.picturePaths(leavingOutUnchanged: options.leavesOutUnchanged))
  let draft = ReportDraft(
    run: result.record, paths: result.images.keys.filter(wanted.contains).sorted(),
    options: options
  ) { path throws(RunFailure) in
    guard let source = result.images[path] else { return [] }
    return try bytes(of: source, in: result)
  }
  try draft.write(to: directory, for: result.project, commandDirectory: commandDirectory)
}

private func bytes(of source: ImageSource, in result: RunResult) throws(RunFailure) -> [UInt8] {
  switch source {
  case .made(let bytes): return bytes
  case .file(let path, let digest):
    guard let bytes = readFile(path), Digest(of: bytes) == digest else {
      throw .usage("\(path): changed while it was being compared; run again when nothing writes it")
    }
    return bytes
  case .baseline(let key, let role, let digest):
    let bytes: [UInt8]?
    do throws(BaselineError) { bytes = try result.store.read(key, role) } catch {
      throw .usage("\(error)")
    }
    guard let bytes, Digest(of: bytes) == digest else {
      throw .usage(
        "\(result.project.baselines)/\(key.path(role)): changed while it was being compared; run again when nothing writes baselines"
      )
    }
    return bytes
  case .commit(let baselines, let key):
    guard let bytes = try baselines.read(key) else {
      throw .environment(
        "\(baselines.name(of: key)): is gone from the repository since it was compared; run again")
    }
    return bytes
  }
}
