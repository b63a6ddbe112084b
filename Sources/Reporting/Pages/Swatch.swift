/// `value` with a small picture of each colour it names: `black ■ #000000`.
///
/// The picture is an SVG whose colour is an attribute, because the page's policy refuses styles in
/// markup.
func withSwatches(_ value: String, showsPictures: Bool = true) -> Markup {
  // A colour stands at the end of a value, so the cut of very long text must not come first.
  var pieces: [Markup] = []
  var plain: [Substring] = []
  for word in clipped(value).split(separator: " ", omittingEmptySubsequences: false) {
    let isListed = word.last == ","
    guard let color = SwatchColor(isListed ? word.dropLast() : word) else {
      plain.append(word)
      continue
    }
    if !plain.isEmpty { pieces.append("<bdi>\(plain.joined(separator: " "))</bdi>") }
    plain = []
    let shown: Markup = showsPictures ? color.markup : "<code>\(color.written)</code>"
    pieces.append(isListed ? "\(shown)," : shown)
  }
  if !plain.isEmpty { pieces.append("<bdi>\(plain.joined(separator: " "))</bdi>") }
  return Markup(pieces, separator: " ")
}

/// `before → after`; where both are colours, with both of them side by side in front, so that the eye
/// compares them without a gap.
func changeMarkup(from before: String, to after: String, isStrong: Bool = false) -> Markup {
  // A colour for each style has a picture of each.
  let areSingle = ![before, after].contains { $0.contains(", dark #") }
  let colors =
    !areSingle
    ? nil
    : SwatchColor.last(of: before).flatMap { old in
      SwatchColor.last(of: after).map { (old, $0) }
    }
  func named(_ value: String) -> Markup {
    let text: Markup =
      value.isEmpty ? "<i>nothing</i>" : withSwatches(value, showsPictures: colors == nil)
    return isStrong ? "<b>\(text)</b>" : text
  }
  let pair: Markup =
    colors.map { old, new in
      """
      <svg class="swatch both" width="48" height="24" aria-hidden="true">\(old.half(at: 0))\
      \(new.half(at: 24))</svg>
      """
    } ?? ""
  let gap: Markup = pair.isEmpty ? "" : " "
  return "\(pair)\(gap)\(named(before)) <span class=\"arrow\">→</span> \(named(after))"
}

/// A colour written `#RRGGBB` or `#RRGGBBAA`.
private struct SwatchColor {
  /// `#RRGGBB`.
  var opaque: String
  /// From 0 to 255.
  var alpha: Int
  var written: String

  init?(_ word: Substring) {
    let digits = word.dropFirst()
    guard word.first == "#", [6, 8].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let alpha = digits.utf8.count == 8 ? Int(digits.suffix(2), radix: 16) : 255
    else { return nil }
    opaque = "#" + digits.prefix(6)
    self.alpha = alpha
    written = shortHex(String(word).uppercased())
  }

  /// Three decimal places, in integers so that every machine writes the same.
  private var opacity: String {
    let thousandths = (alpha * 1000 + 127) / 255
    let places = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - places.count) + places
  }

  /// The colour at the end of a value, where tokens have theirs.
  static func last(of value: String) -> SwatchColor? {
    clipped(value).split(separator: " ").last.flatMap(SwatchColor.init)
  }

  /// Half of a picture of two colours.
  func half(at x: Int) -> Markup {
    """
    <rect x="\(digits: x)" width="24" height="24" fill="\(opaque)" fill-opacity="\(opacity)"/>
    """
  }

  var markup: Markup {
    """
    <span class="color"><svg class="swatch" width="20" height="20" aria-hidden="true">\
    <rect width="20" height="20" fill="\(opaque)" fill-opacity="\(opacity)"/></svg> \
    <code>\(written)</code></span>
    """
  }
}
