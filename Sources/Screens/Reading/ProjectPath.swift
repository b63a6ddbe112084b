/// The project path that a file means by `written`, relative to the folder it stands in.
func projectPath(_ written: SourceValue) throws(ScreenError) -> String {
  let text = try written.requireString()
  func refusal(_ problem: String) -> ScreenError {
    ScreenError(
      "\(quoted(text)) \(problem)", remedy: "write a path relative to this file, with /",
      at: written.place)
  }
  // By scalars, as file systems read paths: a combining mark must not hide a / or \ before it.
  let scalars = text.unicodeScalars
  guard scalars.first != "/" else { throw refusal("is an absolute path") }
  guard !scalars.contains("\\") else { throw refusal("has a backslash") }
  guard !scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
    throw refusal("has a control character")
  }
  guard let last = scalars.last, last != "/" else { throw refusal("names no file") }
  var parts = written.place.file.unicodeScalars.split(separator: "/").dropLast()
  for part in scalars.split(separator: "/") {
    if part.elementsEqual("..".unicodeScalars) {
      guard parts.popLast() != nil else { throw refusal("leaves the project") }
    } else if !part.elementsEqual(".".unicodeScalars) {
      parts.append(part)
    }
  }
  guard !parts.isEmpty else { throw refusal("names no file") }
  return parts.map { String(Substring($0)) }.joined(separator: "/")
}
