import RunRecords

/// The verdict as a word with the mark and colour of its group.
func chip(_ verdict: Verdict) -> Markup {
  let group = ReviewGroup(verdict)
  return """
    <span class="chip \(group.rawValue)"><span aria-hidden="true">\(group.mark)</span> \
    \(verdict.words)</span>
    """
}

/// `▲ failing 2`.
func chip(_ group: ReviewGroup, count: Int) -> Markup {
  """
  <span class="chip \(group.rawValue)"><span aria-hidden="true">\(group.mark)</span> \
  \(group.words) <strong>\(count)</strong></span>
  """
}

extension Sentence {
  var markup: Markup {
    var markup: Markup = "\(foreign: statement)"
    if let cause {
      let parts = Markup(
        cause.parts.map { $0 == "→" ? "→" : "<b>\(foreign: $0)</b>" }, separator: " ")
      markup = "\(markup): \(parts)"
      if furtherCauses > 0 {
        markup = "\(markup), and \(counted(furtherCauses, "more cause"))"
      }
    }
    return "\(markup)."
  }
}

extension PairNote {
  /// What light and dark say about each other, as a sentence.
  var words: String {
    switch self {
    case .oneSided: "Only one style changed."
    case .geometryDiffers: "Views sit elsewhere in dark than in light."
    case .identicalStyles:
      "Dark looks exactly like light, although the screen has content that should adapt."
    case .staleAfterSwitching: "Dark from the start and dark after switching differ."
    }
  }
}
