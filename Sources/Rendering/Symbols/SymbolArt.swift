import Geometry

/// What is drawn for a symbol: something in the middle, and what its name adds to that.
struct SymbolArt: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case icon(Unicode.Scalar, IconStyle)
    case strokes(SymbolStrokes)
    /// A shape along its edge, or filled.
    case outline(SymbolOutline, isFilled: Bool)
    /// Several things over each other, the last one in front.
    case parts([SymbolPart])
    /// The upper half of a disc, whose middle is that of the whole disc.
    case halfDisc
    /// A letter or digit, as in `1.circle`.
    case character(Character)
    /// A frame with the first letters of an unknown name.
    case placeholder(String)
  }

  /// How an icon is drawn: as it is, its outline alone, filled with its inner lines cut out, or
  /// filled altogether.
  enum IconStyle: Hashable, Sendable {
    case plain
    case outlined
    case solid
    case silhouette
  }

  enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case circle
    case square
  }

  enum Badge: String, CaseIterable, Hashable, Sendable {
    case plus
    case minus
    case checkmark
    case xmark
  }

  /// Nil for an enclosure alone.
  var base: Base?
  var enclosure: Enclosure?
  /// The enclosure is filled and the base cut out of it.
  var isFilled = false
  var hasSlash = false
  var badge: Badge?

  var isPlaceholder: Bool {
    if case .placeholder? = base { return true }
    return false
  }

  /// What stands in for the symbol of that name: an icon or outlines of that name, else those of a
  /// shorter name with what the rest of the name says, else a placeholder.
  init(named name: String) {
    self =
      Self.known(name)
      ?? SymbolArt(base: .placeholder(Self.initials(of: name)))
  }

  init(base: Base? = nil, enclosure: Enclosure? = nil, isFilled: Bool = false) {
    self.base = base
    self.enclosure = enclosure
    self.isFilled = isFilled
  }

  private static let icons: [String: Base] = {
    var icons: [String: Base] = [:]
    for row in symbolTable.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let code = words.first.flatMap({ UInt32($0, radix: 16) }),
        let scalar = Unicode.Scalar(code)
      else { continue }
      for word in words.dropFirst(2) {
        switch word.last {
        case "~": icons[String(word.dropLast())] = .icon(scalar, .outlined)
        case "*": icons[String(word.dropLast())] = .icon(scalar, .solid)
        case "+": icons[String(word.dropLast())] = .icon(scalar, .silhouette)
        default: icons[String(word)] = .icon(scalar, .plain)
        }
      }
    }
    for (name, parts) in SymbolPart.table { icons[name] = .parts(parts) }
    return icons
  }()

  /// Every name that has an icon or outlines of its own, sorted.
  static let names: [String] = (Array(icons.keys) + SymbolStrokes.names).sorted()

  private static func known(_ name: String) -> SymbolArt? {
    if let enclosure = Enclosure(rawValue: name) { return SymbolArt(enclosure: enclosure) }
    if let strokes = SymbolStrokes(named: name) { return SymbolArt(base: .strokes(strokes)) }
    if let icon = icons[name] { return SymbolArt(base: icon) }
    if name.count == 1, let character = name.first, character != "." {
      return SymbolArt(base: .character(Character(character.uppercased())))
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let front = String(name[..<dot])
    let last = String(name[name.index(after: dot)...])
    if last == "fill" {
      // The filled form of an icon that is solid already is that one.
      guard var art = known(front) else { return nil }
      art.isFilled = art.enclosure != nil
      if art.enclosure == nil, case .icon(let scalar, .plain)? = art.base {
        art.base = .icon(scalar, .solid)
      }
      return art
    }
    if last == "slash" {
      guard var art = known(front) else { return nil }
      art.hasSlash = true
      return art
    }
    if let enclosure = Enclosure(rawValue: last) {
      guard var art = known(front), art.enclosure == nil, art.badge == nil else { return nil }
      art.enclosure = enclosure
      return art
    }
    if let badge = Badge(rawValue: last), front.hasSuffix(".badge") {
      guard var art = known(String(front.dropLast(6))), art.badge == nil else { return nil }
      art.badge = badge
      return art
    }
    return nil
  }

  /// The first letters of the first two words.
  private static func initials(of name: String) -> String {
    name.split(separator: ".").prefix(2).compactMap(\.first).map { $0.uppercased() }.joined()
  }
}
