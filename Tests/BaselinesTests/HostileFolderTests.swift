import Foundation
import TestSupport
import Testing

@testable import Baselines

@Suite("Baselines of strangers")
struct HostileFolderTests {
  let folder: TemporaryFolder
  let store: BaselineStore
  let key: BaselineKey

  init() throws {
    folder = try TemporaryFolder()
    store = BaselineStore(directory: folder.path(of: "Baselines"))
    key = try #require(BaselineKey(screen: "settings/theme", variant: "dark"))
    try folder.write("secret", to: "outside/dark.after.png")
    try folder.write("", to: "Baselines/settings/other/x")
  }

  private var file: String { folder.path(of: "Baselines/settings/theme/dark.after.png") }

  private func link(_ name: String, to target: String) throws {
    let path = folder.path(of: name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path(of: target))
  }

  @Test("are not read through a linked file")
  func linkedFile() throws {
    try link("Baselines/settings/theme/dark.after.png", to: "outside/dark.after.png")
    #expect(throws: BaselineError.symbolicLink(file)) { try store.read(key, .after) }
  }

  @Test("are not written through a linked file, which is replaced")
  func writeLinkedFile() throws {
    try link("Baselines/settings/theme/dark.after.png", to: "outside/dark.after.png")
    try store.write([1], key, .after)
    #expect(try store.read(key, .after) == [1])
    #expect(folder.bytes(of: "outside/dark.after.png") == Array("secret".utf8))
  }

  @Test("are neither read, written nor removed through a linked folder")
  func linkedFolder() throws {
    try link("Baselines/settings/theme", to: "outside")
    let expected = BaselineError.symbolicLink(folder.path(of: "Baselines/settings/theme"))
    #expect(throws: expected) { try store.read(key, .after) }
    #expect(throws: expected) { try store.write([1], key, .after) }
    #expect(throws: expected) { try store.remove(key, .after) }
    #expect(folder.bytes(of: "outside/dark.after.png") == Array("secret".utf8))
  }

  @Test("in a folder that the user named by a link are fine")
  func linkedRoot() throws {
    try link("Linked", to: "Baselines")
    try BaselineStore(directory: folder.path(of: "Linked")).write([1], key, .after)
    #expect(try store.read(key, .after) == [1])
  }

  @Test("are not read from a file where a folder should be")
  func fileAsFolder() throws {
    try folder.write("", to: "Baselines/settings/theme")
    let expected = BaselineError.notAFolder(folder.path(of: "Baselines/settings/theme"))
    #expect(throws: expected) { try store.read(key, .after) }
    #expect(throws: expected) { try store.write([1], key, .after) }
    let other = BaselineStore(directory: folder.path(of: "Baselines/settings/theme"))
    #expect(throws: expected) { try other.list() }
  }

  @Test("are not read from folders and pipes, and no descriptor is lost over it")
  func otherKinds() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    try folder.write("", to: "Baselines/settings/theme/dark.after.png/x")
    let pipe = try #require(BaselineKey(screen: "settings/theme", variant: "pipe"))
    let pipePath = folder.path(of: "Baselines/settings/theme/pipe.after.png")
    #expect(mkfifo(pipePath, 0o600) == 0)
    for _ in 0..<200 {
      #expect(throws: BaselineError.notAFile(file)) { try store.read(key, .after) }
      #expect(throws: BaselineError.notAFile(pipePath)) { try store.read(pipe, .after) }
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(after < before + 100)
  }

  @Test("above 256 MB are refused unread")
  func tooLarge() throws {
    try folder.write("", to: "Baselines/settings/theme/dark.after.png")
    let limit = BaselineStore.largestFile
    #expect(truncate(file, limit + 1) == 0)
    #expect(throws: BaselineError.tooLarge(file, bytes: limit + 1, limit: limit)) {
      try store.read(key, .after)
    }
  }

  @Test(
    "get errors that say where, what and what would be right",
    arguments: [
      (
        BaselineError.symbolicLink("B/x"),
        "B/x: this is a symbolic link; the file or folder itself would be right"
      ),
      (.notAFolder("B/x"), "B/x: this is not a folder; a folder would be right"),
      (.notAFile("B/x"), "B/x: this is not a regular file; an image would be right"),
      (.tooLarge("B/x", bytes: 9, limit: 8), "B/x: the file has 9 bytes; at most 8 are read"),
      (.absent("B/x"), "B/x: there is no such baseline; “meian record” writes it"),
      (
        .notRead("B/x", SystemError(code: EACCES)),
        "B/x: could not be read (permission denied); a readable file would be right"
      ),
      (
        .notWritten("B/x", SystemError(code: ENOSPC)),
        "B/x: could not be written (no space left on device); no image is left half written"
      ),
      (
        .notLocked("B/x", SystemError(code: ENOLCK)),
        "B/x: could not be locked against other runs (no locks available); a local folder would be "
          + "right"
      ),
    ])
  func sentences(error: BaselineError, expected: String) { #expect("\(error)" == expected) }
}
