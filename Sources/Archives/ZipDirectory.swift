/// Where an archive lists its files.
struct ZipDirectory {
  /// In bytes from the start of the archive.
  let offset: Int
  let size: Int
  let count: Int

  /// The end record may be followed by a comment of this many bytes.
  private static let longestComment = 0xFFFF

  init(size: Int, read: ZipArchive.Read) throws(ZipError) {
    let tailSize = min(size, 22 + 20 + Self.longestComment)
    guard size >= 22, let tail = read(size - tailSize, tailSize) else { throw .noArchive }
    guard
      let end = (0...(tailSize - 22)).reversed().first(where: { place in
        tail[place] == 0x50 && tail.number(at: place, 4) == 0x0605_4B50
          && place + 22 + tail.number(at: place + 20, 2) == tailSize
      })
    else { throw .noArchive }
    var count = tail.number(at: end + 10, 2)
    var length = tail.number(at: end + 12, 4)
    var start = tail.number(at: end + 16, 4)
    // Larger archives have a second end record, and a pointer to it in front of the first one.
    if count == 0xFFFF || length == 0xFFFF_FFFF || start == 0xFFFF_FFFF, end >= 20,
      tail.number(at: end - 20, 4) == 0x0706_4B50
    {
      guard let large = read(tail.number(at: end - 20 + 8, 7), 56),
        large.number(at: 0, 4) == 0x0606_4B50
      else { throw .badDirectory }
      count = large.number(at: 32, 7)
      length = large.number(at: 40, 7)
      start = large.number(at: 48, 7)
    }
    guard count <= ZipArchive.mostFiles, length <= ZipArchive.largestDirectory,
      start <= size, length <= size - start
    else { throw .badDirectory }
    self.count = count
    self.size = length
    offset = start
  }

  func entries(read: ZipArchive.Read) throws(ZipError) -> [String: ZipArchive.Entry] {
    guard let bytes = read(offset, size) else { throw .badDirectory }
    var entries: [String: ZipArchive.Entry] = [:]
    var place = 0
    for _ in 0..<count {
      guard place + 46 <= bytes.count, bytes.number(at: place, 4) == 0x0201_4B50 else {
        throw .badDirectory
      }
      let nameEnd = place + 46 + bytes.number(at: place + 28, 2)
      let extraEnd = nameEnd + bytes.number(at: place + 30, 2)
      let next = extraEnd + bytes.number(at: place + 32, 2)
      guard next <= bytes.count else { throw .badDirectory }
      var entry = ZipArchive.Entry(
        flags: bytes.number(at: place + 8, 2), method: bytes.number(at: place + 10, 2),
        checksum: UInt32(truncatingIfNeeded: bytes.number(at: place + 16, 4)),
        packedSize: bytes.number(at: place + 20, 4), size: bytes.number(at: place + 24, 4),
        offset: bytes.number(at: place + 42, 4))
      entry.widen(by: bytes[nameEnd..<extraEnd])
      let name = String(decoding: bytes[(place + 46)..<nameEnd], as: UTF8.self)
      guard entries.updateValue(entry, forKey: name) == nil else { throw .doubled(name) }
      place = next
    }
    return entries
  }
}

extension ZipArchive.Entry {
  /// Numbers that do not fit 32 bits stand in an extra field, in this order.
  fileprivate mutating func widen(by extra: ArraySlice<UInt8>) {
    let extra = Array(extra)
    var place = 0
    while place + 4 <= extra.count {
      let length = extra.number(at: place + 2, 2)
      if extra.number(at: place, 2) == 1 {
        var next = place + 4
        for path in [\Self.size, \Self.packedSize, \Self.offset] {
          guard self[keyPath: path] == 0xFFFF_FFFF, next + 8 <= place + 4 + length else { continue }
          self[keyPath: path] = extra.number(at: next, 7)
          next += 8
        }
      }
      place += 4 + length
    }
  }
}
