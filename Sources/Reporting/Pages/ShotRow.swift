import RunRecords

/// One shot of a screen: before, after, now and difference side by side, without those that could
/// not be there, so that the others are larger.
struct ShotRow {
  var run: RunRecord
  /// Whether any shot of the run has a picture before; otherwise its column says nothing.
  var hasBefore: Bool
  var screen: ScreenRecord
  var shot: ShotRecord
  /// The id of its heading.
  var anchor: String
  var page: String

  /// Whether it is folded to a line, because nothing happened while something did elsewhere.
  var isFolded = false

  var markup: Markup {
    if isFolded {
      return """
        <details class="shot folded">
        <summary><h2 id="\(anchor)">\(foreign: shot.variant) \(chip(shot, of: screen))</h2></summary>
        <div class="row">
        \(Markup(cells))
        </div>
        </details>
        """
    }
    return """
      <section class="shot" aria-labelledby="\(anchor)">
      <h2 id="\(anchor)">\(foreign: shot.variant) \(chip(shot, of: screen))</h2>
      \(message)
      \(pictures)
      </section>
      """
  }

  /// Where drawing failed and nothing is stored, that is said already.
  private var pictures: Markup {
    if shot.verdict == .broken, shot.pictures.isEmpty { return "" }
    return """
      <div class="row">
      \(Markup(cells))
      </div>
      """
  }

  private var cells: [Markup] {
    var cells = [
      cell(screen.oldRole, shot.after, after: shot.before, whyMissing: whyNoAfter),
      cell(screen.newRole, shot.now, after: shot.after ?? shot.before, whyMissing: whyNotDrawn),
    ]
    if hasBefore { cells.insert(cell("before", shot.before, whyMissing: whyNoBefore), at: 0) }
    if shot.verdict != .unchanged || isFolded {
      cells.append(cell("difference", shot.difference, whyMissing: whyNoDifference))
    }
    return cells
  }

  private var message: Markup {
    // The sentence above the rows already says why drawing failed.
    let isSaid =
      shot.verdict.isSettledByRecording
      || (shot.verdict == .broken && shot.message.unicodeScalars.count <= 240)
    if shot.message.isEmpty || isSaid { return "" }
    return "<p class=\"message\">\(clipped(shot.message, to: 2_000))</p>"
  }

  private func cell(
    _ role: String, _ image: ImageRecord?, after previous: ImageRecord? = nil, whyMissing: String
  ) -> Markup {
    guard let image else {
      return """
        <figure><figcaption>\(role)</figcaption>\
        <div class="mat empty">\(whyMissing)</div></figure>
        """
    }
    let isMarked = [base, target].contains(role)
    let alt = "\(screen.shownID), \(shot.variant), \(role): \(screen.words(of: shot))"
    return """
      <figure><figcaption>\(role) \(relation(of: image, to: previous))</figcaption>\
      <a class="mat" href="\(link(to: image.path, from: page))">\
      <span class="framed">\(picture(image, alt: alt, on: page))\
      \(isMarked ? shot.marks(on: image, isOld: role == base) : "")</span></a></figure>
      """
  }

  /// The two pictures that were held against each other.
  private var base: String { shot.unexpected == nil ? "before" : screen.oldRole }
  private var target: String { shot.now == nil ? screen.oldRole : screen.newRole }

  /// Whether an image equals the one to its left.
  private func relation(of image: ImageRecord, to previous: ImageRecord?) -> Markup {
    guard let previous else { return "" }
    if image.digest == previous.digest, shot.isFinerThanPictures {
      return
        "<span class=\"relation differs\"><span aria-hidden=\"true\">≠</span> <b>differs</b></span>"
    }
    return image.digest == previous.digest
      ? "<span class=\"relation\"><span aria-hidden=\"true\">=</span> the same</span>"
      : "<span class=\"relation differs\"><span aria-hidden=\"true\">≠</span> <b>differs</b></span>"
  }

  private var whyNoBefore: String {
    if run.before == "none" { return "no before: the project compares without one" }
    return switch shot.verdict {
    case .added, .unrecorded: "no before: the shot is new"
    case .skipped: "not loaded: the shot was skipped"
    case .unchanged, .recordedChange, .locked, .notApplied, .unexpectedChange, .obsolete,
      .removed, .broken:
      "no before is stored"
    }
  }

  private var whyNoAfter: String {
    if screen.isComparison { return whyNotCompared("first") }
    return switch shot.verdict {
    case .unrecorded: "nothing is recorded yet"
    case .removed: "the recorded picture was removed"
    case .skipped: "not loaded: the shot was skipped"
    case .unchanged, .recordedChange, .locked, .added, .notApplied, .unexpectedChange, .obsolete,
      .broken:
      "nothing is recorded"
    }
  }

  private func whyNotCompared(_ side: String) -> String {
    shot.verdict == .broken
      ? "the picture could not be read" : "the \(side) side has no such picture"
  }

  private var whyNotDrawn: String {
    if screen.isComparison { return whyNotCompared("second") }
    return switch shot.verdict {
    case .broken: "not drawn: drawing failed"
    case .obsolete, .removed: "not drawn: the screen or variant is gone"
    case .skipped: "not drawn: the shot was skipped"
    case .unchanged, .recordedChange, .locked, .added, .notApplied, .unexpectedChange,
      .unrecorded:
      "the picture was not kept: it equals the recorded one"
    }
  }

  private var whyNoDifference: String {
    switch shot.verdict {
    case .unchanged: "no difference"
    case .added where screen.isRenamed(shot): "no difference"
    case .added, .unrecorded:
      "nothing to compare with\(screen.isComparison ? "" : " yet")"
    case .obsolete, .removed, .broken, .skipped:
      screen.isComparison ? "nothing to compare with" : "nothing was drawn to compare"
    case .recordedChange, .locked, .notApplied, .unexpectedChange:
      "no difference picture was kept"
    }
  }
}

extension ShotRecord {
  /// Whether the pictures differ in 16 bits and not in the 8 that a page shows.
  fileprivate var isFinerThanPictures: Bool {
    guard let unexpected else { return false }
    return unexpected.sizeBefore == nil && unexpected.colorChanges.isEmpty
      && after?.digest == now?.digest
  }
}
