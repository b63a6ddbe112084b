/// What zsh completes, line by line.
let zshCompletion: [String] = {
  let start = """
    #compdef meian
    # zsh completion for meian; “meian manual zsh” prints it.

    _meian_screens() {
      local -a screens
      screens=(${(f)"$(meian list 2>/dev/null | sed 's/ .*//')"})
      compadd -a screens
    }

    _meian_variants() {
      local -a variants
      variants=(${(f)"$(\(variantsForShells))"})
      compadd -a variants
    }

    _meian() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    """
  let middle = """
      )
      _arguments -C '1:command:->command' '*::operand:->operand'
      case $state in
        command) _describe -t commands command commands ;;
        operand)
          case $words[1] in
    """
  let end = """
            help) _describe -t commands command commands ;;
          esac ;;
      esac
    }

    _meian "$@"
    """
  var text = [start]
  for (name, summary) in completedCommands {
    text.append("    \(singleQuoted("\(name):\(summary)"))")
  }
  text.append(middle)
  for command in allCommands { text += ofCommand(command) }
  text.append(end)
  return text.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map(
    String.init)
}()

private func ofCommand(_ command: any Command.Type) -> [String] {
  let options = (command.options + [.help]).map(specification)
  let last = command.completedOperands.count - 1
  let operands = command.completedOperands.enumerated().map { index, word in
    singleQuoted("\(index == last ? "*" : "\(index + 1)"):operand:\(action(word))")
  }
  let words = options + operands
  return ["        \(command.name))", "          _arguments \\"]
    + words.dropLast().map { "            \($0) \\" }
    + words.suffix(1).map { "            \($0) ;;" }
}

private func specification(_ option: Option) -> String {
  let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
  let value = option.value.map { placeholder in
    ":\(placeholder.replacing(":", with: "\\:")):\(action(CompletedWord(placeholder)))"
  }
  let mark = option.isRepeatable ? "*" : ""
  return singleQuoted("\(mark)--\(option.name)\(value == nil ? "" : "=")[\(summary)]\(value ?? "")")
}

private func action(_ word: CompletedWord) -> String {
  switch word {
  case .choices(let choices): "(\(choices.joined(separator: " ")))"
  case .folder: "_files -/"
  case .file: "_files"
  case .screen: "_meian_screens"
  case .variant: "_meian_variants"
  // An action of one space offers nothing.
  case .unknown: " "
  }
}
