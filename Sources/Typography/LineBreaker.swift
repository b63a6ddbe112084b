import CText
import Synchronization

/// ICU's line-break iterator for one locale, shared behind a lock.
final class LineBreaker: Sendable {
  private let locale: String

  /// - Parameter locale: in ICU's words, such as `ja@lb=strict`.
  init(locale: String) { self.locale = locale }

  private final class Iterator {
    let handle: OpaquePointer

    init(_ locale: String) throws(FontError) {
      var handle: OpaquePointer?
      let code = ctext_breaker_open(locale, &handle)
      guard code == 0, let handle else { throw .unicodeLibrary(code: Int(code)) }
      self.handle = handle
    }

    deinit { ctext_breaker_close(handle) }
  }

  private let slot = Mutex<Iterator?>(nil)

  /// For each scalar, whether a line may end before it.
  func opportunities(in scalars: [UInt32]) throws(FontError) -> [Bool] {
    let breaks = try slot.withLock { slot throws(FontError) in
      let iterator = if let slot { slot } else { try Iterator(locale) }
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
