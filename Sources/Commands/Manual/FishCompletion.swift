/// What fish completes, line by line.
let fishCompletion: [String] = {
  var text = [
    "# fish completion for meian; “meian manual fish” prints it.",
    "",
    "function __meian_screens",
    "    meian list 2>/dev/null | string replace -r ' .*' ''",
    "end",
    "",
    "function __meian_variants",
    "    \(variantsForShells)",
    "end",
    "",
    "complete -c meian -f",
  ]
  for (name, summary) in completedCommands {
    text.append(
      "complete -c meian -n __fish_use_subcommand -a \(name) -d \(fishQuoted(summary))")
  }
  for command in allCommands { text += ofCommand(command) }
  let names = allCommands.map { $0.name }.joined(separator: " ")
  text.append("complete -c meian -n '__fish_seen_subcommand_from help' -a \(fishQuoted(names))")
  return text
}()

private func ofCommand(_ command: any Command.Type) -> [String] {
  let start = "complete -c meian -n '__fish_seen_subcommand_from \(command.name)'"
  let options = (command.options + [.help]).map { option in
    let value = option.value.map { " \(argument(CompletedWord($0), isOption: true))" } ?? ""
    return "\(start) -l \(option.name)\(value) -d \(fishQuoted(option.summary))"
  }
  guard let operand = command.completedOperands.last else { return options }
  let words = argument(operand, isOption: false)
  return options + (words.isEmpty ? [] : ["\(start) \(words)"])
}

/// - Parameter isOption: whether it is an option's value, which the option cannot be without.
private func argument(_ word: CompletedWord, isOption: Bool) -> String {
  let exclusive = isOption ? "-x" : ""
  let words =
    switch word {
    case .choices(let choices): "-a \(fishQuoted(choices.joined(separator: " ")))"
    case .folder: "-a '(__fish_complete_directories)'"
    case .file: isOption ? "" : "-F"
    case .screen: "-a '(__meian_screens)'"
    case .variant: "-a '(__meian_variants)'"
    case .unknown: ""
    }
  let mark = word == .file && isOption ? "-r -F" : exclusive
  return [mark, words].filter { !$0.isEmpty }.joined(separator: " ")
}

/// Fish knows two escapes between single quotes.
private func fishQuoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
