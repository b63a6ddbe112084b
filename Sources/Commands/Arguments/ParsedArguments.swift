/// The words of a command line, sorted into options and names.
struct ParsedArguments: Sendable {
  private(set) var names: [String] = []
  private var values: [Option: [String]] = [:]
  private var flags: Set<Option> = []

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
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else {
        let (word, known) = (String(parts[0]), options.map { "--\($0.name)" })
        throw UsageError.ofOthers(word, among: known)
          ?? .unknown("option", word, among: known, try: "meian help \(command)")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        try add(
          try Self.value(of: option, attached, placeholder, from: &rest), to: option)
      } else if attached == nil {
        flags.insert(option)
      } else {
        throw UsageError("--\(option.name) takes no value; write --\(option.name)")
      }
    }
  }

  private static func value(
    of option: Option, _ attached: String?, _ placeholder: String,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    // A following option is a forgotten value; one that begins with a hyphen is written after “=”. No
    // option begins with a digit, so that is a negative number, whoever may want one.
    let isValue = rest.first.map { !$0.hasPrefix("-") || $0.dropFirst().first?.isNumber == true }
    let value = attached ?? (isValue == true ? rest.popFirst() : nil)
    guard let value, !value.isEmpty else {
      throw UsageError("--\(option.name) needs a value; write --\(option.name) \(placeholder)")
    }
    return value
  }

  private mutating func add(_ value: String, to option: Option) throws(UsageError) {
    if !option.isRepeatable, let other = values[option]?.first {
      throw UsageError("--\(option.name) is given twice, “\(other)” and “\(value)”; give one")
    }
    values[option, default: []].append(value)
  }

  /// True where help is asked for, whatever else may be wrong with the words.
  static func askForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  /// The value of an option that is given at most once.
  func value(_ option: Option) -> String? { values[option]?.last }

  func all(_ option: Option) -> [String] { values[option] ?? [] }

  func has(_ option: Option) -> Bool { flags.contains(option) }

  /// One of the words that the option's placeholder lists, such as `human|json`; the first is
  /// meant where none is given.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ option: Option, of type: Word.Type = Word.self
  ) throws(UsageError) -> Word where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard let text = value(option) ?? words.first, let word = Word(rawValue: text) else {
      throw UsageError(
        "--\(option.name) is “\(value(option) ?? "")”; it must be \(alternatives(words))")
    }
    return word
  }
}

/// `auto, always or never`.
private func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
