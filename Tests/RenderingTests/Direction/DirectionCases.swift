extension DirectionCase {
  /// Sources: Apple's guide to right-to-left languages and the pages of `semanticContentAttribute`,
  /// `effectiveUserInterfaceLayoutDirection` and `layoutDirection`; for the centre, Auto Layout's
  /// rule that only leading and trailing attributes turn.
  static let all: [DirectionCase] = edges + insets + stacks + semantics + scrolling

  private static let edges: [DirectionCase] =
    pair(
      "a leading pin holds the right edge",
      "{ kind: 'view', id: 'v', width: 50, height: 20, pin: { top: 4, leading: 16 } }",
      plain: "16 4 50 20", mirrored: "254 4 50 20")
    + pair(
      "a trailing pin holds the left edge",
      "{ kind: 'view', id: 'v', width: 50, height: 20, pin: { top: 4, trailing: 16 } }",
      plain: "254 4 50 20", mirrored: "16 4 50 20")
    + pair(
      "a view between both edges changes their distances",
      "{ kind: 'view', id: 'v', height: 20, pin: { top: 0, leading: 10, trailing: 40 } }",
      plain: "10 0 270 20", mirrored: "40 0 270 20")
    + pair(
      "left and right stay",
      "{ kind: 'view', id: 'v', width: 50, height: 20, pin: { top: 4, left: 16 } }",
      plain: "16 4 50 20", mirrored: "16 4 50 20")
    + pair(
      "frames stay", "{ kind: 'view', id: 'v', frame: [12, 6, 30, 40] }",
      plain: "12 6 30 40", mirrored: "12 6 30 40")
    + pair(
      "the distance of centres stays",
      "{ kind: 'view', id: 'v', width: 40, height: 20, pin: { top: 0, centerX: 30 } }",
      plain: "170 0 40 20", mirrored: "170 0 40 20")
    + pair(
      "a view without a place begins where lines do",
      "{ kind: 'view', id: 'v', width: 40, height: 20 }",
      plain: "0 0 40 20", mirrored: "280 0 40 20")
    + pair(
      "the leading margin is on the right",
      "{ kind: 'view', id: 'v', width: 40, height: 20, pin: { top: 0, leading: 'margin' } }",
      plain: "16 0 40 20", mirrored: "264 0 40 20")

  private static let insets: [DirectionCase] =
    pair(
      "leading margins turn",
      "{ kind: 'view', pin: 'edges', layoutMargins: { leading: 30, trailing: 5 }, subviews: [{ kind: 'view', id: 'v', width: 40, height: 20, pin: { top: 0, leading: 'margin' } }] }",
      plain: "30 0 40 20", mirrored: "250 0 40 20")
    + pair(
      "left margins stay",
      "{ kind: 'view', pin: 'edges', layoutMargins: { left: 30, right: 5 }, subviews: [{ kind: 'view', id: 'v', width: 40, height: 20, pin: { top: 0, leading: 'margin' } }] }",
      plain: "30 0 40 20", mirrored: "275 0 40 20")
    + pair(
      "leading padding turns",
      "{ kind: 'view', padding: { leading: 24 }, width: 100, height: 20, id: 'v' }",
      plain: "24 0 76 20", mirrored: "220 0 76 20", of: "v.content")

  private static let stacks: [DirectionCase] = {
    func row(_ keys: String) -> String {
      """
      { kind: 'stackView', pin: { top: 0, leading: 0, trailing: 0 }, height: 40, \(keys) arrangedSubviews: [
        { kind: 'view', id: 'v', width: 30, height: 20 }, { kind: 'view', id: 'w', width: 60, height: 10 },
        { kind: 'spacer' } ] }
      """
    }
    let column =
      "{ kind: 'stackView', axis: 'vertical', alignment: 'leading', pin: { top: 0, leading: 0 }, width: 200, arrangedSubviews: [{ kind: 'view', id: 'v', width: 30, height: 20 }] }"
    return pair(
      "a row runs leftwards", row("spacing: 8,"), plain: "0 0 30 20", mirrored: "290 0 30 20")
      + pair(
        "its second view follows on the left", row("spacing: 8,"), plain: "38 0 60 10",
        mirrored: "222 0 60 10", of: "w")
      + pair(
        "a column's leading side is the right one", column, plain: "0 0 30 20",
        mirrored: "290 0 30 20")
      + pair(
        "a stack's leading margin turns", row("layoutMargins: { leading: 12 },"),
        plain: "12 0 30 20", mirrored: "278 0 30 20")
  }()

  private static let semantics: [DirectionCase] = {
    func inner(_ attributes: String) -> String {
      "{ kind: 'view', pin: 'edges', \(attributes), subviews: [{ kind: 'view', id: 'v', width: 40, height: 20, subviews: [{ kind: 'view', id: 'w', width: 10, height: 10 }] }] }"
    }
    let kept = ["playback", "spatial", "forceLeftToRight"].flatMap { word in
      pair(
        "\(word) arranges its subviews from left to right",
        inner("semanticContentAttribute: '\(word)'"), plain: "0 0 40 20", mirrored: "0 0 40 20")
    }
    return kept
      + pair(
        "forceRightToLeft arranges them from right to left",
        inner("semanticContentAttribute: 'forceRightToLeft'"), plain: "280 0 40 20",
        mirrored: "280 0 40 20")
      + pair(
        "subviews do not inherit the attribute",
        inner("semanticContentAttribute: 'forceRightToLeft'"), plain: "280 0 10 10",
        mirrored: "310 0 10 10", of: "w")
      + pair(
        "they do inherit the trait", inner("layoutDirection: 'rightToLeft'"), plain: "310 0 10 10",
        mirrored: "310 0 10 10", of: "w")
      + pair(
        "the trait also turns back", inner("layoutDirection: 'leftToRight'"), plain: "0 0 10 10",
        mirrored: "0 0 10 10", of: "w")
      + [
        DirectionCase(
          "Arabic mirrors without a word", "light.ar",
          "{ kind: 'view', id: 'v', width: 40, height: 20 }", "v", "280 0 40 20"),
        DirectionCase(
          "Japanese does not", "light.ja", "{ kind: 'view', id: 'v', width: 40, height: 20 }", "v",
          "0 0 40 20"),
        DirectionCase(
          "dark mirrors as light does", "dark.rtl",
          "{ kind: 'view', id: 'v', width: 40, height: 20 }", "v", "280 0 40 20"),
      ]
  }()

  private static let scrolling: [DirectionCase] = pair(
    "a scroll view's offset counts from the left",
    "{ kind: 'scrollView', axis: 'horizontal', contentOffset: [30, 0], pin: 'edges', subviews: [{ kind: 'view', id: 'v', width: 500, height: 20 }] }",
    plain: "-30 20 500 20", mirrored: "-30 20 500 20")
}
