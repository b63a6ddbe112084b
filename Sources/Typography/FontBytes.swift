/// A font file's bytes, at one address for as long as the object lives: HarfBuzz reads a font where
/// it lies.
public protocol FontBytes: AnyObject, Sendable {
  /// Calls `body` with all bytes; they are the same, at the same address, each time.
  func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result
}

/// A font file's bytes in memory of its own.
///
/// Unchecked because of the C pointer: nothing writes the bytes after the initialiser.
public final class CopiedFontBytes: FontBytes, @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer

  public init(_ bytes: [UInt8]) {
    memory = .allocate(byteCount: bytes.count, alignment: MemoryLayout<UInt64>.alignment)
    memory.copyBytes(from: bytes)
  }

  deinit { memory.deallocate() }

  public func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
    body(UnsafeRawBufferPointer(memory).bytes)
  }
}
