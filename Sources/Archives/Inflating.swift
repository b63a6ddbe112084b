import CInflate

/// `packed`, a stream of the deflate method without a frame, unpacked to exactly `size` bytes; nil where
/// it is anything else.
func inflated(_ packed: [UInt8], size: Int) -> [UInt8]? {
  var isWhole = false
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { target, count in
    var written = 0
    // An empty buffer may have no address, and C wants one.
    var none: UInt8 = 0
    let start = target.baseAddress
    isWhole = packed.withUnsafeBufferPointer { source in
      withUnsafeMutablePointer(to: &none) { fallback in
        cinflate(source.baseAddress, source.count, start ?? fallback, size, &written) == 1
      }
    }
    count = isWhole ? written : 0
  }
  return isWhole && bytes.count == size ? bytes : nil
}

/// The checksum that an archive keeps of each file.
func checksum(_ bytes: [UInt8]) -> UInt32 {
  bytes.withUnsafeBufferPointer { cinflate_crc32($0.baseAddress, $0.count) }
}
