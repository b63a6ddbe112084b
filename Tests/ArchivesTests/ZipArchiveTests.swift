import Archives
import TestSupport
import Testing

@Suite("ZIP archives")
struct ZipArchiveTests {
  @Test("give stored and packed files by name")
  func files() throws {
    let stored = try archive(Zip([("a", [1, 2, 3]), ("b/c", [])]).bytes)
    #expect(stored.names == ["a", "b/c"])
    #expect(try stored.file("a", limit: 3) == [1, 2, 3])
    #expect(try stored.file("b/c", limit: 0) == [])
    #expect(try stored.file("A", limit: 3) == nil)
    let packed = try archive(Self.packed)
    let words = Array(String(repeating: "meian ", count: 100).utf8)
    #expect(try packed.file("report/a.txt", limit: 600) == words)
  }

  @Test("are found in front of a comment, and behind whatever stands before them")
  func comment() throws {
    var zip = Zip([("a", [7])])
    zip.comment = Array("PK\u{5}\u{6} a comment".utf8)
    #expect(try archive(zip.bytes).file("a", limit: 9) == [7])
  }

  @Test("do not unpack more than is allowed, whatever they say of themselves")
  func bombs() throws {
    let packed = try archive(Self.packed)
    #expect(throws: ZipError.tooLarge("report/a.txt")) {
      try packed.file("report/a.txt", limit: 599)
    }
    // The directory may lie: what comes out must be as long as it says.
    for size in [0, 599, 601] {
      var bytes = Self.packed
      let place = try #require(directory(of: bytes)) + 24
      (bytes[place], bytes[place + 1]) = (UInt8(size & 255), UInt8(size >> 8))
      let lying = try archive(bytes)
      #expect(throws: ZipError.damaged("report/a.txt")) {
        try lying.file("report/a.txt", limit: 1_000)
      }
    }
  }

  @Test("refuse names that are there twice, encrypted files and unknown methods")
  func strange() throws {
    #expect(throws: ZipError.doubled("a")) { try archive(Zip([("a", [1]), ("a", [2])]).bytes) }
    let plain = Zip([("a", [1])]).bytes
    let place = try #require(directory(of: plain))
    var bytes = plain
    bytes[place + 8] = 1
    #expect(throws: ZipError.encrypted("a")) { try archive(bytes).file("a", limit: 9) }
    bytes = plain
    bytes[place + 10] = 12
    #expect(throws: ZipError.unknownMethod("a", 12)) { try archive(bytes).file("a", limit: 9) }
  }

  @Test("take names as names, wherever they would lead")
  func names() throws {
    let zip = try archive(Zip([("../../etc/passwd", [1]), ("/abs", [2]), ("c:\\x", [3])]).bytes)
    #expect(try zip.file("etc/passwd", limit: 9) == nil)
    #expect(try zip.file("../../etc/passwd", limit: 9) == [1])
  }

  @Test("do no harm where any byte is another or the end is missing")
  func damage() {
    let whole = Zip([("results.json", Array("{}".utf8)), ("images/a.png", [9, 8, 7])]).bytes
    for bytes in [whole, Self.packed] {
      for place in bytes.indices {
        for value in [0, 0x7F, 0xFF, bytes[place] ^ 1] as [UInt8] {
          var damaged = bytes
          damaged[place] = value
          readAll(damaged)
        }
        readAll(Array(bytes[..<place]))
      }
    }
    readAll([])
  }

  private func readAll(_ bytes: [UInt8]) {
    guard let zip = try? archive(bytes) else { return }
    for name in zip.names { _ = try? zip.file(name, limit: 10_000) }
  }

  private func archive(_ bytes: [UInt8]) throws(ZipError) -> ZipArchive {
    try ZipArchive(size: bytes.count) { offset, count in
      guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
        return nil
      }
      return Array(bytes[offset..<offset + count])
    }
  }

  /// Where the list of files begins.
  private func directory(of bytes: [UInt8]) -> Int? {
    bytes.indices.dropLast(3).first { Array(bytes[$0..<$0 + 4]) == [0x50, 0x4B, 1, 2] }
  }

  /// `report/a.txt` with 100 times `meian `, as Python's zipfile packs it.
  private static let packed = bytes(
    "504b030414000000080000002100b7ecf1740e000000580200000c0000007265706f72742f612e74"
      + "7874cb4dcd4ccc53c81d254749aa9200504b0102140314000000080000002100b7ecf1740e000000"
      + "580200000c00000000000000000000008001000000007265706f72742f612e747874504b05060000"
      + "0000010001003a000000380000000000")

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8).map { UInt8($0 > 57 ? $0 - 87 : $0 - 48) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
