import RunRecords

/// What changed, in a few words that several screens can share.
struct Cause: Hashable {
  /// How much a change explains by itself, the most first.
  enum Rank: Int, Comparable {
    /// What somebody wrote: text, pictures, colours, views that came or went.
    case content
    /// What somebody wrote about the places of other views.
    case layout
    /// Places, which follow from something else.
    case place
    /// Nothing is known but colours of pixels.
    case pixels

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// What changed, for people: `text colour`; empty where only pixels are known.
  var subject: String
  /// Before and after, as a reviewer reads them; nil where the values differ from view to view.
  var values: Values?
  var rank = Rank.content

  struct Values: Hashable {
    var before: String
    var after: String
  }

  /// Nothing is known but that pixels differ.
  static let pixels = Cause(subject: "pixels", values: nil, rank: .pixels)
  static let frames = Cause(subject: "places and sizes", values: nil, rank: .place)

  /// `text colour black → label`, each part on its own for a writer that marks text up.
  var parts: [String] {
    var parts = subject.isEmpty ? [] : [subject]
    if let values { parts += [described(values.before), "→", described(values.after)] }
    return parts
  }

  var text: String { parts.joined(separator: " ") }

  /// Whether a token kept its name and got another value.
  var isRedefinition: Bool { subject.contains(" redefined") }

  /// Whether it is a change of a ground, which is seen before what stands on it.
  var isGround: Bool { subject == "background" }

  /// Whether both sides are written out as the same colour: another name for what is seen already.
  var resolvesToOneColor: Bool {
    guard let before = values?.before.split(separator: " ").last,
      let after = values?.after.split(separator: " ").last, before.first == "#"
    else { return false }
    return shortHex(String(before)) == shortHex(String(after))
  }

  func described(_ value: String) -> String { value.isEmpty ? "nothing" : value }
}

/// A cause and the views it explains; none where only pixels are known.
struct CountedCause {
  /// What causes that are one to a reader have in common.
  var key: Cause
  var cause: Cause
  var views: [ViewChange]
  /// Whether it is an attribute that somebody wrote, which explains what changed beside it.
  var isWritten = false
  /// The name of the property in the first of the views, as the view tree writes it; may be empty.
  var property = ""
  /// The style that a token got another value for, `dark`; empty where that is not known.
  var slot = ""
  /// What happened, where that is a sentence of its own: `content moved 3 px down`; else empty.
  var statement = ""
  /// What one view, or else a pixel, shows of it, with colours written out.
  var example: Cause

  /// Whether views came or went as a whole.
  var isWhole: Bool { views.contains { $0.change != .changed } }

  /// Whether it can have moved other views: colours and pictures of a size do not.
  var canMoveViews: Bool {
    isWhole || cause.rank > .content || cause.subject.hasSuffix("text")
      || ["font", "title", "number of lines", "style", "hidden"].contains(cause.subject)
  }
}

/// `black` for `black #000000FF`: a reviewer thinks in tokens. A literal colour stays.
func withoutHex(_ value: String) -> String {
  let words = value.split(separator: " ")
  guard words.count > 1, words.last?.first == "#" else { return shortHex(value) }
  return words.dropLast().joined(separator: " ")
}

/// `light #F2F2F7, dark #2C2C2E` for `dynamic(#F2F2F7, #2C2C2E)`: both are colours, and which is for
/// which style is what a reader asks.
func spokenValue(_ value: String) -> String {
  let start = "dynamic("
  guard value.hasPrefix(start), let end = value.lastIndex(of: ")") else { return value }
  let parts = value[value.index(value.startIndex, offsetBy: start.count)..<end]
    .split(separator: ",").map { shortHex(String($0.drop { $0 == " " })) }
  guard parts.count == 2, !parts.contains(where: { $0.contains("(") }) else { return value }
  let areWritten = parts.allSatisfy { $0.first == "#" }
  // What it came to is one of the two.
  let rest = areWritten ? "" : String(value[value.index(after: end)...])
  return "light \(parts[0]), dark \(parts[1])\(rest)"
}

/// `#1C1C1E` for the opaque `#1C1C1EFF`.
func shortHex(_ hex: String) -> String {
  hex.utf8.count == 9 && hex.first == "#" && hex.hasSuffix("FF") ? String(hex.dropLast(2)) : hex
}
