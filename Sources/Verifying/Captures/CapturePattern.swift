/// A shape of file names with the holes `{suite}`, `{screen}` and `{style}`.
struct CapturePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case hole(String)
  }

  private let parts: [Part]

  /// Nil unless the holes are known, named once, and `{screen}` and `{style}` are among them.
  init?(_ pattern: String) {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      let name = String(rest[rest.index(after: open)..<close])
      guard ["suite", "screen", "style"].contains(name), !parts.contains(.hole(name)) else {
        return nil
      }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.hole(name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard parts.contains(.hole("screen")), parts.contains(.hole("style")) else { return nil }
    self.parts = parts
  }

  /// What the holes hold in `path`; the suite stands before the screen. Holes take as little as
  /// they can, only `{suite}` and `{screen}` may hold a `/`, and the style is the last word.
  func match(_ path: String) -> (screen: String, style: String)? {
    var values: [String: String] = [:]
    guard fill(parts[...], Substring(path), &values), let screen = values["screen"],
      let style = values["style"]
    else { return nil }
    let suite = values["suite"].map { $0 + "/" } ?? ""
    return (suite + screen, style)
  }

  private func fill(
    _ parts: ArraySlice<Part>, _ text: Substring, _ values: inout [String: String]
  ) -> Bool {
    guard let first = parts.first else { return text.isEmpty }
    let rest = parts.dropFirst()
    switch first {
    case .text(let literal):
      return text.hasPrefix(literal) && fill(rest, text.dropFirst(literal.count), &values)
    case .hole(let name):
      // Suites reach as far as they can, so that the last folder ends them; others as little.
      let ends = text.indices.dropFirst() + [text.endIndex]
      for end in name == "suite" || name == "screen" ? Array(ends.reversed()) : Array(ends) {
        let value = text[..<end]
        if value.isEmpty || (name == "style" && value.contains("/")) { continue }
        if fill(rest, text[end...], &values) {
          values[name] = String(value)
          return true
        }
      }
      return false
    }
  }
}
