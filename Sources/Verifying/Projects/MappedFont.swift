import FoundationEssentials
import Typography

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// A font of the machine, read where the kernel keeps it: of 19 MB that a font of Japanese has, a
/// run touches a few.
///
/// Packages put a new file in the place of an old one and never write into it. A project's own font
/// may change while it is looked at, so it is copied.
final class MappedFont: FontBytes, @unchecked Sendable {
  private let memory: UnsafeRawBufferPointer

  /// Nil where the path, its links followed, is no regular file that can be read, or an empty one.
  init?(_ path: String) {
    // A pipe must not be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    memory = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count) }

  func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result { body(memory.bytes) }

  /// Gives back the memory of what was read so far; it is read again where it is needed.
  func release() {
    madvise(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count, MADV_DONTNEED)
  }
}
