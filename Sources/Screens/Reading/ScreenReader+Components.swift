extension ScreenReader {
  /// What an object stands for: itself, or with `use` the content of a component.
  ///
  /// `position` then knows the component's file. The chain that finds circles follows the files in
  /// which the `use` objects are written, not the order of expansion: a card may hold a card that
  /// was handed to it as an argument.
  mutating func expanded(
    _ written: SourceValue, as slot: Component.Slot, at position: inout ReadingPosition
  ) throws(ScreenError) -> SourceValue {
    var value = written
    while let use = value["use"] {
      let path = try projectPath(use)
      if let writer = position.chain.firstIndex(of: value.place.file) {
        position.chain.removeSubrange((writer + 1)...)
      }
      let circular = position.chain.contains(path)
      position.chain.append(path)
      guard !circular else {
        throw ScreenError(
          "components use each other in a circle: " + position.chain.joined(separator: " → "),
          remedy: "break it at one of them", at: use.place)
      }
      let component = try component(path, at: use.place)
      guard component.slot == slot else {
        throw ScreenError(
          "\(quoted(path)) is a component with a \(component.slot.rawValue)",
          remedy: "a \(slot.rawValue) is needed here", at: use.place)
      }
      let content = try content(of: component, usedBy: value)
      value = try merging(try value.requireObject(), onto: content, in: slot)
    }
    if let stray = value.member("with") {
      throw ScreenError(
        "“with” stands without “use”", remedy: "name the component", at: stray.place)
    }
    return value
  }

  private mutating func component(_ path: String, at place: Place) throws(ScreenError) -> Component
  {
    if let known = components[path] { return known }
    guard let bytes = load(path) else {
      throw ScreenError(
        "cannot find \(quoted(path))", remedy: "paths are relative to this file", at: place)
    }
    noteSource(path)
    let component = try Component(try parseJSON5(bytes, file: path, holding: "component"))
    components[path] = component
    return component
  }

  /// The component's content with arguments for parameters.
  private mutating func content(
    of component: Component, usedBy use: SourceValue
  ) throws(ScreenError) -> SourceValue {
    let names = component.parameters.map(\.name)
    var given: [String: SourceValue] = [:]
    for member in try use["with"]?.requireObject() ?? [] {
      guard names.contains(member.key) else {
        throw names.isEmpty
          ? ScreenError(
            "unknown parameter \(quoted(member.key))", remedy: "\(component.file) has none",
            at: member.place)
          : .unknown("parameter", member.key, known: names, at: member.place)
      }
      given[member.key] = member.value
    }
    var arguments: [String: Argument] = [:]
    for parameter in component.parameters {
      guard let value = given[parameter.name] ?? parameter.fallback else {
        throw ScreenError(
          "the parameter \(quoted(parameter.name)) of \(component.file) has no value",
          remedy: "give one under with", at: use.place)
      }
      arguments[parameter.name] = Argument(value)
    }
    return try substituting(arguments, in: component.content)
  }

  /// The component's content with the other members of the `use` object on top.
  private func merging(
    _ overrides: [SourceValue.Member], onto content: SourceValue, in slot: Component.Slot
  ) throws(ScreenError) -> SourceValue {
    var members = try content.requireObject()
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() { indices[member.key] = index }
    for override in overrides where override.key != "use" && override.key != "with" {
      guard override.key != "kind" else {
        throw ScreenError(
          "“kind” stands beside “use”", remedy: "the component has its kind", at: override.place)
      }
      if let index = indices[override.key] {
        if slot == .hosting, override.key == "modifiers" {
          // Modifiers at the use surround those of the component.
          let inner = try members[index].value.requireArray()
          let outer = try override.value.requireArray()
          members[index].value.content = .array(inner + outer)
        } else {
          members[index] = override
        }
      } else {
        members.append(override)
      }
    }
    return SourceValue(.object(members), place: content.place)
  }
}

extension SourceValue {
  /// The member under `key` of an object; nil for anything else.
  func member(_ key: String) -> Member? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }
  }
}
