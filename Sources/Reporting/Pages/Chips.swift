import RunRecords

/// The verdict as a word with the mark and colour of its group.
func chip(_ shot: ShotRecord, of screen: ScreenRecord) -> Markup {
  let group = screen.group(of: shot)
  return """
    <span class="chip \(group.rawValue)"><span aria-hidden="true">\(group.mark)</span> \
    \(screen.words(of: shot))</span>
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
    if let cause = example ?? cause { markup = "\(markup): \(cause.markup)" }
    if let rule = origin?.rule, !rule.isEmpty {
      markup = "\(markup), as \(breakable: clipped(rule, to: 120))"
    }
    markup = "\(markup)\(foreign: ending)"
    guard let origin else { return markup }
    return """
      \(markup) <span class="written" title="\(clipped(origin.place))">\
      \(breakable: origin.shortPlace)</span>
      """
  }
}

extension Cause {
  /// `textColor ■ black → ■ label`, with colours that are written out as pictures too.
  var markup: Markup {
    guard let values else { return "<b>\(foreign: subject)</b>" }
    let subjectPart: Markup = subject.isEmpty ? "" : "\(foreign: subject) "
    let change = changeMarkup(from: values.before, to: values.after, isStrong: true)
    return "\(subjectPart)\(change)"
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
    case .staleAfterSwitching: "A style from the start and the same style after switching differ."
    }
  }
}
