extension Node {
  /// Takes a modifier that changes how the finished view is drawn.
  mutating func apply(effect modifier: SwiftUIModifier) throws(ScreenError) {
    let value = modifier.value
    switch modifier.name {
    case .blendMode: set("blendMode", value.content, at: value.place)
    case .shadow: try addShadow(value)
    case .rotationEffect:
      let arguments = try SwiftUIArguments(value, ["degrees", "anchor"], short: "degrees")
      try addTransform("rotate", arguments["degrees"], anchor: arguments["anchor"], at: value.place)
    case .scaleEffect:
      guard case .object = value.content else {
        try addTransform("scale", value, anchor: nil, at: value.place)
        return
      }
      let arguments = try SwiftUIArguments(value, ["x", "y", "anchor"])
      try addTransform(
        "scale", Self.pair(arguments, otherwise: 1, at: value.place), anchor: arguments["anchor"],
        at: value.place)
    case .offset:
      var move = value
      if case .object = value.content {
        move = try Self.pair(
          try SwiftUIArguments(value, ["x", "y"]), otherwise: 0, at: value.place)
      }
      try addTransform("translate", move, anchor: nil, at: value.place)
    default: break
    }
  }

  private static func pair(
    _ arguments: SwiftUIArguments, otherwise: Double, at place: Place
  ) throws(ScreenError) -> SourceValue {
    let numbers = [
      try arguments["x"]?.requireNumber() ?? otherwise,
      try arguments["y"]?.requireNumber() ?? otherwise,
    ]
    return SourceValue(
      .array(numbers.map { SourceValue(.number($0), place: place) }), place: place)
  }

  private mutating func addTransform(
    _ name: String, _ value: SourceValue?, anchor: SourceValue?, at place: Place
  ) throws(ScreenError) {
    guard let value else {
      throw ScreenError("nothing says how far", remedy: "write a number", at: place)
    }
    var members: [SourceValue.Member] = []
    if let present = attribute("transform") { members = try present.requireObject() }
    members.append(SourceValue.Member(key: name, place: value.place, value: value))
    if let anchor {
      members.append(SourceValue.Member(key: "anchor", place: anchor.place, value: anchor))
    }
    set("transform", .object(members), at: place)
  }

  /// SwiftUI's shadow is black at a third unless it names a colour, and lies under all of the view.
  private mutating func addShadow(_ value: SourceValue) throws(ScreenError) {
    let arguments = try SwiftUIArguments(value, ["color", "radius", "x", "y"], short: "radius")
    guard let radius = arguments["radius"] else {
      throw ScreenError("shadow has no radius", remedy: "write shadow: 4", at: value.place)
    }
    let color = arguments["color"] ?? SourceValue(.string("#00000054"), place: value.place)
    set("shadowColor", color.content, at: color.place)
    set("shadowOpacity", .number(1), at: value.place)
    set("shadowRadius", radius.content, at: radius.place)
    let offset = try Self.pair(arguments, otherwise: 0, at: value.place)
    set("shadowOffset", offset.content, at: value.place)
  }

  /// Paints the view's whole frame with a colour or a gradient.
  mutating func fill(with value: SourceValue) throws(ScreenError) {
    if let gradient = try SwiftUIGradient(value) {
      set("gradient", .object(gradient.members), at: value.place)
    } else {
      set("backgroundColor", value.content, at: value.place)
    }
  }
}
