import Screens

/// The attribute `traitCollectionDidChange`: what code sets again when the traits of a view change.
///
/// Whatever it names is dynamic for the screen, however it was written.
enum SetAgain {
  static let spec = AttributeSpec(
    "traitCollectionDidChange", .structure("names of attributes"), default: "none",
    "Colours and images that code sets again when the style changes, in traitCollectionDidChange or registerForTraitChanges; they keep nothing of the first style."
  )

  /// The attributes that a view or controller names.
  static func names(_ reader: AttributeReader) throws(ScreenError) -> [String] {
    guard let written = reader.value(spec.name) else { return [] }
    return try names(written)
  }

  fileprivate static func names(_ written: SourceValue) throws(ScreenError) -> [String] {
    guard case .array(let elements) = written.content else {
      throw ScreenError(
        "\(spec.name) is \(written.content.kindName)",
        remedy: "write a list of attributes such as [\"borderColor\"]", at: written.place)
    }
    var names: [String] = []
    for element in elements {
      guard case .string(let name) = element.content else {
        throw ScreenError(
          "\(spec.name) holds \(element.content.kindName)",
          remedy: "name an attribute such as \"borderColor\"", at: element.place)
      }
      names.append(name)
    }
    return names
  }
}

extension Node {
  /// The node with everything set again that its `traitCollectionDidChange` names, here and in the
  /// rows and bars that its attributes describe.
  func settingAgain() throws(ScreenError) -> Node {
    guard let written = attribute(SetAgain.spec.name), written.content != .null else { return self }
    let names = try SetAgain.names(written)
    var keys: Set<String> = []
    for attribute in attributes {
      keys.insert(attribute.name)
      attribute.value.collectKeys(into: &keys)
    }
    for name in names where !keys.contains(name) {
      throw ScreenError(
        "nothing here is called \(quoted(name)), which traitCollectionDidChange sets again",
        remedy: nearest(name, in: keys.sorted()).map { "did you mean “\($0)”?" }
          ?? "write \(quoted(name)) too, or leave it out of the list", at: written.place)
    }
    var node = self
    for index in node.attributes.indices {
      let attribute = node.attributes[index]
      node.attributes[index].value = attribute.value.settingAgain(
        names, isNamed: names.contains(attribute.name))
    }
    return node
  }
}

extension SourceValue {
  fileprivate func collectKeys(into keys: inout Set<String>) {
    switch content {
    case .object(let members):
      for member in members {
        keys.insert(member.key)
        member.value.collectKeys(into: &keys)
      }
    case .array(let elements): for element in elements { element.collectKeys(into: &keys) }
    case .null, .bool, .number, .string: break
    }
  }

  /// The value without what is captured in it, wherever a name stands above.
  fileprivate func settingAgain(_ names: [String], isNamed: Bool) -> SourceValue {
    switch content {
    case .array(let elements):
      return SourceValue(
        .array(elements.map { $0.settingAgain(names, isNamed: isNamed) }), place: place)
    case .object(let members):
      if isNamed, members.count == 1, let color = self["captured"] { return color }
      let kept = members.filter { !(isNamed && $0.key == "captured") }
      return SourceValue(
        .object(
          kept.map { member in
            Member(
              key: member.key, place: member.place,
              value: member.value.settingAgain(
                names, isNamed: isNamed || names.contains(member.key)))
          }), place: place)
    case .null, .bool, .number, .string: return self
    }
  }
}
