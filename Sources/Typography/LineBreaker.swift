import CText
import Synchronization

/// ICU's line-break iterator with the strict rules for Japanese, shared behind a lock.
///
/// The locale matters for Chinese and Japanese only; the other scripts' rules are the same in all.
final class LineBreaker: Sendable {
  private final class Iterator {
    let handle: OpaquePointer

    init() throws(FontError) {
      var handle: OpaquePointer?
      let code = ctext_breaker_open("ja@lb=strict", &handle)
      guard code == 0, let handle else { throw .unicodeLibrary(code: Int(code)) }
      self.handle = handle
    }

    deinit { ctext_breaker_close(handle) }
  }

  private let slot = Mutex<Iterator?>(nil)

  /// For each scalar, whether a line may end before it.
  func opportunities(in scalars: [UInt32]) throws(FontError) -> [Bool] {
    let breaks = try slot.withLock { slot throws(FontError) in
      let iterator = if let slot { slot } else { try Iterator() }
      slot = iterator
      var breaks = [UInt8](repeating: 0, count: scalars.count)
      let code = ctext_line_breaks(
        iterator.handle, scalars, Int32(clamping: scalars.count), &breaks)
      guard code == 0 else { throw FontError.unicodeLibrary(code: Int(code)) }
      return breaks
    }
    return breaks.map { $0 != 0 }
  }
}
