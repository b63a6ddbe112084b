import Verifying

/// `meian list`: screens and variants.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "List the project’s screens and their variants"
  static let operands = "[SCREEN…]"
  static let options = Job.selecting + [.format]
  static let details = "With --format json one object a line: id, source, title, variants."

  let job: Job

  init(_ arguments: ParsedArguments) throws(UsageError) { job = try Job(arguments) }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.project(in: environment)
    let selection = try job.selection(in: environment)
    let screens = try attempt { () throws(RunFailure) in try listScreens(project, selection) }
    let console = Console(environment)
    let idWidth = screens.map(\.id.count).max() ?? 0
    let words = screens.map { $0.variants.joined(separator: " ") }
    let wordsWidth = words.map(\.count).max() ?? 0
    for (screen, variants) in zip(screens, words) {
      switch job.format {
      case .human:
        console.line(
          "\(padded(screen.id, idWidth))  \(padded(variants, wordsWidth))  \(screen.source)")
      case .json: console.json(Entry(screen))
      }
    }
    return .success
  }

  private struct Entry: Encodable {
    var id: String
    var title: String
    var source: String
    var variants: [String]

    init(_ screen: ListedScreen) {
      id = screen.id
      title = screen.title
      source = screen.source
      variants = screen.variants
    }
  }
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: width - text.count)
}
