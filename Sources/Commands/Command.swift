/// One word after `meian`: what it takes, what it does.
protocol Command: Sendable {
  static var name: String { get }
  /// One sentence for the list of commands.
  static var summary: String { get }
  /// What may follow beside options, such as `[SCREEN…]`; empty for nothing.
  static var operands: String { get }
  static var options: [Option] { get }
  /// More for `meian help NAME`; empty for nothing.
  static var details: String { get }

  /// Only reads words.
  init(_ arguments: ParsedArguments) throws(UsageError)
  /// Acts.
  func run(in environment: Environment) throws(Failure) -> ExitCode
}

extension Command {
  static var details: String { "" }

  /// The help text of the command.
  static var help: String {
    var lines = ["meian \(name) \(operands)".trimmedRight, "", summary + "."]
    if !details.isEmpty { lines += ["", details] }
    lines += ["", "Options:"]
    let all = options + [Option("help", nil, "this text")]
    let heads = all.map { "  --\($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = heads.map(\.count).max() ?? 0
    for (option, head) in zip(all, heads) {
      lines.append(head + String(repeating: " ", count: width - head.count + 2) + option.summary)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var trimmedRight: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
