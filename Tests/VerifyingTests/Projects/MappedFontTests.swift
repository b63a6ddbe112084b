import Digests
import Foundation
import TestSupport
import Testing

@testable import Verifying

@Suite("A font of the machine")
struct MappedFontTests {
  @Test("has the file's bytes, before and after its memory was given back")
  func content() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, to: "Some.otf")
    let font = try #require(MappedFont(folder.path(of: "Some.otf")))
    for _ in 0..<2 {
      #expect(font.withBytes { Digest(of: [], followedBy: $0) } == Digest(of: bytes))
      font.release()
    }
  }

  @Test("stays as it was opened when a package replaces it")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "Some.otf")
    let font = try #require(MappedFont(folder.path(of: "Some.otf")))
    try folder.write(Array("new, and longer".utf8), to: "Next.otf")
    #expect(rename(folder.path(of: "Next.otf"), folder.path(of: "Some.otf")) == 0)
    #expect(font.withBytes { $0.withUnsafeBytes(Array.init) } == Array("old".utf8))
  }

  @Test("is nil where there is nothing to read, and waits for no pipe")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write([UInt8](), to: "empty")
    #expect(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    for name in ["empty", "pipe", "missing", "."] {
      #expect(MappedFont(folder.path(of: name)) == nil, "\(name)")
    }
  }
}
