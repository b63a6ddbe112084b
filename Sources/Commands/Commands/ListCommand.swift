import Foundation
import Verifying

/// `meian list`: screens and variants.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "List the project’s screens and their variants"
  static let operands = "[SCREEN…]"
  static let options: [Option] = [.project, .variant, .format, .allowRead]

  let job: Job
  let format: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    format = try arguments.choice(.format, ["human", "json"])
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.projectOrNone(in: environment)
    let screens = try attempt { () throws(RunFailure) in
      try listScreens(project, job.selection(in: environment))
    }
    for screen in screens {
      if format == "json" {
        environment.write(json(screen) + "\n")
      } else {
        environment.line(
          "\(screen.id)\t\(screen.variants.joined(separator: " "))\t\(screen.source)")
      }
    }
    return .success
  }

  /// One object a line, keys sorted.
  private func json(_ screen: ListedScreen) -> String {
    let object: [String: Any] = [
      "id": screen.id, "title": screen.title, "source": screen.source, "variants": screen.variants,
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
