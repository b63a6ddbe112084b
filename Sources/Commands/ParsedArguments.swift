/// The words of a command line, sorted into options and names.
struct ParsedArguments: Sendable {
  private(set) var names: [String] = []
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []

  /// - Parameter command: for the hint of a message.
  init(_ words: [String], options: [Option], command: String) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        names += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      if word == "-h" {
        flags.insert("help")
        continue
      }
      let parts = word.drop { $0 == "-" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      if name == "help", parts.count == 1 {
        flags.insert("help")
        continue
      }
      guard word.hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
        throw .unknown(
          "option", word, among: options.map { "--\($0.name)" }, try: "meian help \(command)")
      }
      guard option.value != nil else {
        guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
        flags.insert(name)
        continue
      }
      if parts.count == 2 {
        values[name, default: []].append(String(parts[1]))
      } else if let value = rest.popFirst() {
        values[name, default: []].append(value)
      } else {
        throw UsageError("--\(name) needs a value; write --\(name) \(option.value ?? "")")
      }
    }
  }

  /// The last value of an option that is given once.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  /// One of a few words; the first is meant where none is given.
  func choice(_ option: Option, _ words: [String]) throws(UsageError) -> String {
    guard let word = value(option) else { return words[0] }
    guard words.contains(word) else {
      throw UsageError(
        "--\(option.name) is “\(word)”; it must be \(words.joined(separator: " or "))")
    }
    return word
  }
}
