import Drawing
import RunRecords
import ViewKinds

/// What changed about one view, property by property, in words of people: a structure's members each by
/// itself, what one side does not tell by its default, and nothing twice.
struct PropertyChanges {
  private(set) var records: [ViewChange.Property] = []

  /// - Parameters:
  ///   - view: as the later side has it, for the names of its pictures; nil where it has it no more.
  ///   - kind: of the view.
  ///   - known: whether the two sides tell of a property where it is not left at its default.
  init(
    _ changes: [ViewTreeChange.PropertyChange], of view: ResolvedView?, kind: String,
    known: (old: KnownProperties, new: KnownProperties)
  ) {
    let named = Set(changes.map(\.name))
    for change in changes
    where !Self.followsFromAnother(change, named) && !change.isOnlyWrittenOtherwise {
      let name = change.name
      let isKnown = (
        old: change.before != nil || known.old.knows(name, of: kind),
        new: change.after != nil || known.new.knows(name, of: kind)
      )
      let isWritten = AttributeDefaults.isAttribute(name, of: kind) ? true : nil
      if !isKnown.old, LayoutProperty.layerNames.contains(name) {
        records.append(.init(name: name, before: "unknown", after: words(change.after) ?? ""))
      } else if let image = change.pictureOfFile {
        let token = view?.properties.first { $0.name == image }?.source ?? "image"
        records.append(
          .init(name: image, before: token, after: token + ViewChange.Property.otherFile))
      } else if let members = memberChanges(change, isKnown) {
        records += members
      } else {
        records.append(
          .init(
            name: name,
            before: words(change.before) ?? defaultWords(name, of: kind, isKnown.old),
            after: words(change.after) ?? defaultWords(name, of: kind, isKnown.new),
            isWritten: isWritten))
      }
    }
  }

  /// Whether another change says the same: another picture is another file, a shadow that came or went
  /// has a colour.
  private static func followsFromAnother(
    _ change: ViewTreeChange.PropertyChange, _ named: Set<String>
  ) -> Bool {
    if change.name == TreeVersion.property || HiddenViews(rawValue: change.name) != nil {
      return true
    }
    if let image = change.pictureOfFile {
      return named.contains(image) || change.before == nil || change.after == nil
    }
    switch change.name {
    case "shadowColor", "shadowCutBy":
      return named.contains("shadow") && (change.before == nil || change.after == nil)
    case "attributedText": return named.contains("text")
    case "imageRendering":
      return named.contains("renderingMode") || named.contains("imageOptions")
    default: return false
    }
  }

  /// The members that differ between two values of the form `key:value/key:value`; nil where one has
  /// none, and for what came or went as one thing, such as a shadow.
  private func memberChanges(
    _ change: ViewTreeChange.PropertyChange, _ isKnown: (old: Bool, new: Bool)
  ) -> [ViewChange.Property]? {
    let isOneThing = ["shadow", "gradient", "transform"].contains(change.name)
    let none: [(key: String, value: String)]? = isOneThing ? nil : []
    guard !ContentProperty.isName(change.name) || change.name == "attributedText",
      let old = change.before == nil && isKnown.old ? none : change.before?.members,
      let new = change.after == nil && isKnown.new ? none : change.after?.members
    else { return nil }
    let keys = old.map(\.key) + new.map(\.key).filter { key in !old.contains { $0.key == key } }
    return keys.compactMap { key in
      let before = old.first { $0.key == key }?.value
      let after = new.first { $0.key == key }?.value
      guard before != after else { return nil }
      return .init(
        name: "\(change.name).\(key)", before: before ?? "none", after: after ?? "none",
        isWritten: true)
    }
  }

  /// What holds where a side tells nothing of a property; empty where that is not known.
  private func defaultWords(_ name: String, of kind: String, _ isKnown: Bool) -> String {
    guard isKnown else { return "" }
    if name.hasSuffix("Rendering") { return "original" }
    if name.hasSuffix("Badge") { return "none" }
    return AttributeDefaults.words(of: name, in: kind) ?? ""
  }

  private func words(_ property: ResolvedView.Property?) -> String? {
    guard let property else { return nil }
    if let members = property.members {
      return members.map { "\(spaced($0.key)) \($0.value)" }.joined(separator: ", ")
    }
    if property.value.isEmpty { return property.source }
    return property.token.map { "\($0) \(property.value)" } ?? property.value
  }
}

extension ViewTreeChange.PropertyChange {
  /// Whether the two sides come from two Meians that write one gradient in two ways.
  fileprivate var isOnlyWrittenOtherwise: Bool {
    if name == "type" { return before?.source.contains("/") ?? false }
    guard name == "gradient", let before, let after else { return false }
    return (before.members == nil) != (after.members == nil)
  }

  /// `image` for `imageFile`, the digest of the file that a picture was read from; nil for others.
  fileprivate var pictureOfFile: String? {
    let ending = "File"
    guard name.hasSuffix(ending) else { return nil }
    let image = String(name.dropLast(ending.count))
    return ContentProperty.isName(image) ? image : nil
  }
}

extension ResolvedView.Property {
  /// The members of a value such as `top:safeArea+24/leading:16`; nil for any other value.
  fileprivate var members: [(key: String, value: String)]? {
    guard value.isEmpty, !ContentProperty.isName(name), source.contains(":") else { return nil }
    var members: [(key: String, value: String)] = []
    for part in source.split(separator: "/", omittingEmptySubsequences: false) {
      if let colon = part.firstIndex(of: ":"), isKey(part[..<colon]) {
        members.append((String(part[..<colon]), String(part[part.index(after: colon)...])))
      } else if members.isEmpty {
        return nil
      } else {
        // The separator stands in a value, too.
        members[members.count - 1].value += "/\(part)"
      }
    }
    return members
  }

  private func isKey(_ text: Substring) -> Bool {
    text.contains { $0.isLetter } && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }
}

/// `rendering mode` for `renderingMode`, `cap insets left` for `capInsets.left`.
private func spaced(_ key: String) -> String {
  var words = ""
  for character in key {
    if character == "." {
      words += " "
      continue
    }
    if character.isUppercase { words += " " }
    words += character.lowercased()
  }
  return words
}
