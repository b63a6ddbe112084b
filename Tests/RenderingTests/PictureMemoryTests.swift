import AssetCatalogs
import Geometry
import PNGCodec
import Pixels
import Screens
import Synchronization
import Testing
import Traits
import ViewKinds

@testable import Rendering

@Suite("The memory of pictures")
struct PictureMemoryTests {
  /// 10 × 10 pixels, 400 bytes.
  private static let picture = PictureCache.Picture(
    bitmap: Bitmap(size: PixelSize(width: 10, height: 10)), digest: "d")

  @Test("is bounded, and the oldest pictures go first")
  func oldest() {
    var cache = PictureCache(limit: 1200)
    for key in ["a", "b", "c", "d"] { cache.keep(Self.picture, for: key) }
    #expect(["a", "b", "c", "d"].map { cache[$0] != nil } == [false, true, true, true])
    #expect(cache.bytes == 1200)
  }

  @Test("does not take in what is larger than all of it, nor one picture twice")
  func tooLarge() {
    var small = PictureCache(limit: 399)
    small.keep(Self.picture, for: "a")
    #expect(small.bytes == 0)
    var cache = PictureCache(limit: 800)
    for key in ["a", "b", "b", "b"] { cache.keep(Self.picture, for: key) }
    #expect(cache["a"] != nil)
    #expect(cache.bytes == 800)
  }

  /// Loads files of one size and counts how often each is read.
  private final class Files: Sendable {
    let reads = Mutex<[String]>([])
    let bytes: [UInt8]

    init() throws { bytes = try encodePNG(PictureMemoryTests.picture.bitmap) }

    func store(cacheLimit: Int) throws -> PictureStore {
      PictureStore(
        catalog: try readAssetCatalogs(files: []),
        file: { path in
          self.reads.withLock { $0.append(path) }
          return self.bytes
        },
        vectors: { _, _, _ in [] }, cacheLimit: cacheLimit)
    }
  }

  private static let place = Place(file: "s.json5", line: 3, path: "/view")

  private func load(_ path: String, _ store: PictureStore, _ log: ResourceLog) throws -> Bitmap {
    try store.load(
      ImageValue(.file(path)), TraitSet(style: .light), .x2, .leftToRight, Self.place, log
    ).bitmap
  }

  @Test("without room for any picture gives the same pixels and reads each once in a shot")
  func noCache() throws {
    let files = try Files()
    let store = try files.store(cacheLimit: 0)
    let log = ResourceLog()
    for path in ["a.png", "b.png", "a.png", "b.png"] {
      #expect(try load(path, store, log) == Self.picture.bitmap)
    }
    #expect(files.reads.withLock { $0 } == ["a.png", "b.png"])
    #expect(log.names.count == 2)
    #expect(try load("a.png", store, ResourceLog()) == Self.picture.bitmap)
    #expect(files.reads.withLock { $0 }.count == 3)
  }

  @Test("of one shot is bounded, and the error names the picture that is too much")
  func shot() throws {
    let store = try Files().store(cacheLimit: 0)
    let log = ResourceLog(limit: 800)
    for path in ["a.png", "b.png", "b.png"] { _ = try load(path, store, log) }
    #expect {
      _ = try load("c.png", store, log)
    } throws: {
      "\($0)".hasPrefix("s.json5:3: /view: with c.png the screen's pictures take 0 MB; at most")
    }
  }
}
