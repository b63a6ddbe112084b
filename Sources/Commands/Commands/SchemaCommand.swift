import Reporting
import ViewKinds

/// `meian schema`: the JSON Schema of what Meian reads or writes.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of screen files, or of a run’s results"
  static let operands = "[screen|results]"
  static let options: [Option] = []
  static let details = """
    Write it to a file and name that in a screen’s “$schema”, and an editor that knows JSON Schema
    completes and explains what you type. “results” is the schema of a report’s results.json.
    """

  private enum Subject: String, CaseIterable { case screen, results }

  private let subject: Subject

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count <= 1 else {
      throw UsageError("schema prints one schema at a time; write meian schema screen")
    }
    let word = arguments.names.first ?? Subject.screen.rawValue
    guard let subject = Subject(rawValue: word) else {
      throw UsageError(
        "schema knows no “\(word)”; it prints \(Subject.allCases.map(\.rawValue).joined(separator: " or "))"
      )
    }
    self.subject = subject
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let text =
      switch subject {
      case .screen: screenSchema()
      case .results: resultsSchema
      }
    Console(environment).lines(text.split(separator: "\n").map(String.init))
    return .success
  }
}
