/// Why a run could not answer at all.
public enum RunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call or a project file is wrong; nothing was compared.
  case usage(String)
  /// A screen cannot be drawn, which is a gate that failed.
  case broken(String)
  /// The environment cannot give a trustworthy answer: fonts, epoch, self-test, LFS pointers.
  case environment(String)

  /// One line: where, what is wrong, what would be right.
  public var description: String {
    switch self {
    case .usage(let message), .broken(let message), .environment(let message): message
    }
  }
}
