import Screens

extension SourceValue {
  func members() throws(ScreenError) -> [Member] {
    guard case .object(let members) = content else { throw unlike("an object") }
    return members
  }

  func elements() throws(ScreenError) -> [SourceValue] {
    guard case .array(let elements) = content else { throw unlike("an array") }
    return elements
  }

  func text() throws(ScreenError) -> String {
    guard case .string(let text) = content else { throw unlike("a string") }
    return text
  }

  /// The value under a key; nil where it is left out, an error where this is no object.
  func value(_ key: String) throws(ScreenError) -> SourceValue? {
    try members().first { $0.key == key }?.value
  }

  /// The string under a key; nil where it is left out.
  func text(_ key: String) throws(ScreenError) -> String? {
    try value(key)?.text()
  }

  private func unlike(_ needed: String) -> ScreenError {
    ScreenError(
      "the value has another type than Xcode gives it", remedy: "\(needed) is needed", at: place)
  }
}
