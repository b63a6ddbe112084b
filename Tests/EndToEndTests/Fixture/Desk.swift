import Foundation
import TestSupport
import Testing

/// A clone with a project in it, as a person or a pipeline's job works in it.
struct Desk {
  let repository: TestRepository
  /// The environment's variables, such as those that a forge sets.
  var variables: [String: String] = [:]

  var path: String { repository.path }

  @discardableResult
  func git(_ words: String...) throws -> String { try repository.git(words) }

  /// Runs git where it cannot go on, such as a merge with conflicts.
  func conflict(_ words: String...) {
    #expect(throws: TestRepository.Failure.self) { try repository.git(words) }
  }

  @discardableResult
  func commit(_ message: String = "Change") throws -> String { try repository.commit(message) }

  /// Commits everything and pushes the branch that is checked out.
  func publish(_ message: String = "Change") throws {
    try commit(message)
    try git("push", "--quiet", "origin", "HEAD")
  }

  func meian(_ words: String...) throws -> Executable.Outcome { try meian(words) }

  func meian(_ words: [String]) throws -> Executable.Outcome {
    try Executable(folder: path, variables: variables).run(words)
  }

  /// Runs meian where it must succeed.
  @discardableResult
  func must(_ words: String...) throws -> Executable.Outcome {
    let outcome = try meian(words)
    try #require(outcome.status == 0, "\(words): \(outcome.out)\(outcome.err)")
    return outcome
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  /// Gives a screen a background, and makes it where it does not exist.
  func paint(_ color: String, _ screen: String = "home") throws {
    try write(
      "{ screen: \"\(screen)\", view: { backgroundColor: \"\(color)\" } }",
      to: "Screens/\(screen).screen.json5")
  }

  /// Paints, records, and leaves the rest to the caller.
  func record(_ color: String, _ screen: String = "home") throws {
    try paint(color, screen)
    try must("record", "--quiet")
  }

  /// Paths that git sees as changed, relative to the repository, sorted.
  func changedFiles() throws -> [String] {
    // The first line loses its leading blank with the output's.
    try git("status", "--porcelain", "--untracked-files=all").split(separator: "\n")
      .map { String($0.drop { $0 == " " }.split(separator: " ", maxSplits: 1).last ?? "") }.sorted()
  }

  /// Paths that a commit changed.
  func files(of commit: String) throws -> [String] {
    try git("show", "--format=", "--name-only", "-m", "--first-parent", commit)
      .split(separator: "\n").map(String.init)
  }
}
