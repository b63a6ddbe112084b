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

  /// The digest that `description` writes as `text`; nil for any other text.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The 64 lower-case hexadecimal digits of the digest.
  public var description: String { hexadecimal(bytes) }
}

/// Two lower-case digits for each byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(
    decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
