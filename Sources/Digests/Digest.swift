internal import CNettle

/// A SHA-256 digest, the fingerprint that baselines and reports promise.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// The digest of `content`.
  public init(of content: [UInt8]) { self.init(of: content, followedBy: [UInt8]().span.bytes) }

  /// The digest of `head` and then of `body`, whose bytes are not copied.
  public init(of head: [UInt8], followedBy body: RawSpan) {
    var output = [UInt8](repeating: 0, count: 32)
    head.withUnsafeBufferPointer { head in
      body.withUnsafeBytes { body in
        cnettle_sha256(
          head.baseAddress, head.count, body.baseAddress?.assumingMemoryBound(to: UInt8.self),
          body.count, &output)
      }
    }
    bytes = output
  }

  /// The digest of the UTF-8 bytes of `text`.
  public init(of text: String) { self.init(of: Array(text.utf8)) }

  /// The 64 lower-case hexadecimal digits of the digest.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
