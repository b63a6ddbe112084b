import FoundationEssentials
import RunRecords

/// `value` as compact JSON on one line, in which nothing is invisible.
func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return printableJSON(String(decoding: try encoder.encode(value), as: UTF8.self))
  } catch {
    preconditionFailure("a record holds strings, integers and lists, which JSON always can hold")
  }
}
