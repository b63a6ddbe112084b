/// One of SwiftUI's gradients as the members that a gradient has in UIKit.
struct SwiftUIGradient {
  let members: [SourceValue.Member]

  /// Nil for a value that is no gradient, such as a colour.
  init?(_ value: SourceValue) throws(ScreenError) {
    guard case .object(let members) = value.content, members.count == 1, let member = members.first,
      let name = SwiftUIViewName(rawValue: member.key), name.isGradient
    else { return nil }
    self.members = try Self.members(name, member.value, at: member.place)
  }

  /// The arguments with `colors` and `locations` in place of `stops`.
  private static func spread(_ value: SourceValue) throws(ScreenError) -> SourceValue {
    guard case .object(let members) = value.content,
      let stops = members.first(where: { $0.key == "stops" })
    else { return value }
    if let other = members.first(where: { ["colors", "locations"].contains($0.key) }) {
      throw ScreenError(
        "“stops” stands beside \(quoted(other.key))", remedy: "keep one of the two",
        at: other.place)
    }
    var colors: [SourceValue] = []
    var locations: [SourceValue] = []
    for stop in try stops.value.requireArray() {
      let arguments = try SwiftUIArguments(stop, ["color", "location"])
      guard let color = arguments["color"], let location = arguments["location"] else {
        throw ScreenError(
          "a stop needs a colour and a location",
          remedy: "write { color: \"blue\", location: 0.5 }", at: stop.place)
      }
      colors.append(color)
      locations.append(location)
    }
    var spread = members.filter { $0.key != "stops" }
    for (key, list) in [("colors", colors), ("locations", locations)] {
      spread.append(
        SourceValue.Member(
          key: key, place: stops.place, value: SourceValue(.array(list), place: stops.value.place)))
    }
    return SourceValue(.object(spread), place: value.place)
  }

  /// - Parameter value: the arguments of the gradient.
  static func members(
    _ name: SwiftUIViewName, _ value: SourceValue, at place: Place
  ) throws(ScreenError) -> [SourceValue.Member] {
    let type: String
    let names: [(own: String, inUIKit: String)]
    switch name {
    case .linearGradient:
      type = "axial"
      names = [("startPoint", "startPoint"), ("endPoint", "endPoint")]
    case .radialGradient:
      type = "radial"
      names = [
        ("center", "startPoint"), ("startRadius", "startRadius"), ("endRadius", "endRadius"),
      ]
    default:
      type = "conic"
      names = [
        ("center", "startPoint"), ("angle", "startAngle"), ("startAngle", "startAngle"),
        ("endAngle", "endAngle"),
      ]
    }
    let shared = [(own: "colors", inUIKit: "colors"), (own: "locations", inUIKit: "locations")]
    let arguments = try SwiftUIArguments(
      try Self.spread(value), (shared + names).map(\.own), short: "colors")
    if name == .angularGradient, let angle = arguments["angle"], arguments["startAngle"] != nil {
      throw ScreenError(
        "“angle” stands beside “startAngle”", remedy: "keep one of the two", at: angle.place)
    }
    if name == .radialGradient, arguments["endRadius"] == nil {
      throw ScreenError(
        "RadialGradient has no endRadius", remedy: "add endRadius in points", at: place)
    }
    var result = [
      SourceValue.Member(
        key: "type", place: place, value: SourceValue(.string(type), place: place))
    ]
    for name in shared + names {
      guard let argument = arguments[name.own] else { continue }
      result.append(
        SourceValue.Member(key: name.inUIKit, place: argument.place, value: argument))
    }
    if type == "conic", !result.contains(where: { $0.key == "startAngle" }) {
      result.append(
        SourceValue.Member(
          key: "startAngle", place: place, value: SourceValue(.number(0), place: place)))
    }
    return result
  }
}
