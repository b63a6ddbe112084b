import Verifying

/// The manual page in section 1, as lines of roff's `man` macros.
let manualPage: [String] = {
  var lines = [
    ".\\\" “meian manual man” prints this page.",
    ".TH MEIAN 1 \"\" \"meian \(meianVersion)\" \"User Commands\"",
    // Names of options must not be cut in two.
    ".nh", ".ad l",
    ".SH NAME",
    "meian \\- draw app screens in light and dark and compare them with baselines",
    ".SH SYNOPSIS",
    ".B meian",
    ".I COMMAND",
    "[\\fIOPTION\\fR]...",
    "[\\fIOPERAND\\fR]...",
    ".SH DESCRIPTION",
    roff(programSummary),
    ".SH COMMANDS",
  ]
  for command in allCommands { lines += section(of: command) }
  lines.append(".SH \"EXIT STATUS\"")
  for (code, meaning) in ExitCode.meanings {
    lines += [".TP", ".B \(code.rawValue)", roff(meaning)]
  }
  lines.append(".SH ENVIRONMENT")
  for (name, meaning) in environmentVariables { lines += [".TP", ".B \(name)", roff(meaning)] }
  lines.append(".SH FILES")
  for (name, meaning) in files { lines += [".TP", ".I \(roff(name))", roff(meaning)] }
  lines += [".SH EXAMPLES", ".nf", "meian init", "meian record", "meian verify", ".fi"]
  return lines + [".SH \"SEE ALSO\"", ".BR git (1),", ".BR gitattributes (5)"]
}()

private func section(of command: any Command.Type) -> [String] {
  let words = [command.options.isEmpty ? "" : "[OPTION…]", command.operands]
    .filter { !$0.isEmpty }.joined(separator: " ")
  var lines = [".SS \"meian \(command.name)\(words.isEmpty ? "" : " \(roff(words))")\""]
  lines.append(roff(command.summary + "."))
  if !command.details.isEmpty {
    lines += [".PP"] + command.details.split(separator: "\n").map { roff(String($0)) }
  }
  for option in command.options + [.help] {
    let value = option.value.map { "=\\fI\(roff($0))\\fR" } ?? ""
    lines += [
      ".TP", "\\fB\\-\\-\(roff(option.name))\\fR\(value)", roff(option.summary) + ".",
    ]
  }
  return lines
}

/// The environment's variables that change what Meian does.
private let environmentVariables: [(name: String, meaning: String)] = [
  ("CI", "Where it is set, nothing writes a baseline without --in-pipeline."),
  ("MEIAN_CACHE", "A folder for --cache, for all calls."),
  (
    "MEIAN_FONTS",
    "Folders of fonts, joined by colons, in place of the user’s, Meian’s own and the system’s."
  ),
  ("NO_COLOR", "Where it is set and not empty, --color auto shows no colours."),
]

private let files: [(name: String, meaning: String)] = [
  ("meian.json5", "The project file, in the project’s folder."),
  (".meian/fonts", "Fonts of the project that stand in for iOS’s, found before all others."),
  ("~/.local/share/meian/fonts", "The user’s, in $XDG_DATA_HOME where that is set."),
  ("../share/meian/fonts", "Those that came with meian, as seen from the program."),
]

/// A line of text in which roff finds no requests and no escapes.
private func roff(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    .replacing("\"", with: "\\(dq").replacing("~", with: "\\(ti").replacing("^", with: "\\(ha")
  return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}
