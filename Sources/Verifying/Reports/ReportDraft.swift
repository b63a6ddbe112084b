import Digests
import FoundationEssentials
import Reporting
import RunRecords

/// A report that is about to be written: the run, and where its pictures come from.
struct ReportDraft {
  var run: RunRecord
  /// The pictures that can be read, relative to the report; no more are written.
  var paths: [String]
  var options: ReportOptions
  var read: (_ path: String) throws(RunFailure) -> [UInt8]

  /// Writes the pages, pictures and files into `directory`; what only an earlier report there had
  /// is removed.
  ///
  /// - Parameter project: the one that must not be written over; nil where none is read.
  func write(
    to directory: String, for project: Project?, commandDirectory: String
  ) throws(RunFailure) {
    let context = ReportContext(
      attachmentPrefix: relativePath(of: directory, from: commandDirectory),
      address: options.address, leavesOutUnchanged: options.leavesOutUnchanged)
    let files = textFiles(of: run, context)
    let names = Set(
      (files.map(\.path) + ["images", "pixels", SinglePage.path])
        .compactMap { $0.split(separator: "/").first })
    try ReportFolder.locked(directory, for: project, names: Set(names.map(String.init))) {
      folder throws(RunFailure) in
      // A run that is killed on the way leaves nothing that looks like a report.
      let record = files.first(where: \.isRecord).map { Array($0.contents.utf8) } ?? []
      try folder.begin(removing: ReportFolder.entries, record: record)
      for file in files where !file.isRecord && !ReportFolder.entries.contains(file.path) {
        try folder.output.write(Array(file.contents.utf8), to: file.path)
      }
      var kept = Set(files.map(\.path)).union(paths)
      for path in paths {
        let bytes = try read(path)
        // A picture of the same name may be left from an earlier run, or be a stranger's.
        if folder.output.read(path) != bytes { try folder.output.write(bytes, to: path) }
      }
      kept.formUnion(try writePixels(to: folder.output))
      if options.isSingleFile {
        try folder.output.write(try singlePage(context), to: SinglePage.path)
        kept.insert(SinglePage.path)
      }
      // Every other file has the same name in all reports.
      let left = folder.output.files(of: ["images", "pixels", "screens", SinglePage.path])
        .subtracting(kept)
      if !left.isEmpty, let earlier = folder.earlier {
        let old = ScreenPage.files(for: earlier, context: context).map(\.path) + earlier.everyPath
        for path in left.intersection(old).sorted() { folder.output.remove(path) }
      }
      for file in files where ReportFolder.entries.contains(file.path) {
        try folder.output.write(Array(file.contents.utf8), to: file.path)
      }
      try folder.finish(record)
    }
  }

  /// The pictures once more, as scripts; the paths that were written.
  private func writePixels(to output: OutputFolder) throws(RunFailure) -> [String] {
    let known = Set(paths)
    let files = run.pixelFiles.filter { known.contains($0.image) }
    for file in files {
      try output.write(
        Array(file.contents(base64: base64(try read(file.image))).utf8), to: file.path)
    }
    return files.map(\.path)
  }

  private func singlePage(_ context: ReportContext) throws(RunFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let page = SinglePage(run: run, context: context) { base64(Digest(of: $0).bytes) }
    for piece in page.pieces {
      switch piece {
      case .text(let text): bytes += text.utf8
      case .picture(let path): bytes += base64(try read(path)).utf8
      }
    }
    return bytes
  }
}

private func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

private func textFiles(of run: RunRecord, _ context: ReportContext) -> [ReportFile] {
  allReportWriters.flatMap { $0.files(for: run, context: context) }
}

extension ReportFile {
  fileprivate var isRecord: Bool { path == ReportFolder.marker }
}

extension ReportFolder {
  /// What readers and pipelines open first.
  fileprivate static let entries = [
    "index.html", SinglePage.path, "junit.xml", "summary.md", "reg.json", "codequality.json",
    "findings.sarif",
  ]
}

/// Refuses a folder in which no report of the project can be written, before anything is drawn.
public func checkReport(at directory: String, for project: Project) throws(RunFailure) {
  let names: Set<String> = Set(ReportFolder.entries + ["images", "pixels", "screens"])
  try ReportFolder.check(directory, for: project, names: names)
}

/// Makes an earlier report in `directory` say no more, before a new one is worked on; so nobody takes
/// the old one for what a run that was killed found.
///
/// Refuses a folder in which a report could overwrite something else.
public func beginReport(at directory: String) throws(RunFailure) {
  let names: Set<String> = Set(ReportFolder.entries + ["images", "pixels", "screens"])
  try ReportFolder.locked(directory, for: nil, names: names) { folder throws(RunFailure) in
    try folder.begin(removing: ReportFolder.entries, record: nil)
  }
}

extension RunRecord {
  /// The paths of the pictures of a report, sorted.
  func picturePaths(leavingOutUnchanged: Bool) -> [String] {
    let shown = screens.filter { !leavingOutUnchanged || $0.fails || $0.needsReview }
    // A shard's report does not show what is gone, and brings its pictures to the merged one.
    let all = shown + (shard?.gone ?? [])
    return Set(all.flatMap(\.shots).flatMap { $0.pictures.map(\.path) }).sorted()
  }

  /// What a report of the run may have written beside its text files.
  fileprivate var everyPath: [String] {
    picturePaths(leavingOutUnchanged: false) + pixelFiles.map(\.path) + [SinglePage.path]
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
