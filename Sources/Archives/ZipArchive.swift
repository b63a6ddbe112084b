/// The files in a ZIP archive, read one at a time and never unpacked to a disk, so that neither names
/// nor links in it can lead anywhere.
public struct ZipArchive: Sendable {
  /// Gives `count` bytes from `offset`; nil where there are fewer.
  public typealias Read = @Sendable (_ offset: Int, _ count: Int) -> [UInt8]?

  /// Where a file is and how large, in bytes.
  struct Entry: Hashable, Sendable {
    var flags: Int
    var method: Int
    var checksum: UInt32
    var packedSize: Int
    var size: Int
    /// Of the file's own header.
    var offset: Int
  }

  /// More files than this no report has.
  public static let mostFiles = 200_000
  /// The list of names may take this many bytes.
  static let largestDirectory = 64 << 20

  private let read: Read
  private let entries: [String: Entry]

  /// - Parameters:
  ///   - size: of the archive, in bytes.
  ///   - read: reads a part of it.
  public init(size: Int, read: @escaping Read) throws(ZipError) {
    self.read = read
    let directory = try ZipDirectory(size: size, read: read)
    entries = try directory.entries(read: read)
  }

  /// The names of all files as they are written, sorted.
  public var names: [String] { entries.keys.sorted() }

  /// The bytes of a file; nil where there is none of that name.
  ///
  /// - Parameter limit: the most bytes a file may come to.
  public func file(_ name: String, limit: Int) throws(ZipError) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    guard entry.flags & 1 == 0 else { throw .encrypted(name) }
    guard entry.size <= limit, entry.packedSize <= limit else { throw .tooLarge(name) }
    // The file's own header repeats the name, and may have other extra fields than the directory.
    guard let header = read(entry.offset, 30), header.number(at: 0, 4) == 0x0403_4B50 else {
      throw .damaged(name)
    }
    let start = entry.offset + 30 + header.number(at: 26, 2) + header.number(at: 28, 2)
    guard let packed = read(start, entry.packedSize) else { throw .damaged(name) }
    let bytes: [UInt8]?
    switch entry.method {
    case 0: bytes = entry.packedSize == entry.size ? packed : nil
    case 8: bytes = inflated(packed, size: entry.size)
    default: throw .unknownMethod(name, entry.method)
    }
    guard let bytes, checksum(bytes) == entry.checksum else { throw .damaged(name) }
    return bytes
  }
}

extension [UInt8] {
  /// An unsigned number of `count` bytes, the least first; 0 beyond the end. Up to 7 bytes.
  func number(at place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= self.count else { return 0 }
    return self[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
