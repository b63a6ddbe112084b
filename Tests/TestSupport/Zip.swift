/// Makes ZIP archives of files that are stored as they are.
public struct Zip {
  public var files: [(name: String, bytes: [UInt8])]
  public var comment: [UInt8] = []

  public init(_ files: [(name: String, bytes: [UInt8])]) { self.files = files }

  public var bytes: [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let name = Array(file.name.utf8)
      let size = file.bytes.count
      let common: [UInt8] =
        number(0, 2) + number(0, 2) + number(0, 4) + number(crc(file.bytes), 4) + number(size, 4)
        + number(size, 4) + number(name.count, 2) + number(0, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + common
      directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(body.count, 4)
      directory += name
      body += number(0x0403_4B50, 4) + number(20, 2) + common + name + file.bytes
    }
    let end: [UInt8] =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(body.count, 4) + number(comment.count, 2)
    return body + directory + end + comment
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32 as ISO 3309 defines it.
  private func crc(_ bytes: [UInt8]) -> Int {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return Int(~rest)
  }
}
