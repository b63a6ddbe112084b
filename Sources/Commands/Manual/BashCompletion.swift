/// What bash completes, line by line.
let bashCompletion: [String] = {
  let start = """
    # bash completion for meian; “meian manual bash” prints it.
    # shellcheck shell=bash disable=SC2207

    _meian() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
      local command="" index IFS=$'\\n'
      # Bash takes --format=json for three words.
      if [ "$word" = = ]; then
        word=""
      elif [ "$before" = = ]; then
        before="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
          -*) ;;
          *)
            command="${COMP_WORDS[index]}"
            break
            ;;
        esac
      done
      COMPREPLY=()
      case "$command $before" in
    """
  var text = start.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  text += [
    "    \" \"*)",
    "      COMPREPLY=($(compgen -W \(lines(completedCommands.map(\.name))) -- \"$word\"))",
    "      return ;;",
  ]
  for command in allCommands { text += values(of: command) }
  text += ["  esac", "  case \"$command\" in"]
  for command in allCommands { text += ofCommand(command) }
  text.append(
    "    help) COMPREPLY=($(compgen -W \(lines(allCommands.map { $0.name })) -- \"$word\")) ;;")
  return text + ["  esac", "}", "", "complete -F _meian meian"]
}()

/// The branches for values of a command's options.
private func values(of command: any Command.Type) -> [String] {
  command.options.compactMap { option in
    guard let placeholder = option.value else { return nil }
    let reply = reply(CompletedWord(placeholder))
    return "    '\(command.name) --\(option.name)') \(reply.isEmpty ? "" : reply + "; ")return ;;"
  }
}

/// The branch for all other words of a command.
private func ofCommand(_ command: any Command.Type) -> [String] {
  let options = (command.options + [.help]).map { "--\($0.name)" }
  var lines = [
    "    \(command.name))",
    "      case \"$word\" in",
    "        -*) COMPREPLY=($(compgen -W \(Commands.lines(options)) -- \"$word\")) ;;",
  ]
  // Which operand it is would need counting; what the last one can be fits most words.
  if let operand = command.completedOperands.last {
    let reply = reply(operand)
    if !reply.isEmpty { lines.append("        *) \(reply) ;;") }
  }
  return lines + ["      esac ;;"]
}

private func reply(_ word: CompletedWord) -> String {
  switch word {
  case .choices(let choices): "COMPREPLY=($(compgen -W \(lines(choices)) -- \"$word\"))"
  case .folder: "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$word\"))"
  case .file: "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$word\"))"
  case .screen:
    "COMPREPLY=($(compgen -W \"$(meian list 2>/dev/null | sed 's/ .*//')\" -- \"$word\"))"
  case .variant: "COMPREPLY=($(compgen -W \"$(\(variantsForShells))\" -- \"$word\"))"
  case .unknown: ""
  }
}

/// Words for `compgen -W`, which splits them where `IFS` says.
private func lines(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }
