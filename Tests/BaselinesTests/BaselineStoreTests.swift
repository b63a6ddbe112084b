import Foundation
import TestSupport
import Testing

@testable import Baselines

@Suite("The baseline store")
struct BaselineStoreTests {
  let folder: TemporaryFolder
  let store: BaselineStore
  let key: BaselineKey

  init() throws {
    folder = try TemporaryFolder()
    store = BaselineStore(directory: folder.path(of: "project/Baselines"))
    key = try #require(BaselineKey(screen: "settings/theme", variant: "dark"))
  }

  private let file = "project/Baselines/settings/theme/dark.after.png"

  @Test("has nothing before something is written")
  func empty() throws {
    #expect(try store.read(key, .after) == nil)
    #expect(try store.remove(key, .after) == false)
    #expect(try store.list() == BaselineListing(entries: [], unknown: []))
    #expect(folder.files() == [])
  }

  @Test("gives back what was written, and leaves nothing else")
  func roundtrip() throws {
    let bytes = [UInt8](repeating: 7, count: 100_000)
    try store.write([1], key, .after)
    try store.write(bytes, key, .after)
    #expect(try store.read(key, .after) == bytes)
    #expect(try store.read(key, .before) == nil)
    #expect(folder.files() == [file])
  }

  @Test("keeps an empty file apart from none")
  func emptyFile() throws {
    try folder.write([], to: file)
    #expect(try store.read(key, .after) == [])
  }

  @Test("promotes by copying after to before")
  func promote() throws {
    #expect(throws: BaselineError.absent(folder.path(of: file))) { try store.promote(key) }
    try store.write([1], key, .before)
    try store.write([2], key, .after)
    try store.promote(key)
    #expect(try store.read(key, .before) == [2])
    #expect(try store.read(key, .after) == [2])
  }

  @Test("removes one role, and the folders that become empty")
  func remove() throws {
    let sibling = try #require(BaselineKey(screen: "settings", variant: "dark"))
    try store.write([1], key, .before)
    try store.write([2], key, .after)
    try store.write([3], sibling, .after)
    #expect(try store.remove(key, .before))
    #expect(try store.read(key, .after) == [2])
    #expect(try store.remove(key, .after))
    #expect(folder.files() == ["project/Baselines/settings/dark.after.png"])
    #expect(!FileManager.default.fileExists(atPath: "\(store.directory)/settings/theme"))
    #expect(try store.remove(sibling, .after))
    #expect(FileManager.default.fileExists(atPath: store.directory))
  }

  @Test("lists shots in order with their roles, and strangers apart")
  func list() throws {
    let light = try #require(BaselineKey(screen: "settings/theme", variant: "light"))
    let first = try #require(BaselineKey(screen: "Main", variant: "light"))
    try store.write([1], light, .after)
    try store.write([1], key, .after)
    try store.write([1], key, .before)
    try store.write([1], first, .before)
    for name in [
      "light.after.png", "README.md", "weather/Light.after.png", "weather/light.png",
      "weather/light.now.png", "bad name/light.after.png", "weather/.light.after.png.123.tmp",
      ".gitattributes", "weather/.after.png",
    ] {
      try folder.write("x", to: "project/Baselines/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(store.directory)/linked", withDestinationPath: "settings")
    let listing = try store.list()
    #expect(
      listing.entries == [
        .init(key: first, roles: [.before]), .init(key: key, roles: [.before, .after]),
        .init(key: light, roles: [.after]),
      ])
    #expect(
      listing.unknown == [
        ".gitattributes", "README.md", "bad name", "light.after.png", "linked",
        "weather/.after.png", "weather/Light.after.png", "weather/light.now.png",
        "weather/light.png",
      ])
  }

  @Test("works with a relative path and one that ends in a slash")
  func spelling() throws {
    let slash = BaselineStore(directory: store.directory + "/")
    try slash.write([4], key, .after)
    #expect(try store.read(key, .after) == [4])
  }
}
