import CHarfBuzz

/// A font file's bytes in HarfBuzz's hands, freed once with the last face that uses them.
///
/// Unchecked because of the C pointer: the blob is immutable from its creation on, and HarfBuzz
/// counts references atomically.
final class FontBlob: @unchecked Sendable {
  let handle: OpaquePointer?

  init(_ bytes: [UInt8]) {
    handle = bytes.withUnsafeBytes { buffer in
      // One copy into memory with a fixed address; the array is dropped after this.
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_blob_make_immutable(handle)
  }

  deinit { hb_blob_destroy(handle) }

  /// How many faces the file holds; 0 where it is no font.
  var faceCount: Int { Int(hb_face_count(handle)) }
}
