import TestSupport
import Testing

@testable import Baselines

/// Repositories of which something is missing, or in which a name means something else.
@Suite("An odd git repository")
struct OddRepositoryTests {
  private func opened(_ path: String) throws -> GitRepository {
    try GitRepository(containing: path, programDirectories: ["/usr/bin"])
  }

  @Test("without a commit says so, in place of a command that fetches HEAD")
  func unborn() throws {
    let folder = try TemporaryFolder()
    let made = try TestRepository(folder.path)
    let repository = try opened(made.path)
    #expect(throws: GitError.noCommit) { try repository.commit("HEAD") }
    #expect(throws: GitError.noCommit) { try repository.commit("HEAD~1") }
    #expect(throws: GitError.unknownRevision("main")) { try repository.commit("main") }
  }

  @Test("whose history is cut off names what completes it, also for a parent")
  func shallowParent() throws {
    let folder = try TemporaryFolder()
    let made = try TestRepository(folder.path)
    try made.commit("one")
    try made.commit("two")
    let place = try TemporaryFolder()
    let clone = try TestRepository(cloning: made, to: place.path(of: "clone"), "--depth=1")
    let repository = try opened(clone.path)
    for name in ["HEAD~1", "main^"] {
      let error = #expect(throws: GitError.tooShallow(name)) { try repository.commit(name) }
      #expect(error.map { "\($0)".contains("“git fetch --unshallow” completes it") } == true)
    }
    #expect(throws: GitError.unknownRevision("main~9")) {
      try opened(made.path).commit("main~9")
    }
  }

  @Test(
    "that is a partial clone names the command that fetches all, which does",
    arguments: ["blob:none", "tree:0"])
  func partial(filter: String) throws {
    let folder = try TemporaryFolder()
    let made = try TestRepository(folder.path)
    try folder.write(Array("old".utf8), to: "Baselines/a.png")
    let old = try made.commit("one")
    try folder.write(Array("new".utf8), to: "Baselines/a.png")
    try made.commit("two")
    try made.git("config", "uploadpack.allowFilter", "true")
    try made.git("config", "uploadpack.allowAnySHA1InWant", "true")
    let place = try TemporaryFolder()
    let clone = try TestRepository(
      cloning: made, to: place.path(of: "clone"), "--filter=\(filter)")
    let repository = try opened(clone.path)
    let error = #expect(throws: GitError.self) {
      let files = try repository.files(under: "Baselines", at: old)
      try #require(files.count == 1)
      _ = try repository.objects().blob(files[0].blob)
    }
    #expect(
      error.map { "\($0)".hasSuffix("“git fetch --refetch --no-filter” brings all") } == true,
      "\(error.map { "\($0)" } ?? "")")
    try clone.git("fetch", "--quiet", "--refetch", "--no-filter")
    let file = try #require(try repository.files(under: "Baselines", at: old).first)
    #expect(try repository.objects().blob(file.blob) == Array("old".utf8))
  }

  @Test("refuses a folder that is a link or a submodule in a commit, and does not call it empty")
  func notAFolder() throws {
    let folder = try TemporaryFolder()
    let made = try TestRepository(folder.path)
    try folder.write(Array("picture".utf8), to: "real/a/b.png")
    try folder.link("linked", to: "real")
    try folder.write(Array("picture".utf8), to: "inner/Baselines/a.png")
    let inner = try TestRepository(folder.path(of: "inner"))
    try inner.commit("theirs")
    let id = try made.commit("mine")
    let repository = try opened(made.path)
    for name in ["linked", "linked/a"] {
      #expect(throws: GitError.notAFolder("linked", commit: id, isSubmodule: false)) {
        try repository.files(under: name, at: id)
      }
    }
    #expect(throws: GitError.notAFolder("inner", commit: id, isSubmodule: true)) {
      try repository.files(under: "inner/Baselines", at: id)
    }
    #expect(try repository.files(under: "real/a", at: id).map(\.path) == ["b.png"])
    let strange = ":(glob)x/[a]*"
    try folder.write(Array("picture".utf8), to: "\(strange)/c.png")
    let next = try made.commit("strange")
    #expect(try repository.files(under: strange, at: next).map(\.path) == ["c.png"])
    #expect(try repository.files(under: "real/a/b.png", at: id).isEmpty)
  }

  @Test("that is not trusted is named as git wants it, quoted for a shell")
  func quotes() {
    let words = "\(GitError.otherOwner("/tmp/o'r ü/app"))"
    #expect(words.contains(#"safe.directory '/tmp/o'\''r ü/app'”"#))
    #expect("\(GitError.otherOwner("/srv/app"))".contains("safe.directory /srv/app”"))
  }
}
