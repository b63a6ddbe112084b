import Digests
import Drawing
import TestSupport
import Testing

@testable import Verifying

@Suite("An entry of the cache")
struct CachedShotTests {
  static let shot = CachedShot(
    pixels: "\(Digest(of: "pixels"))", width: 640, height: 960,
    standIns: ["Inter for San Francisco", "a\nb"], findings: ["no font has U+0001"],
    fonts: ["Inter-Regular.otf sha256:abc"], paintedPixels: 614_400, glyphs: 40,
    styleReason: "dark by the device", frames: Digest(of: "frames"), adapts: true,
    stale: [
      StaleProperty(
        view: "card", kind: "view", property: "borderColor", shown: "#C6C6C8FF",
        fresh: "#38383AFF", source: "separator", cause: .layerColor)
    ], programs: ["rsvg-convert 2.54.7"], baselines: ["\(Digest(of: "file"))", "天気"])

  @Test("comes back as it was")
  func roundTrip() {
    #expect(CachedShot(Self.shot.bytes[...]) == Self.shot)
    var empty = Self.shot
    empty.frames = nil
    empty.stale = []
    empty.standIns = []
    empty.adapts = false
    #expect(CachedShot(empty.bytes[...]) == empty)
  }

  @Test("is nothing when it is cut off or has more")
  func length() {
    let bytes = Self.shot.bytes
    for count in 0..<bytes.count { #expect(CachedShot(bytes[..<count]) == nil) }
    #expect(CachedShot((bytes + [0])[...]) == nil)
  }

  @Test("asks for no memory that is not there")
  func hostile() {
    for text in ["99999999999:", "10:999999999999", "1:9", "a:", ":", "18:999999999999999999"] {
      var reader = FieldReader(Array(text.utf8)[...])
      #expect(reader.list()?.isEmpty ?? true)
    }
  }

  @Test("on disk is read under its own key alone, and not at all when one bit of it differs")
  func damage() throws {
    let folder = try TemporaryFolder()
    let cache = try ShotCache(folder.path)
    let key = Digest(of: "key")
    #expect(cache.read(key) == nil)
    cache.write(Self.shot, key)
    #expect(cache.read(key) == Self.shot)
    let name = try #require(folder.files().first)
    let bytes = try #require(folder.bytes(of: name))
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      try folder.write(damaged, to: name)
      #expect(cache.read(key) == nil, "byte \(index)")
      try folder.write(Array(bytes[..<index]), to: name)
      #expect(cache.read(key) == nil, "\(index) bytes")
    }
    // Another shot's entry under this name.
    let other = Digest(of: "other")
    cache.write(Self.shot, other)
    let foreign = try #require(folder.files().first { $0 != name })
    try folder.write(try #require(folder.bytes(of: foreign)), to: name)
    #expect(cache.read(key) == nil && cache.read(other) == Self.shot)
  }

  @Test("goes when there are too many, unless this run has used it")
  func cleaning() throws {
    let folder = try TemporaryFolder()
    let earlier = try ShotCache(folder.path)
    for number in 0..<20 { earlier.write(Self.shot, Digest(of: "\(number)")) }
    let cache = try ShotCache(folder.path)
    for number in 0..<5 { _ = cache.read(Digest(of: "\(number)")) }
    cache.clean(limit: 20)
    #expect(folder.files().count == 20)
    cache.clean(limit: 8)
    #expect(folder.files().count == 8)
    cache.clean(limit: 1)
    #expect(folder.files().count == 5)
    for number in 0..<5 { #expect(cache.read(Digest(of: "\(number)")) != nil) }
  }
}
