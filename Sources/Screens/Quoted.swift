/// A word of the user's in quotation marks, fit for a message: at most 60 characters, and control
/// characters by their number.
public func quoted(_ word: String) -> String {
  let longest = 60
  var shown = ""
  for scalar in word.unicodeScalars.prefix(longest) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      shown += "U+" + paddedHex(scalar.value)
    default: shown.unicodeScalars.append(scalar)
    }
  }
  if word.unicodeScalars.dropFirst(longest).first != nil { shown += "…" }
  return "“\(shown)”"
}

func quoted(_ scalar: Unicode.Scalar) -> String { quoted(String(Character(scalar))) }

private func paddedHex(_ number: UInt32) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
