import Verifying

/// `meian doctor`: is this machine fit for a trustworthy answer?
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Check fonts, programs and the differ’s self-test"
  static let operands = ""
  static let options: [Option] = []

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.isEmpty else { throw UsageError("doctor takes no names") }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let things = examineEnvironment(
      fontDirectories: environment.fontDirectories ?? RunOptions.systemFontDirectories)
    for thing in things {
      environment.line("\(thing.isFine ? "✓" : "✗") \(thing.name): \(thing.detail)")
    }
    return things.allSatisfy(\.isFine) ? .success : .environment
  }
}
