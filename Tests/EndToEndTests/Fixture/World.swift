import Foundation
import TestSupport
import Testing

/// A repository on a forge, whose `main` has recorded screens, and the clones that are made of it.
struct World {
  let folder: TemporaryFolder
  /// The forge's own; merge requests are merged in its work tree.
  let shared: Desk

  static let home = ["Baselines/home/dark.after.png", "Baselines/home/light.after.png"]

  /// - Parameters:
  ///   - screens: names of screens to paint in the system's background.
  ///   - settings: further members of the project file, each with a comma behind.
  init(screens: [String] = ["home"], settings: String = "") throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "shared"), withIntermediateDirectories: true)
    shared = Desk(repository: try TestRepository(folder.path(of: "shared")))
    try shared.git("config", "receive.denyCurrentBranch", "updateInstead")
    try shared.write(Self.projectFile(settings), to: "meian.json5")
    try shared.write("/meian-report/\n", to: ".gitignore")
    for screen in screens { try shared.paint("systemBackground", screen) }
    if !screens.isEmpty { try shared.must("record", "--quiet") }
    try shared.commit("Screens")
  }

  static func projectFile(_ settings: String = "") -> String {
    "{ name: \"Story\", screens: [\"Screens\"], device: \"iphone-4\", \(settings) }"
  }

  /// A new clone, with `main` checked out unless `options` say otherwise.
  func clone(_ name: String, _ options: String..., of origin: Desk? = nil) throws -> Desk {
    try clone(name, options, of: origin)
  }

  func clone(_ name: String, _ options: [String], of origin: Desk? = nil) throws -> Desk {
    Desk(
      repository: try TestRepository.clone(
        (origin ?? shared).repository, to: folder.path(of: name), options))
  }

  /// A clone in which a merge request's branch was begun.
  func author(_ name: String = "author", branch: String = "topic") throws -> Desk {
    let desk = try clone(name)
    try desk.git("checkout", "--quiet", "-b", branch)
    return desk
  }

  /// What a forge's job does for a merge request: a fresh clone of the branch, with variables.
  func job(
    _ name: String, on branch: String = "topic", to target: String = "main", _ options: String...
  ) throws -> Desk {
    var desk = try clone(name, ["--branch=\(branch)"] + options)
    desk.variables = ["CI": "true", "GITHUB_BASE_REF": target]
    return desk
  }

  /// The same, and `verify` with a report in `meian-report`.
  func pipeline(
    _ name: String, on branch: String = "topic", to target: String = "main"
  ) throws -> Executable.Outcome {
    try job(name, on: branch, to: target).meian("verify", "--quiet")
  }

  /// Merges a branch on the forge, as its button does.
  func merge(_ branch: String = "topic") throws {
    try shared.git("merge", "--quiet", "--no-ff", "--no-edit", branch)
  }
}
