import Baselines
import Digests
import Foundation
import Reporting
import RunRecords

/// Writes the pages and files of a report into `directory`; pages and pictures that only an earlier
/// report there had are removed.
///
/// - Parameter commandDirectory: the folder the command ran in, from which paths in JUnit count.
public func writeReport(
  _ result: RunResult, to directory: String, commandDirectory: String
) throws(RunFailure) {
  let context = ReportContext(
    attachmentPrefix: relativePath(of: directory, from: commandDirectory))
  let files = reportFiles(of: result.record, context)
  let names = Set((files.map(\.path) + ["images"]).compactMap { $0.split(separator: "/").first })
  try ReportFolder.locked(directory, for: result.project, names: Set(names.map(String.init))) {
    folder throws(RunFailure) in
    // The record comes first, because it marks the folder as ours.
    for file in files.sorted(by: { ($0.isRecord ? 0 : 1) < ($1.isRecord ? 0 : 1) }) {
      try folder.output.write(Array(file.contents.utf8), to: file.path)
    }
    for (path, source) in result.images.sorted(by: { $0.key < $1.key }) {
      let bytes = try bytes(of: source, in: result)
      // A picture of the same name may be left from an earlier run, or be a stranger's.
      if folder.output.read(path) != bytes { try folder.output.write(bytes, to: path) }
    }
    guard let earlier = folder.earlier else { return }
    let kept = Set(files.map(\.path)).union(result.images.keys)
    let old = reportFiles(of: earlier, context).map(\.path) + earlier.imagePaths
    for path in Set(old).subtracting(kept).sorted() { folder.output.remove(path) }
  }
}

private func reportFiles(of run: RunRecord, _ context: ReportContext) -> [ReportFile] {
  allReportWriters.flatMap { $0.files(for: run, context: context) }
}

private func bytes(of source: ImageSource, in result: RunResult) throws(RunFailure) -> [UInt8] {
  switch source {
  case .made(let bytes): return bytes
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

extension ReportFile {
  fileprivate var isRecord: Bool { path == "results.json" }
}

extension RunRecord {
  /// The path of every picture, in no order and some of them twice.
  fileprivate var imagePaths: [String] {
    screens.flatMap(\.shots).flatMap { shot in
      [shot.before, shot.after, shot.now, shot.difference].compactMap(\.?.path)
    }
  }
}

/// `directory` as seen from `base`; both absolute or relative to the current directory.
private func relativePath(of directory: String, from base: String) -> String {
  let target = URL(fileURLWithPath: directory).standardizedFileURL.pathComponents
  let start = URL(fileURLWithPath: base).standardizedFileURL.pathComponents
  let shared = zip(target, start).prefix { $0 == $1 }.count
  let parts = Array(repeating: "..", count: start.count - shared) + target[shared...]
  return parts.joined(separator: "/")
}
