import Screens

/// What stands in a toolbar: a button, or room.
enum ToolbarItem: Sendable {
  case button(BarButton)
  /// Shares the room that is left with its like.
  case flexibleSpace
  /// In points.
  case fixedSpace(Double)

  init(_ value: SourceValue, resources: ResourceNames) throws(ScreenError) {
    guard let space = value["space"] else {
      self = .button(try BarButton(value, resources: resources))
      return
    }
    switch space.content {
    case .string("flexible"): self = .flexibleSpace
    case .number:
      self = .fixedSpace(try AttributeReader.number(space, name: "space", in: 0...1000))
    case .null, .bool, .string, .array, .object:
      throw ScreenError(
        "space is \(space.content.kindName)", remedy: "write “flexible” or a number of points",
        at: space.place)
    }
  }

  /// Nil for room.
  var button: BarButton? {
    if case .button(let button) = self { button } else { nil }
  }

  /// The items under `name`.
  static func list(
    _ name: String, of reader: AttributeReader
  ) throws(ScreenError) -> [ToolbarItem] {
    var items: [ToolbarItem] = []
    for value in try reader.elements(name) {
      items.append(try ToolbarItem(value, resources: reader.resources))
    }
    return items
  }
}
