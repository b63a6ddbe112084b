/// What Git LFS keeps in a repository in place of a file.
public struct LFSPointer: Hashable, Sendable {
  /// The SHA-256 of the file itself, as 64 lower-case hexadecimal digits.
  public let digest: String
  /// The file's size in bytes.
  public let size: Int

  /// Nil where `content` is no pointer; a pointer has at most 1024 bytes.
  ///
  /// Source: git-lfs's specification, version 1: lines `version`, `oid sha256:…` and `size …`.
  public init?(_ content: [UInt8]) {
    guard content.count <= 1024 else { return nil }
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    guard lines.first?.hasPrefix("version https://git-lfs.github.com/spec/") == true else {
      return nil
    }
    func value(_ key: String) -> Substring? {
      lines.first { $0.hasPrefix(key) }.map { $0.dropFirst(key.count) }
    }
    guard let digest = value("oid sha256:"), digest.utf8.count == 64,
      digest.utf8.allSatisfy({ isLowerHexDigit($0) }),
      let size = value("size ").flatMap({ Int($0) }),
      size >= 0
    else { return nil }
    self.digest = String(digest)
    self.size = size
  }

  /// Where the file lies below the folder that a repository's work trees share, if it was fetched.
  public var path: String {
    "lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)"
  }
}

func isLowerHexDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
