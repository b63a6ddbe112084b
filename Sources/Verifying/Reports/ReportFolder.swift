import Foundation
import FoundationEssentials
import RunRecords

/// A folder that holds a report of ours, or is to hold one.
///
/// `results.json` marks it: it is written first, and only what an earlier one lists is removed.
struct ReportFolder {
  let output: OutputFolder
  /// The run whose report is there; nil where there is none, or none that can be read.
  let earlier: RunRecord?

  private static let marker = "results.json"

  /// Refuses a folder in which a report could overwrite something else.
  ///
  /// - Parameter names: the files and folders at the top of a report.
  init(_ path: String, for project: Project, names: Set<String>) throws(RunFailure) {
    output = OutputFolder(path)
    try Self.checkPlace(path, project)
    let bytes = output.read(Self.marker)
    earlier = bytes.flatMap { try? decodeRunRecord($0) }
    let isOurs = bytes.map(Self.isMarker) ?? false
    guard !isOurs else { return }
    let strangers = names.filter { FileKind(of: "\(path)/\($0)") != nil }.sorted()
    if let stranger = strangers.first {
      throw .usage(
        "\(path): holds \(stranger) and no report of Meian; name an empty or new folder for the report"
      )
    }
  }

  /// The report must not mix with what the project reads or stores.
  private static func checkPlace(_ path: String, _ project: Project) throws(RunFailure) {
    guard let place = realPath(path) else {
      throw .usage("\(path): there can be no folder; name another one for the report")
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
