import Verifying

/// Why a command ends without an answer: one line and the exit code.
struct Failure: Error, Hashable {
  var message: String
  var code: ExitCode

  init(_ message: String, _ code: ExitCode = .usage) {
    self.message = message
    self.code = code
  }

  init(_ failure: RunFailure) {
    switch failure {
    case .usage(let message): self.init(message, .usage)
    case .broken(let message): self.init(message, .failed)
    case .environment(let message): self.init(message, .environment)
    }
  }
}

/// Runs `body` with its failure turned into that of a command.
func attempt<Result>(_ body: () throws(RunFailure) -> Result) throws(Failure) -> Result {
  do throws(RunFailure) { return try body() } catch { throw Failure(error) }
}
