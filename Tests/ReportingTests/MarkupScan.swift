/// A strict reader of the HTML that the pages are made of: it knows a few elements and attributes,
/// and calls everything else a fault.
struct MarkupScan {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var faults: [String] = []
  /// Text between tags, entities resolved.
  private(set) var text = ""

  private var open: [String] = []

  init(_ html: String) {
    let doctype = "<!DOCTYPE html>"
    guard html.hasPrefix(doctype) else {
      faults.append("no doctype")
      return
    }
    // Text up to each “<”, then the tag up to “>”: attribute values hold neither.
    let pieces = html.utf8.dropFirst(doctype.utf8.count)
      .split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let halves = piece.split(
        separator: UInt8(ascii: ">"), omittingEmptySubsequences: false
      ).map { Substring(decoding: $0, as: UTF8.self) }
      guard halves.count == (index == 0 ? 1 : 2) else {
        faults.append("stray “<” or “>”: \(String(decoding: piece, as: UTF8.self).prefix(80))")
        return
      }
      if index > 0 { read(tag: halves[0]) }
      text += Self.resolved(String(halves[index == 0 ? 0 : 1]))
    }
    if !open.isEmpty { faults.append("never closed: \(open)") }
  }

  private mutating func read(tag: Substring) {
    if tag.hasPrefix("/") {
      if open.popLast() != String(tag.dropFirst()) {
        faults.append("<\(tag)> closes something else")
      }
      return
    }
    // Quotes alternate between outside and inside of values: `a href=`, `x`, ` rel=`, `y`, ``.
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else {
      faults.append("stray quote: \(tag)")
      return
    }
    let name = parts[0].prefix { $0 != " " && $0 != "/" }
    if !Self.elementNames.contains(String(name)) { faults.append("element \(name)") }
    var attributes: [String: String] = [:]
    for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
      let outside = index == 0 ? part.dropFirst(name.count) : part
      let keys = outside.split(whereSeparator: { $0 == " " || $0 == "/" })
      for (position, key) in keys.enumerated() {
        let hasValue = position == keys.count - 1 && key.hasSuffix("=")
        let value =
          hasValue && index + 1 < parts.count ? Self.resolved(String(parts[index + 1])) : ""
        let attribute = String(hasValue ? key.dropLast() : key)
        if !Self.attributeNames.contains(attribute) { faults.append("attribute \(attribute)") }
        if attributes.updateValue(value, forKey: attribute) != nil {
          faults.append("doubled attribute \(attribute)")
        }
      }
    }
    elements.append(Element(name: String(name), attributes: attributes))
    if !Self.voidElements.contains(String(name)) { open.append(String(name)) }
  }

  private static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&#39;", with: "'").replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
  }

  private static let voidElements: Set = ["meta", "link", "img", "image", "input", "rect", "wbr"]

  private static let elementNames: Set = [
    "a", "article", "aside", "b", "bdi", "body", "button", "code", "dd", "details", "div", "dl",
    "dt", "figcaption",
    "figure", "form", "h1", "h2", "h3", "h4", "head", "header", "html", "i", "image", "img",
    "input",
    "kbd",
    "label", "li", "link", "main", "meta", "nav", "ol", "option", "output", "p", "rect", "script",
    "section", "select", "span", "strong", "summary", "svg", "table", "tbody", "td", "th", "thead",
    "title", "tr", "ul", "wbr",
  ]

  private static let attributeNames: Set = [
    "alt", "aria-hidden", "aria-label", "aria-labelledby", "aria-live", "autocomplete", "charset",
    "class", "content", "data-cause", "data-causes", "data-group", "data-i", "data-notes",
    "data-path", "data-pixels", "data-project", "data-review", "data-screen", "data-styles",
    "data-text", "data-boxes", "data-change", "data-variants", "open", "decoding", "defer", "fill",
    "fill-opacity",
    "height", "hidden", "href", "http-equiv", "id", "lang", "loading", "name", "placeholder", "rel",
    "role", "rx", "scope", "src", "tabindex", "title", "type", "value", "viewBox", "width", "x",
    "y",
  ]
}
