import Foundation
import Reporting
import RunRecords

/// Writes the pages and files of a report into `directory`; pictures of an earlier report that no
/// page names any more are removed.
///
/// - Parameter commandDirectory: the folder the command ran in, from which paths in JUnit count.
public func writeReport(
  _ result: RunResult, to directory: String, commandDirectory: String
) throws(RunFailure) {
  let folder = OutputFolder(directory)
  // The same picture has the same name, so one that is there is not written again.
  let images = URL(fileURLWithPath: directory).appendingPathComponent("images")
  let present = Set((try? FileManager.default.contentsOfDirectory(atPath: images.path)) ?? [])
  for (path, bytes) in result.images.sorted(by: { $0.key < $1.key }) {
    let name = String(path.dropFirst("images/".count))
    if present.contains(name) { continue }
    switch bytes {
    case .made(let bytes): try folder.write(bytes, to: path)
    case .file(let source): try folder.write(readFile(source) ?? [], to: path)
    }
  }
  let context = ReportContext(
    attachmentPrefix: relativePath(of: directory, from: commandDirectory))
  var written: Set<String> = []
  for writer in allReportWriters {
    for file in writer.files(for: result.record, context: context) {
      try folder.write(Array(file.contents.utf8), to: file.path)
      written.insert(file.path)
    }
  }
  removeStale(in: directory, images: Set(result.images.keys), pages: written)
}

/// Removes what only an earlier report of ours can have left: pictures named by digest, and pages
/// below `screens/`.
private func removeStale(in directory: String, images: Set<String>, pages: Set<String>) {
  let folder = ProjectFolder(directory)
  for file in folder.files(below: "images")
  where !images.contains(file) && isPicture(file) {
    try? FileManager.default.removeItem(atPath: folder.path + "/" + file)
  }
  for file in folder.files(below: "screens") where file.hasSuffix(".html") && !pages.contains(file)
  {
    try? FileManager.default.removeItem(atPath: folder.path + "/" + file)
  }
}

private func isPicture(_ path: String) -> Bool {
  let name = path.dropFirst("images/".count)
  return name.count == 28 && name.hasSuffix(".png")
    && name.dropLast(4).allSatisfy { $0.isHexDigit }
}

/// `directory` as seen from `base`; both absolute or relative to the current directory.
private func relativePath(of directory: String, from base: String) -> String {
  let target = URL(fileURLWithPath: directory).standardizedFileURL.pathComponents
  let start = URL(fileURLWithPath: base).standardizedFileURL.pathComponents
  let shared = zip(target, start).prefix { $0 == $1 }.count
  let parts = Array(repeating: "..", count: start.count - shared) + target[shared...]
  return parts.joined(separator: "/")
}
