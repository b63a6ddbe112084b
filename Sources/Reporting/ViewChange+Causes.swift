import RunRecords

extension ViewChange {
  /// One cause for each property, how it shows here, and the style whose value it is; a view that came
  /// or went is one itself.
  func causes(
    scale: Int?, in shot: ShotViews?
  ) -> [(property: String, cause: Cause, example: Cause, slot: String)] {
    guard change == .changed else {
      let cause = Cause(subject: "\(kindName) \(change.rawValue)", values: nil)
      return [("", cause, Cause(subject: "\(quotedName) \(change.rawValue)", values: nil), "")]
    }
    return properties.filter { !isPartOfAttribute($0) }.map { property in
      let slot = property.isSameToken ? shot?.slot(of: property.name, in: id) ?? "" : ""
      let (cause, example) = cause(of: property, slot: slot, scale: scale)
      return (property.name, cause, example, slot)
    }
  }

  private func cause(
    of property: Property, slot: String, scale: Int?
  ) -> (cause: Cause, example: Cause) {
    let values = Cause.Values(before: property.before, after: property.after)
    if property.name == "frame" {
      let words = FrameChange(property)?.words(scale: scale)
      let example = words.map { Cause(subject: $0, values: nil, rank: .place) } ?? .frames
      return (example, example)
    }
    if let picture = property.pictureWithOtherFile {
      let name = picture.drop { $0 != ":" }.dropFirst()
      let cause = Cause(
        subject:
          "\(PropertyWords(property.name).text) of \(name.isEmpty ? picture[...] : name) changed",
        values: nil)
      return (cause, cause)
    }
    let (old, new) = (withoutHex(property.before), withoutHex(property.after))
    if property.before == "unknown" {
      let value = PropertyWords(property.name).measured(values).after
      let now = Cause(
        subject: "\(PropertyWords(property.name).text) now \(value)", values: nil)
      return (now, now)
    }
    // The token kept its name and got another value.
    if property.isSameToken {
      let name = old.hasPrefix("asset:") ? "asset \(old.dropFirst("asset:".count))" : old
      let cause = Cause(
        subject: "\(name) redefined" + (slot.isEmpty ? "" : " for \(slot)"),
        values: .init(before: hex(property.before), after: hex(property.after)))
      return (cause, cause)
    }
    let words = PropertyWords(property.name)
    let measured = words.measured(values)
    if measured != values || words.rank == .layout {
      let cause = Cause(subject: words.text, values: measured, rank: words.rank)
      return (cause, cause)
    }
    return (
      Cause(
        subject: words.text,
        values: .init(before: spokenValue(old), after: spokenValue(new))),
      Cause(
        subject: words.text,
        values: .init(before: spokenValue(values.before), after: spokenValue(values.after)))
    )
  }

  func isWritten(_ name: String) -> Bool {
    properties.contains { $0.name == name && $0.isWritten == true }
  }

  /// Whether a colour came or went with an attribute, as a border's does with its width.
  private func isPartOfAttribute(_ property: Property) -> Bool {
    guard property.before.isEmpty || property.after.isEmpty, property.isWritten != true,
      (property.before + property.after).split(separator: " ").last?.first == "#"
    else { return false }
    return properties.contains { $0.isWritten == true && PropertyWords($0.name).rank == .content }
  }

  /// What people call the view.
  var spokenName: String {
    if let name, !name.isEmpty { return name }
    let isPlace = id.first?.isNumber == true
    guard isPlace else { return id }
    guard let text, !text.isEmpty else { return kindName }
    return "“\(text)”"
  }

  /// The same for a sentence, in which an identifier would read as a word of it: `“report”`.
  var quotedName: String {
    let name = spokenName
    let inside = ".content"
    return name == id || "\(name)\(inside)" == id ? "“\(name)”" : name
  }

  /// `row` for a table's cell.
  private var kindName: String {
    ["tableViewCell": "row", "collectionViewCell": "cell"][kind] ?? PropertyWords(kind).text
  }
}

private func hex(_ value: String) -> String {
  shortHex(value.split(separator: " ").last.map(String.init) ?? value)
}
