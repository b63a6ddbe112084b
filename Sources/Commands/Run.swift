import Verifying

/// Runs one command line, without the program's own name.
public func run(_ arguments: [String], in environment: Environment) -> ExitCode {
  do throws(UsageError) {
    guard let word = arguments.first else {
      throw UsageError("no command is given; “meian help” lists them")
    }
    if ["help", "--help", "-h"].contains(word) {
      Console(environment).lines(try help(Array(arguments.dropFirst())))
      return .success
    }
    if ["--version", "version"].contains(word) {
      Console(environment).line("meian \(meianVersion), rendering epoch \(renderingEpoch)")
      return .success
    }
    let command = try command(word)
    let words = Array(arguments.dropFirst())
    if ParsedArguments.askForHelp(words) {
      Console(environment).lines(command.help)
      return .success
    }
    let job = try command.init(
      try ParsedArguments(words, options: command.options, command: word))
    do throws(Failure) { return try job.run(in: environment) } catch {
      environment.complain("meian: \(printable(error.message))\n")
      return error.code
    }
  } catch {
    environment.complain("meian: \(printable("\(error)"))\n")
    return .usage
  }
}

private func command(_ word: String) throws(UsageError) -> any Command.Type {
  if let command = allCommands.first(where: { $0.name == word }) { return command }
  if word.hasPrefix("-") {
    throw UsageError("“\(word)” comes before the command; write meian COMMAND \(word)")
  }
  throw .unknown(
    "command", word, among: completedCommands.map(\.name), try: "meian help")
}

private func help(_ words: [String]) throws(UsageError) -> [String] {
  guard let word = words.first(where: { !$0.hasPrefix("-") }) else { return overview }
  return try command(word).help
}

/// What the program is for, in one sentence.
let programSummary =
  "Draws app screens in light and dark, compares them with stored baselines, and writes a review"
  + " page for each screen."

/// The help text of the program.
private let overview: [String] =
  [programSummary, "", "usage: meian COMMAND [OPTION…]", "", "commands:"]
  + columns(
    allCommands.map { ($0.name, $0.summary) } + wordsBesideCommands.map { ($0.name, $0.summary) })
  + ["", "exit codes:"]
  + ExitCode.meanings.map { "  \($0.code.rawValue)  \($0.meaning)" }
  + ["", "“meian help COMMAND” says more."]
