import Verifying

/// Runs one command line, without the program's own name.
public func run(_ arguments: [String], in environment: Environment) -> ExitCode {
  do throws(UsageError) {
    guard let word = arguments.first, !["help", "--help", "-h"].contains(word) else {
      return try help(arguments.dropFirst().first, environment)
    }
    if ["--version", "version"].contains(word) {
      environment.line("meian \(meianVersion), rendering epoch \(renderingEpoch)")
      return .success
    }
    let command = try command(word)
    let parsed = try ParsedArguments(
      Array(arguments.dropFirst()), options: command.options, command: word)
    if parsed.flags.contains("help") {
      environment.write(command.help)
      return .success
    }
    let job = try command.init(parsed)
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
  guard let command = allCommands.first(where: { $0.name == word }) else {
    throw .unknown("command", word, among: allCommands.map { $0.name }, try: "meian help")
  }
  return command
}

private func help(_ word: String?, _ environment: Environment) throws(UsageError) -> ExitCode {
  if let word {
    environment.write(try command(word).help)
    return .success
  }
  let width = allCommands.map { $0.name.count }.max() ?? 0
  var lines = [
    "meian draws app screens in light and dark, compares them with baselines, and reports.", "",
    "Commands:",
  ]
  for command in allCommands {
    let gap = String(repeating: " ", count: width - command.name.count + 2)
    lines.append("  \(command.name)\(gap)\(command.summary)")
  }
  lines += [
    "", "“meian help COMMAND” says more; “meian --version” names version and rendering epoch.",
    "Exit codes: 0 every gate passed, 1 a gate failed, 2 wrong call or file, 3 wrong environment.",
  ]
  environment.write(lines.joined(separator: "\n") + "\n")
  return .success
}
