#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// What the operating system answered when it refused.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of `errno`.
  public let code: Int32

  public init(code: Int32) { self.code = code }

  /// The code of the call that just failed on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, in English and without capitals.
  public var description: String { String(cString: strerror(code)).lowercased() }
}
