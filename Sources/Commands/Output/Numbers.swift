/// A number with a space between groups of three digits, as in `1 953 600`.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += " " }
    result.append(digit)
  }
  return number < 0 ? "-" + result : result
}

/// `1 shot`, `2 shots`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
