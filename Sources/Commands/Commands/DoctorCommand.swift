import Verifying

/// `meian doctor`: is this machine fit for a trustworthy answer?
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Check fonts, programs and the differ’s self-test"
  static let operands = ""
  static let options: [Option] = [.color]

  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.isEmpty else {
      throw UsageError("doctor takes no names; write meian doctor")
    }
    color = try arguments.choice(.color)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let console = Console(environment, color)
    let things = examineEnvironment(
      fontDirectories: environment.fontDirectories ?? RunOptions.systemFontDirectories)
    for thing in things {
      console.line(
        (thing.isFine ? Line("✓", .green) : Line("✗", .red)) + " \(thing.name): \(thing.detail)")
    }
    return things.allSatisfy(\.isFine) ? .success : .environment
  }
}
