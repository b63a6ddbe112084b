/// Why a line of a view tree's text could not be read.
public struct ViewLineError: Error, Equatable, CustomStringConvertible {
  /// What a line may lack or get wrong.
  public enum Reason: Hashable, Sendable {
    /// Something else stands where this is expected, as in “a frame such as [0, 0, 10, 10]”.
    case missing(String)
    /// A quotation that does not end on its line.
    case unendedQuotation
    /// A backslash that starts no escape.
    case unknownEscape
    /// A number that is malformed or too large.
    case badNumber
  }

  /// Counted from 1.
  public let line: Int
  /// Counted in Unicode scalars from 1.
  public let column: Int
  public let reason: Reason

  public init(line: Int, column: Int, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  public var description: String {
    let complaint =
      switch reason {
      case .missing(let expected): "something else stands here; expected \(expected)"
      case .unendedQuotation: "the quotation does not end; it must end with \" on the same line"
      case .unknownEscape:
        "unknown escape; the escapes are \\\", \\\\, \\n, \\r, \\t and \\u{…}"
      case .badNumber: "not a number that can be read; expected a whole number below 1000000000"
      }
    return "line \(line), column \(column): \(complaint)"
  }
}
