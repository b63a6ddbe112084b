public import RunRecords

/// Writes the report of a saved run once more.
///
/// - Parameters:
///   - source: the folder of the saved run, with `images/` in it.
///   - directory: where the report goes; may be `source` itself.
///   - commandDirectory: the folder the command ran in, from which paths in JUnit count.
public func rebuildReport(
  _ run: RunRecord, from source: String, to directory: String, commandDirectory: String,
  options: ReportOptions = ReportOptions()
) throws(RunFailure) {
  var options = options
  // A report that left out what is unchanged has no pictures of it.
  let wanted = run.picturePaths(leavingOutUnchanged: false)
  let isComplete = wanted.allSatisfy { FileKind(of: "\(source)/\($0)") != nil }
  if !isComplete { options.leavesOutUnchanged = true }
  let paths = run.picturePaths(leavingOutUnchanged: options.leavesOutUnchanged)
  let draft = ReportDraft(run: run, paths: paths, options: options) { path throws(RunFailure) in
    try readPicture("\(source)/\(path)", named: path)
  }
  try draft.write(to: directory, for: nil, commandDirectory: commandDirectory)
}

/// A link could lead to any file of the machine, and the report may be published.
private func readPicture(_ file: String, named path: String) throws(RunFailure) -> [UInt8] {
  guard let kind = FileKind(of: file) else {
    throw .usage("\(path): missing beside the saved run; keep images/ and results.json together")
  }
  guard kind == .file else {
    throw .usage("\(path): no plain file; keep images/ as “meian verify” wrote it")
  }
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  guard let bytes = readFile(file), bytes.starts(with: signature) else {
    throw .usage("\(path): no PNG file; keep images/ as “meian verify” wrote it")
  }
  return bytes
}
