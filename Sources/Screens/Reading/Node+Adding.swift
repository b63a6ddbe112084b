extension Node {
  /// Adds an attribute under a member's key, or under a longer name made of it.
  mutating func add(
    _ member: SourceValue.Member, named name: String? = nil
  ) throws(ScreenError) {
    let name = name ?? member.key
    if let present = attribute(name) {
      throw ScreenError(
        "\(quoted(name)) is already given on line \(present.place.line)",
        remedy: "keep one of the two", at: member.place)
    }
    attributes.append(Attribute(name: name, value: member.value))
  }

  /// Sets an attribute that the reader itself supplies.
  mutating func set(_ name: String, _ content: SourceValue.Content, at place: Place) {
    let value = SourceValue(content, place: place)
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value))
    }
  }
}
