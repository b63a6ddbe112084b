/// One word after `meian`: what it takes, what it does.
///
/// Its file declares the words; parsing, help and hints are made from the declarations.
protocol Command: Sendable {
  static var name: String { get }
  /// What it does, in one line for the list of commands, without a full stop.
  static var summary: String { get }
  /// What may follow beside options, such as `[SCREEN…]`; empty for nothing.
  static var operands: String { get }
  static var options: [Option] { get }
  /// More for `meian help NAME`, line by line; empty for nothing.
  static var details: String { get }

  /// Only reads words.
  init(_ arguments: ParsedArguments) throws(UsageError)
  /// Acts.
  func run(in environment: Environment) throws(Failure) -> ExitCode
}

extension Command {
  static var details: String { "" }

  /// The help text of the command, line by line.
  static var help: [String] {
    let usage = [name, options.isEmpty ? "" : "[OPTION…]", operands].filter { !$0.isEmpty }
    var lines = ["usage: meian \(usage.joined(separator: " "))", "", "\(summary)."]
    if !details.isEmpty { lines += [""] + details.split(separator: "\n").map(String.init) }
    let rows = (options + [.help]).map { option in
      ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    return lines + ["", "options:"] + columns(rows)
  }
}
