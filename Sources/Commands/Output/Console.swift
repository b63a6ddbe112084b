import FoundationEssentials
import RunRecords

/// Where the results of a command go: the only way to standard output.
struct Console: Sendable {
  private let environment: Environment
  private let usesColor: Bool

  init(_ environment: Environment, _ color: ColorChoice = .never) {
    self.environment = environment
    usesColor = color.usesColor(in: environment)
  }

  func line(_ line: Line) { environment.write(line.text(usesColor: usesColor) + "\n") }

  func line(_ text: String) { line(Line(text)) }

  /// Several lines of our own, such as a help text.
  func lines(_ lines: [String]) { for text in lines { line(text) } }

  /// The record of a run as one JSON text over several lines.
  func json(_ run: RunRecord) { environment.write(encodeJSON(run)) }

  /// One value as one line of JSON, keys sorted.
  func json(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      environment.write(printableJSON(text) + "\n")
    } catch {
      preconditionFailure("results hold strings, integers and lists, which JSON always can hold")
    }
  }
}
