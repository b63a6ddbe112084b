import CHarfBuzz

/// A font file's bytes in HarfBuzz's hands, given back once the last face that uses them has gone.
///
/// Unchecked because of the C pointer: the blob is immutable from its creation on, and HarfBuzz
/// counts references atomically.
final class FontBlob: @unchecked Sendable {
  let handle: OpaquePointer?

  init(_ bytes: any FontBytes) {
    // The blob holds the object until HarfBuzz lets go of the blob.
    let owner = Unmanaged.passRetained(bytes as AnyObject)
    handle = bytes.withBytes { span in
      span.withUnsafeBytes { buffer in
        hb_blob_create(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: buffer.count),
          HB_MEMORY_MODE_READONLY, owner.toOpaque()
        ) { owner in
          if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
        }
      }
    }
    hb_blob_make_immutable(handle)
  }

  deinit { hb_blob_destroy(handle) }

  /// How many faces the file holds; 0 where it is no font.
  var faceCount: Int { Int(hb_face_count(handle)) }
}
