internal import CNettle

/// The name that git gives a file of this content: the digest of `blob `, its length, a zero byte
/// and its bytes.
///
/// - Parameter length: how many hexadecimal digits the repository's names have, 40 for SHA-1 or 64
///   for SHA-256.
public func gitBlobName(of content: [UInt8], length: Int) -> String {
  let head = Array("blob \(content.count)\0".utf8)
  guard length == 40 else { return "\(Digest(of: head, followedBy: content.span.bytes))" }
  var output = [UInt8](repeating: 0, count: 20)
  head.withUnsafeBufferPointer { head in
    content.withUnsafeBufferPointer { body in
      cnettle_sha1(head.baseAddress, head.count, body.baseAddress, body.count, &output)
    }
  }
  return hexadecimal(output)
}
