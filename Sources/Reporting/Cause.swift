import RunRecords

/// Why pictures differ, in a few words that several screens can share.
struct Cause: Hashable {
  /// What changed: `textColor`; empty where only pixels are known.
  var subject: String
  /// Before and after, as a reviewer reads them; nil where the values differ from view to view.
  var values: Values?

  struct Values: Hashable {
    var before: String
    var after: String
  }

  /// False where nothing is known but that pixels differ.
  var isTelling: Bool { self != Cause(subject: "pixels", values: nil) }

  /// `textColor black → label`, each part on its own for a writer that marks text up.
  var parts: [String] {
    var parts = subject.isEmpty ? [] : [subject]
    if let values { parts += [described(values.before), "→", described(values.after)] }
    return parts
  }

  private func described(_ value: String) -> String { value.isEmpty ? "nothing" : value }
}

/// A cause and how many views it explains; 0 views where only pixels are known.
struct CountedCause: Hashable {
  var cause: Cause
  var views: Int
}

extension ComparisonRecord {
  /// What explains the difference, the cause of most views first; never empty.
  var causes: [CountedCause] {
    var counts: [Cause: Int] = [:]
    for view in views {
      for cause in Set(view.causes) { counts[cause, default: 0] += 1 }
    }
    let fromViews = counts.map { CountedCause(cause: $0.key, views: $0.value) }
      .sorted { ($1.views, $0.cause.key) < ($0.views, $1.cause.key) }
    return fromViews.isEmpty ? [CountedCause(cause: causeOfPixels, views: 0)] : fromViews
  }

  private var causeOfPixels: Cause {
    if let sizeBefore, let sizeAfter {
      return Cause(subject: "size", values: .init(before: sizeBefore, after: sizeAfter))
    }
    guard let change = colorChanges.first else { return Cause(subject: "pixels", values: nil) }
    return Cause(
      subject: "",
      values: .init(
        before: change.fromTokens.first ?? shortHex(change.from),
        after: change.toTokens.first ?? shortHex(change.to)))
  }
}

extension Cause {
  /// For sorting.
  fileprivate var key: String { parts.joined(separator: " ") }
}

extension ViewChange {
  /// One cause for each property; a view that came or went is one itself.
  fileprivate var causes: [Cause] {
    switch change {
    case .added: [Cause(subject: "view added", values: nil)]
    case .removed: [Cause(subject: "view removed", values: nil)]
    case .changed:
      properties.map { property in
        // Frames differ from view to view where one thing moved them all.
        if property.name == "frame" { return Cause(subject: "frame", values: nil) }
        return Cause(
          subject: property.name,
          values: .init(before: withoutHex(property.before), after: withoutHex(property.after)))
      }
    }
  }
}

/// `black` for `black #000000FF`: a reviewer thinks in tokens. A literal colour stays.
private func withoutHex(_ value: String) -> String {
  let words = value.split(separator: " ")
  guard words.count > 1, words.last?.first == "#" else { return value }
  return words.dropLast().joined(separator: " ")
}

/// `#1C1C1E` for the opaque `#1C1C1EFF`.
func shortHex(_ hex: String) -> String {
  hex.utf8.count == 9 && hex.hasSuffix("FF") ? String(hex.dropLast(2)) : hex
}
