/// Turns the bytes of a vector picture into those of a PNG at a whole number of pixels per point.
public typealias VectorConverter =
  @Sendable (_ bytes: [UInt8], _ isPDF: Bool, _ scale: Int) throws -> [UInt8]

/// Why a vector picture could not be turned into pixels.
public enum VectorFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The optional program is not installed.
  case missingProgram(String, package: String)
  case failed(String)

  public var description: String {
    switch self {
    case .missingProgram(let program, let package):
      "the program \(program) is not installed; install the package \(package)"
    case .failed(let reason): reason
    }
  }
}
