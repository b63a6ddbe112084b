/// A piece of HTML or XML.
///
/// Only literals are taken as they are. Whatever is interpolated is escaped, so that text of a
/// project cannot become markup: `"<b>\(title)</b>" as Markup`.
struct Markup: Hashable, Sendable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The pieces one after the other, with `separator` between them.
  init(_ pieces: [Markup], separator: Markup = "\n") {
    text = pieces.map(\.text).joined(separator: separator.text)
  }

  var isEmpty: Bool { text.isEmpty }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ number: Int) { text += grouped(number) }

    /// For attributes that take a number.
    mutating func appendInterpolation(digits number: Int) { text += String(number) }

    mutating func appendInterpolation(_ value: String) { text += escaped(visible(value)) }

    /// A path or an identifier inside a sentence: a long one may break after `/` and `.` and at the
    /// humps of camel case, rather than anywhere.
    mutating func appendInterpolation(breakable value: String) {
      var out = ""
      var last: Character?
      for word in clipped(value).split(separator: " ", omittingEmptySubsequences: false) {
        if last != nil { out += " " }
        for character in word {
          let isHump = character.isUppercase && last?.isLowercase == true
          if word.count > 18, isHump || last == "/" || last == "." { out += "<wbr>" }
          out += escaped(String(character))
          last = character
        }
        last = " "
      }
      text += "<bdi>" + out + "</bdi>"
    }

    /// For text of a project inside a sentence: cut where it is very long, and kept from
    /// reordering what is around it.
    mutating func appendInterpolation(foreign value: String) {
      text += "<bdi>" + escaped(clipped(value)) + "</bdi>"
    }
  }
}

/// Also right inside attributes: a line feed would be read as a space there.
private func escaped(_ text: String) -> String {
  var out = ""
  out.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    case "\n": out += "&#10;"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out
}
