import Foundation
import TestSupport
import Testing

@testable import Baselines

@Suite("A git repository")
struct GitRepositoryTests {
  private static let programs = ["/usr/bin"]

  private func repository(_ folder: TemporaryFolder) throws -> (TestRepository, GitRepository) {
    let made = try TestRepository(folder.path)
    return (
      made, try GitRepository(containing: folder.path, programDirectories: Self.programs)
    )
  }

  @Test("gives the files of a commit, whatever their names, and their contents")
  func files() throws {
    let folder = try TemporaryFolder()
    let (made, repository) = try repository(folder)
    let names = ["a/plain.png", "a/b/ü – 日本.png", "a/two\nlines.png", "a/tab\t.png", "outside.png"]
    for name in names { try folder.write(Array("content of \(name)".utf8), to: name) }
    let first = try made.commit()
    try folder.write(Array("changed".utf8), to: "a/plain.png")
    try made.commit()

    let files = try repository.files(under: "a", at: first)
    #expect(
      Set(files.map(\.path)) == ["plain.png", "b/ü – 日本.png", "two\nlines.png", "tab\t.png"])
    let objects = try repository.objects()
    for file in files {
      #expect(try objects.blob(file.blob) == Array("content of a/\(file.path)".utf8))
    }
    #expect(try objects.blob("\(first):a/plain.png") == Array("content of a/plain.png".utf8))
    #expect(try objects.blob("HEAD:a/plain.png") == Array("changed".utf8))
    #expect(try objects.blob("HEAD:a/none.png") == nil)
    #expect(try objects.blob("HEAD:a") == nil)
    #expect(try objects.blob("HEAD:a/two\nlines.png") == nil)
    #expect(try repository.files(under: "nowhere", at: first).isEmpty)
    #expect(try repository.files(under: "", at: first).count == 5)
  }

  @Test("gives large contents, and many of them from several threads")
  func large() async throws {
    let folder = try TemporaryFolder()
    let (made, repository) = try repository(folder)
    for index in 0..<8 {
      try folder.write([UInt8](repeating: UInt8(index), count: 300_000 + index), to: "\(index)")
    }
    try made.commit()
    let objects = try repository.objects()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in 0..<32 {
        group.addTask {
          let index = round % 8
          let bytes = try objects.blob("HEAD:\(index)")
          #expect(bytes == [UInt8](repeating: UInt8(index), count: 300_000 + index))
        }
      }
      try await group.waitForAll()
    }
    #expect(throws: GitError.tooLarge("HEAD:3", bytes: 300_003, limit: 1000)) {
      try objects.blob("HEAD:3", limit: 1000)
    }
  }

  @Test("knows merge bases, and how far a branch is ahead")
  func bases() throws {
    let folder = try TemporaryFolder()
    let (made, repository) = try repository(folder)
    let base = try made.commit("base")
    try made.git("checkout", "--quiet", "-b", "topic")
    try made.commit("mine")
    try made.git("checkout", "--quiet", "main")
    try made.commit("theirs")
    let tip = try made.commit("theirs too")
    #expect(try repository.mergeBase("topic", "main") == base)
    #expect(try repository.commits(from: base, to: "main") == 2)
    #expect(try repository.commit("main") == tip)
    #expect(try repository.commit("main~2") == base)
    #expect(!repository.isShallow)
    #expect(repository.defaultBranch == nil)
    for name in ["nothing", "--all", "-x", "", "main:", "a b"] {
      #expect(throws: GitError.unknownRevision(name)) { try repository.commit(name) }
    }
    try made.git("checkout", "--quiet", "--orphan", "alone")
    try made.commit()
    #expect(throws: GitError.noMergeBase("alone", "main", isShallow: false)) {
      try repository.mergeBase("alone", "main")
    }
  }

  @Test("says that a history is too shallow, and what repairs it")
  func shallow() throws {
    let folder = try TemporaryFolder()
    let (made, _) = try repository(folder)
    try made.commit("base")
    try made.git("checkout", "--quiet", "-b", "topic")
    try made.commit("mine")
    try made.git("checkout", "--quiet", "main")
    try made.commit("theirs")
    let place = try TemporaryFolder()
    let clone = try TestRepository(
      cloning: made, to: place.path(of: "clone"), "--depth=1", "--no-single-branch")
    let repository = try GitRepository(
      containing: clone.path, programDirectories: Self.programs)
    #expect(repository.isShallow)
    #expect(repository.defaultBranch == "origin/main")
    let error = #expect(throws: GitError.self) {
      try repository.mergeBase("origin/topic", "origin/main")
    }
    #expect("\(try #require(error))".contains("git fetch --unshallow"))
    try clone.git("fetch", "--quiet", "--unshallow")
    #expect(try repository.mergeBase("origin/topic", "origin/main").count == 40)
  }

  @Test("is found from a folder inside, from another work tree, and not elsewhere")
  func place() throws {
    let folder = try TemporaryFolder()
    let (made, repository) = try repository(folder)
    try folder.write("x", to: "app/Baselines/x")
    try made.commit()
    let inner = try GitRepository(
      containing: folder.path(of: "app"), programDirectories: Self.programs)
    #expect(inner.topLevel == repository.topLevel)
    #expect(inner.name(of: "\(inner.topLevel)/app/Baselines") == "app/Baselines")
    #expect(inner.name(of: inner.topLevel) == "")
    #expect(inner.name(of: "\(inner.topLevel)x") == nil)
    let other = try TemporaryFolder()
    try made.git("worktree", "add", "--quiet", other.path(of: "tree"))
    let tree = try GitRepository(
      containing: other.path(of: "tree"), programDirectories: Self.programs)
    #expect(tree.commonDirectory == repository.commonDirectory)
    #expect(tree.topLevel.hasSuffix("/tree"))
    #expect(throws: GitError.noRepository(other.path)) {
      try GitRepository(containing: other.path, programDirectories: Self.programs)
    }
    #expect(throws: GitError.noProgram) {
      try GitRepository(containing: other.path, programDirectories: ["/nowhere"])
    }
  }

  @Test("tells a Git LFS pointer from other files")
  func pointers() throws {
    let digest = String(repeating: "0123456789abcdef", count: 4)
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 12\n"
    let pointer = try #require(LFSPointer(Array(text.utf8)))
    #expect(pointer.digest == digest && pointer.size == 12)
    #expect(pointer.path == "lfs/objects/01/23/\(digest)")
    for other in [
      "", "version https://git-lfs.github.com/spec/v1\n",
      text + String(repeating: "x", count: 1024),
      text.replacingOccurrences(of: digest, with: "../../../../etc/passwd"),
      text.replacingOccurrences(of: "size 12", with: "size -1"), "\u{89}PNG\n" + text,
    ] { #expect(LFSPointer(Array(other.utf8)) == nil, "\(other)") }
  }
}
