extension Node {
  /// Adds members as attributes, each under its key behind `prefix`.
  mutating func add(
    _ members: [SourceValue.Member], prefix: String = ""
  ) throws(ScreenError) {
    var lines: [String: Int] = [:]
    for attribute in attributes { lines[attribute.name] = attribute.value.place.line }
    for member in members {
      guard !Self.ownNames.contains(member.key), !member.key.contains(".") else {
        throw ScreenError(
          "\(quoted(member.key)) cannot be written", remedy: Self.remedy(for: member.key),
          at: member.place)
      }
      let name = prefix + member.key
      if let line = lines.updateValue(member.place.line, forKey: name) {
        throw ScreenError(
          "\(quoted(name)) is already given on line \(line)", remedy: "keep one of the two",
          at: member.place)
      }
      attributes.append(Attribute(name: name, value: member.value))
    }
  }

  /// Attributes that only the reader itself supplies.
  private static let ownNames = [
    "arranged", "masks", "preferredColorSchemes", "presenter", "presenterFont",
    "presenterForeground",
  ]

  private static func remedy(for name: String) -> String {
    switch name {
    case "arranged": "put the view into arrangedSubviews"
    case "masks": "put the view under mask"
    case _ where name.hasPrefix("presentation."):
      "put “\(name.dropFirst("presentation.".count))” under presents"
    default: "leave it out"
    }
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
