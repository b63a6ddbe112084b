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

  /// Nothing is known but that pixels differ.
  static let pixels = Cause(subject: "pixels", values: nil)
  static let frames = Cause(subject: "frames", values: nil)
  static let viewAdded = Cause(subject: "view added", values: nil)
  static let viewRemoved = Cause(subject: "view removed", values: nil)

  /// `textColor black → label`, each part on its own for a writer that marks text up.
  var parts: [String] {
    var parts = subject.isEmpty ? [] : [subject]
    if let values { parts += [described(values.before), "→", described(values.after)] }
    return parts
  }

  var text: String { parts.joined(separator: " ") }

  /// Whether both sides are written out as the same colour: another name for what is seen already.
  var resolvesToOneColor: Bool {
    guard let before = values?.before.split(separator: " ").last,
      let after = values?.after.split(separator: " ").last, before.first == "#"
    else { return false }
    return shortHex(String(before)) == shortHex(String(after))
  }

  func described(_ value: String) -> String { value.isEmpty ? "nothing" : value }
}

/// A cause and how many views it explains; 0 views where only pixels are known.
struct CountedCause {
  var cause: Cause
  var views: Int
  /// What one view, or else a pixel, shows of it, with colours written out.
  var example: Cause
}

extension ComparisonRecord {
  /// What explains the difference, the cause of most views first; never empty.
  var causes: [CountedCause] {
    var found: [CountedCause] = []
    var places: [Cause: Int] = [:]
    for view in views {
      for (cause, example) in view.causes {
        if let place = places[cause] {
          found[place].views += 1
        } else {
          places[cause] = found.count
          found.append(CountedCause(cause: cause, views: 1, example: example))
        }
      }
    }
    guard !found.isEmpty else { return [causeOfPixels] }
    return found.enumerated().sorted {
      ($1.element.views, $0.offset) < ($0.element.views, $1.offset)
    }
    .map(\.element)
  }

  private var causeOfPixels: CountedCause {
    if let sizeBefore, let sizeAfter {
      let cause = Cause(subject: "size", values: .init(before: sizeBefore, after: sizeAfter))
      return CountedCause(cause: cause, views: 0, example: cause)
    }
    guard let change = colorChanges.first else {
      return CountedCause(cause: .pixels, views: 0, example: .pixels)
    }
    let before = colored(change.fromTokens.first, change.from)
    let after = colored(change.toTokens.first, change.to)
    return CountedCause(
      cause: Cause(
        subject: "", values: .init(before: withoutHex(before), after: withoutHex(after))),
      views: 0, example: Cause(subject: "", values: .init(before: before, after: after)))
  }

  private func colored(_ token: String?, _ hex: String) -> String {
    token.map { "\($0) \(hex)" } ?? hex
  }
}

extension ViewChange {
  /// One cause for each property, and how it shows here; a view that came or went is one itself.
  fileprivate var causes: [(cause: Cause, example: Cause)] {
    switch change {
    case .added: [(.viewAdded, .viewAdded)]
    case .removed: [(.viewRemoved, .viewRemoved)]
    case .changed:
      properties.map { property in
        let values = Cause.Values(before: property.before, after: property.after)
        let example = Cause(subject: property.name, values: values)
        // Frames differ from view to view where one thing moved them all.
        if property.name == "frame" {
          return (movement(from: property.before, to: property.after) ?? .frames, example)
        }
        let tokens = Cause.Values(
          before: withoutHex(property.before), after: withoutHex(property.after))
        return (Cause(subject: property.name, values: tokens), example)
      }
    }
  }
}

/// `black` for `black #000000FF`: a reviewer thinks in tokens. A literal colour stays.
private func withoutHex(_ value: String) -> String {
  let words = value.split(separator: " ")
  guard words.count > 1, words.last?.first == "#" else { return shortHex(value) }
  return words.dropLast().joined(separator: " ")
}

/// `#1C1C1E` for the opaque `#1C1C1EFF`.
func shortHex(_ hex: String) -> String {
  hex.utf8.count == 9 && hex.first == "#" && hex.hasSuffix("FF") ? String(hex.dropLast(2)) : hex
}
