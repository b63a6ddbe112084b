/// What a shell can offer for one word of a command line, read from the placeholder that stands for it
/// in the help.
enum CompletedWord: Hashable, Sendable {
  case choices([String])
  case folder
  case file
  case screen
  case variant
  /// Only whoever types knows it, such as a number.
  case unknown

  /// - Parameter placeholder: such as `DIR`, `auto|always` or `[SCREEN…]`.
  init(_ placeholder: String) {
    let words = placeholder.filter { !"[]…".contains($0) }
    if words.contains("|") {
      self = .choices(words.split(separator: "|").map(String.init))
    } else if words.hasPrefix("SCREEN") {
      self = .screen
    } else if words == "V" {
      self = .variant
    } else if words == "DIR" {
      self = .folder
    } else {
      // Numbers, commits and addresses name no file.
      self = ["N", "I/N", "REF", "URL"].contains(words) ? .unknown : .file
    }
  }
}

extension Command {
  /// What each operand can be, in order; the last one stands for all that follow.
  static var completedOperands: [CompletedWord] {
    operands.split(separator: " ").map { CompletedWord(String($0)) }
  }
}

/// Every command with its summary, and the two words that are none.
let completedCommands: [(name: String, summary: String)] =
  allCommands.map { ($0.name, $0.summary) } + wordsBesideCommands

/// Text for a shell to take as it is.
func singleQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

/// A pipeline for shells that prints the project's variants, a line each: the second column of the list.
let variantsForShells =
  "meian list 2>/dev/null | sed -E 's/^[^ ]+ +//; s/  .*//' | tr ' ' '\\n' | sort -u"
