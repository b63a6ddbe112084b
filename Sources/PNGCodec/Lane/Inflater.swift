import CScanlines

/// Unpacks zlib streams; one can be used again and again, by one thread at a time.
struct Inflater: ~Copyable {
  private let handle: OpaquePointer

  /// Nil without memory.
  init?() {
    guard let handle = cscan_inflater_new() else { return nil }
    self.handle = handle
  }

  deinit { cscan_inflater_free(handle) }

  /// Unpacks the parts of one stream into `target`, which must come out full.
  ///
  /// False also for streams that zlib may take: with a window smaller than what they unpack to,
  /// to which libdeflate does not hold them, or with bytes behind the end.
  func fill(
    _ target: UnsafeMutableRawBufferPointer, from parts: [Range<Int>],
    of file: UnsafeRawBufferPointer
  ) -> Bool {
    guard let first = parts.first else { return false }
    if parts.count == 1 {
      return inflate(UnsafeRawBufferPointer(rebasing: file[first]), into: target) == target.count
    }
    let count = parts.reduce(0) { $0 + $1.count }
    return withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { stream in
      var offset = 0
      for part in parts {
        stream[offset..<offset + part.count].copyBytes(from: file[part])
        offset += part.count
      }
      return inflate(UnsafeRawBufferPointer(stream), into: target) == target.count
    }
  }

  /// The content of a stream that unpacks to at most `limit` bytes.
  func content(of stream: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(4096, 8 * stream.count))
    while true {
      var isDone = false
      let content = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        let written = inflate(stream, into: UnsafeMutableRawBufferPointer(target))
        isDone = written != nil
        count = written ?? 0
      }
      if isDone { return content }
      // libdeflate does not say whether the room was too small or the stream damaged.
      guard capacity < limit else { return nil }
      capacity = min(limit, 8 * capacity)
    }
  }

  private var largestWindow: Int { 32_768 }

  /// How many bytes came out of the stream; nil where it was damaged or there were more.
  private func inflate(
    _ stream: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) -> Int? {
    // Deflate, with a window of 32 KB in the upper half at most. Source: RFC 1950, 2.2.
    guard stream.count >= 6, stream[0] & 15 == 8, stream[0] >> 4 <= 7 else { return nil }
    let window = 256 << Int(stream[0] >> 4)
    var written = 0
    let isWhole = cscan_inflate(
      handle, stream.baseAddress?.assumingMemoryBound(to: UInt8.self), stream.count,
      target.baseAddress?.assumingMemoryBound(to: UInt8.self), target.count, &written)
    return isWhole != 0 && (window == largestWindow || written <= window) ? written : nil
  }
}
