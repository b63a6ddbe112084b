/// What the process reports to its caller (contract, section 3).
public enum ExitCode: Int32, Sendable {
  /// Every gate passed; for `compare`: equal.
  case success = 0
  /// A gate failed; for `compare`: different.
  case failed = 1
  /// The call or a file is wrong and nothing was compared, or what was found cannot be written.
  case usage = 2
  /// The environment cannot give a trustworthy answer.
  case environment = 3
}

extension ExitCode {
  /// What each code means, as the help says it.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.success, "every gate passed"),
    (.failed, "a gate failed, or compared pictures differ"),
    (.usage, "the call or a file is wrong, or the report cannot be written"),
    (.environment, "the environment cannot give a trustworthy answer"),
  ]
}
