/// `meian manual`: the manual page and what shells complete, made from the commands' declarations.
struct ManualCommand: Command {
  static let name = "manual"
  static let summary = "Print the manual page, or what a shell completes"
  static let operands = "[man|bash|zsh|fish]"
  static let options: [Option] = []
  static let details = """
    Packages install all four. Elsewhere “meian manual bash >> ~/.bash_completion” makes bash complete
    commands, options and screens.
    """

  private enum Format: String, CaseIterable { case man, bash, zsh, fish }

  private let format: Format

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count <= 1 else {
      throw UsageError("manual prints one text at a time; write meian manual man")
    }
    let word = arguments.names.first ?? Format.man.rawValue
    guard let format = Format(rawValue: word) else {
      throw UsageError("manual knows no “\(word)”; it prints man, bash, zsh or fish")
    }
    self.format = format
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let lines =
      switch format {
      case .man: manualPage
      case .bash: bashCompletion
      case .zsh: zshCompletion
      case .fish: fishCompletion
      }
    Console(environment).lines(lines)
    return .success
  }
}
