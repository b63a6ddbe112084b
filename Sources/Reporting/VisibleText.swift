/// `text` with every character that could hide, reorder or end something written out, so that a
/// reader sees what is there: U+202E becomes `⟨U+202E⟩`, a control character its picture.
///
/// Line feeds and tabs stay. What is left is legal in XML 1.0.
public func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHazardous) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    guard isHazardous(scalar) else {
      shown.unicodeScalars.append(scalar)
      continue
    }
    shown += written(scalar)
  }
  return shown
}

/// `visible(text)` cut after `limit` characters, with the number of those left out.
func clipped(_ text: String, to limit: Int = 400) -> String {
  // Scalars, because one character may hold any number of combining marks.
  let scalars = text.unicodeScalars
  guard
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end != scalars.endIndex
  else { return visible(text) }
  let rest = scalars.distance(from: end, to: scalars.endIndex)
  return visible(String(scalars[..<end])) + "… (\(grouped(rest)) more characters)"
}

/// `number` with a comma between thousands.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return text
}

/// `1 view`, `2 views`, `1,200 views`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

private func written(_ scalar: Unicode.Scalar) -> String {
  // The pictures of U+0000 to U+001F are in the same order from U+2400.
  if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
    return String(Character(picture))
  }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
}

private func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case 0x00...0x1F, 0x7F...0x9F: true  // controls, among them those of terminals
  case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0xFEFF: true  // invisible
  case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true  // line ends and reordering
  case 0xFFF9...0xFFFB, 0xE0001: true  // annotations and a deprecated language mark
  default: scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
