import FoundationEssentials
import RunRecords

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// A folder that holds a report of ours, or is to hold one.
///
/// `results.json` marks it, or `unfinished.json` while one is written: there it is what an earlier run
/// left. Only what the mark lists is removed.
struct ReportFolder {
  let output: OutputFolder
  /// The record of the report that is there, as it is stored.
  private let record: [UInt8]?

  /// The run whose report was there when the folder was locked; nil where there was none, or none
  /// that can be read. Reading it takes longer than writing a small report.
  var earlier: RunRecord? { record.flatMap { try? decodeRunRecord($0) } }

  static let marker = "results.json"
  private static let unfinished = "unfinished.json"

  /// Makes an earlier report say no more, and marks the folder as ours until `finish`.
  ///
  /// - Parameters:
  ///   - names: the files that a reader opens first.
  ///   - record: marks a folder without an earlier report.
  func begin(removing names: [String], record: [UInt8]?) throws(RunFailure) {
    if let mark = output.read(Self.marker) {
      try output.write(mark, to: Self.unfinished)
      output.remove(Self.marker)
    } else if let record, output.read(Self.unfinished) == nil {
      try output.write(record, to: Self.unfinished)
    }
    for name in names { output.remove(name) }
  }

  /// Marks the report as whole.
  func finish(_ record: [UInt8]) throws(RunFailure) {
    try output.write(record, to: Self.marker)
    output.remove(Self.unfinished)
  }

  /// Runs `body` while no other run writes a report there, so that two reports cannot mix.
  ///
  /// Refuses a folder in which a report could overwrite something else. The folder is made where it
  /// does not exist. Another run is waited for, since it only writes what it has at hand.
  ///
  /// - Parameters:
  ///   - project: the one whose files must not be mixed with the report; nil where none is read.
  ///   - names: the files and folders at the top of a report.
  static func locked(
    _ path: String, for project: Project?, names: Set<String>,
    _ body: (ReportFolder) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    if let project { try checkPlace(path, project) }
    try OutputFolder(path).make()
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw unlockable(path) }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else { throw unlockable(path) }
    }
    try body(ReportFolder(path, names: names))
  }

  /// Refuses what `locked` would refuse, and a folder that cannot be written, without making anything.
  static func check(_ path: String, for project: Project, names: Set<String>) throws(RunFailure) {
    try checkPlace(path, project)
    let files = FileManager.default
    if FileKind(of: path) != nil {
      _ = try ReportFolder(path, names: names)
    }
    // The nearest folder that is there.
    var place = realPath(path) ?? path
    while FileKind(of: place) == nil, place != "/" {
      let parts = place.split(separator: "/").dropLast()
      place = "/" + parts.joined(separator: "/")
    }
    guard FileKind(of: place) == .folder, files.isWritableFile(atPath: place) else {
      let reason = FileKind(of: place) == .folder ? "permission denied" : "a file is in the way"
      throw .usage("\(path)/: cannot be made (\(reason)); name a folder that can be written")
    }
  }

  private static func unlockable(_ path: String) -> RunFailure {
    let reason = String(cString: strerror(errno)).lowercased()
    return .usage(
      "\(path): cannot be locked against other runs (\(reason)); name a local folder for the report"
    )
  }

  /// Refuses a folder in which a report could overwrite something else.
  private init(_ path: String, names: Set<String>) throws(RunFailure) {
    output = OutputFolder(path)
    record = output.read(Self.marker) ?? output.read(Self.unfinished)
    let isOurs = record.map(Self.isMarker) ?? false
    guard !isOurs else { return }
    let strangers = names.filter { FileKind(of: "\(path)/\($0)") != nil }.sorted()
    if let stranger = strangers.first ?? Self.picture(below: path) {
      throw .usage(
        "\(path): holds \(stranger) and no report of Meian; name an empty or new folder for the report"
      )
    }
  }

  /// A picture in a folder that is no report: whoever keeps pictures there wants no pages among them.
  private static func picture(below path: String) -> String? {
    // A folder that holds more than this and no picture among them holds something else.
    FolderEntries(of: path).lazy.prefix(10_000)
      .first { PictureNames.split($0).ending != nil }
  }

  /// The report must not mix with what the project reads or stores.
  private static func checkPlace(_ path: String, _ project: Project) throws(RunFailure) {
    guard let place = realPath(path) else {
      throw .usage("\(path): there can be no folder; name another one for the report")
    }
    if !isInside(place, project.folder.path), standsInside(path, project.folder.path) {
      throw .usage(
        "\(path): a symbolic link leads out of the project there; remove it, or name another folder for the report"
      )
    }
    if isInside(project.folder.path, place) {
      throw .usage(
        "\(path): the project itself lies there; name a folder of its own for the report")
    }
    let own =
      [project.baselines] + project.screens + project.assets
      + (project.captures.map { [$0.directory] } ?? [])
    for entry in own {
      guard let folder = project.assetFolder.absolute(entry), folder != project.folder.path,
        isInside(place, folder) || isInside(folder, place)
      else { continue }
      throw .usage(
        "\(path): the project’s \(entry) lies there; name a folder of its own for the report")
    }
  }

  /// True where one of the folders on the way to `path` is `folder` or below it, whatever links
  /// that stand behind it lead to: who wrote those may not choose where a report goes.
  private static func standsInside(_ path: String, _ folder: String) -> Bool {
    var parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while parent.pathComponents.count > 1 {
      if let real = realPath(parent.path), isInside(real, folder) { return true }
      parent.deleteLastPathComponent()
    }
    return false
  }

  /// A record of any version, also of a later one.
  private static func isMarker(_ bytes: [UInt8]) -> Bool {
    struct Mark: Decodable {
      var schema: Int
      var meian: String
      var screens: [Empty]
    }
    struct Empty: Decodable {}
    return (try? JSONDecoder().decode(Mark.self, from: Data(bytes))) != nil
  }
}
