import RunRecords

/// One thing that a pipeline points out in a file of the project: a shot that fails, or something
/// found in one.
struct Complaint {
  /// What kind of thing it is, such as `unexpected-change` or `finding`.
  var rule: String
  /// One line for people.
  var message: String
  /// Relative to the project; never empty.
  var file: String
  /// Counted from 1.
  var line: Int
  var isFailure: Bool
  var screen: String
  /// Joined by commas, because one line of a file is to blame for all of them.
  var variants: String

  /// The same thing has the same name in the next run.
  var fingerprint: String { "meian:\(rule):\(screen):\(variants):\(isFailure ? "" : message)" }
}

extension RunRecord {
  /// Failing shots first, each group in order of screens; those of a screen that say the same are
  /// one.
  var complaints: [Complaint] {
    let failures = screens.flatMap(\.failures)
    let findings = screens.flatMap(\.remarks)
    return failures + findings
  }
}

extension ScreenRecord {
  fileprivate var failures: [Complaint] {
    var found: [Complaint] = []
    for shot in shots where fails(shot) {
      let place = place(of: shot)
      // The variant is told once for all that say the same.
      let message = headline(of: shot, in: self, namesVariant: false)
      if let index = found.firstIndex(where: {
        $0.rule == shot.verdict.rawValue && $0.message == message && $0.line == place.line
          && $0.file == place.file
      }) {
        found[index].variants += ", \(shot.variant)"
      } else {
        found.append(
          Complaint(
            rule: shot.verdict.rawValue, message: message, file: place.file, line: place.line,
            isFailure: true, screen: id, variants: shot.variant))
      }
    }
    return found.map { complaint in
      var complaint = complaint
      complaint.message = "\(shownID), \(complaint.variants): \(complaint.message)"
      return complaint
    }
  }

  fileprivate var remarks: [Complaint] {
    guard !source.isEmpty else { return [] }
    let found = perShot(self, \.findings).map { ("finding", $0) }
    let kept = staleLines(of: self).map { (PairNote.staleAfterSwitching.rawValue, $0) }
    return (found + kept).map { rule, text in
      Complaint(
        rule: rule, message: "\(id), \(text)", file: source, line: 1, isFailure: false, screen: id,
        variants: "")
    }
  }

  /// The first changed view whose line is known, else what a message names, else the file.
  private func place(of shot: ShotRecord) -> (file: String, line: Int) {
    // Of pictures that were only compared it is the picture itself.
    if source.isEmpty, let file = shot.file, !file.isEmpty { return (file, 1) }
    let file = source.isEmpty ? "meian.json5" : source
    if let line = line(in: shot.message, of: file) { return (file, line) }
    let changed = Set(shot.comparison?.views.map(\.id) ?? [])
    let view = shot.views?.first { changed.contains($0.id) && $0.line != nil }
    return (view?.file ?? file, view?.line ?? 1)
  }

  /// 9 for `Screens/search.screen.json5:9: …`.
  private func line(in message: String, of file: String) -> Int? {
    guard message.hasPrefix(file + ":") else { return nil }
    return Int(message.dropFirst(file.count + 1).prefix { $0.isNumber })
  }
}
