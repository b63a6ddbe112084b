extension Node {
  /// Takes a modifier as the attribute that UIKit has for it. What `SwiftUIEnvironment` hands
  /// down and the preference for a colour scheme are set elsewhere.
  mutating func apply(
    _ modifier: SwiftUIModifier, of view: SwiftUIViewName
  ) throws(ScreenError) {
    let value = modifier.value
    switch modifier.name {
    case .background: try fill(with: value)
    case .tint: set("tintColor", value.content, at: value.place)
    case .opacity: try fade(by: try value.requireNumber(), at: value.place)
    case .navigationTitle: try add("navigationTitle", text: value)
    case .cornerRadius:
      set("cornerRadius", .number(try value.requireNumber()), at: value.place)
      set("clipsToBounds", .bool(true), at: value.place)
    case .hidden:
      // A hidden SwiftUI view keeps its space, which in UIKit's stacks only a clear one does.
      if try value.requireBool() { try fade(by: 0, at: value.place) }
    case .frame:
      let arguments = try SwiftUIArguments(value, ["width", "height"])
      for name in ["width", "height"] {
        if let length = arguments[name] {
          set(name, .number(try length.requireNumber()), at: length.place)
        }
      }
    case .padding: try addPadding(value)
    case .colorScheme: try setColorScheme(value)
    case .environment:
      let arguments = try SwiftUIArguments(value, ["colorScheme", "layoutDirection"])
      if let scheme = arguments["colorScheme"] { try setColorScheme(scheme) }
      if let direction = arguments["layoutDirection"] {
        set("layoutDirection", direction.content, at: direction.place)
      }
    case .flipsForRightToLeftLayoutDirection:
      set(modifier.name.rawValue, value.content, at: value.place)
    case .preferredColorScheme:
      if value.content != .null { try checkColorScheme(value) }
    case .fill:
      guard view.isShape, view != .color else {
        throw ScreenError(
          "“fill” belongs to a shape", remedy: "use background or foregroundColor",
          at: modifier.place)
      }
    case .blendMode, .offset, .rotationEffect, .scaleEffect, .shadow: try apply(effect: modifier)
    // The reader has read the mask's views.
    case .font, .foregroundColor, .foregroundStyle, .mask: break
    }
  }

  /// The preferences for a colour scheme; the outermost, which comes last, wins in SwiftUI.
  mutating func setPreferredColorScheme(from modifiers: [SwiftUIModifier]) {
    let schemes = modifiers.filter { $0.name == .preferredColorScheme }.map(\.value).reversed()
    guard let outermost = schemes.first else { return }
    set("preferredColorScheme", outermost.content, at: outermost.place)
    if schemes.count > 1 {
      set("preferredColorSchemes", .array(Array(schemes)), at: outermost.place)
    }
  }

  private mutating func add(_ name: String, text: SourceValue) throws(ScreenError) {
    set(name, .string(try text.requireString()), at: text.place)
  }

  /// Opacities of one view multiply.
  private mutating func fade(by opacity: Double, at place: Place) throws(ScreenError) {
    let present = try attribute("alpha")?.requireNumber() ?? 1
    set("alpha", .number(present * opacity), at: place)
  }

  private mutating func setColorScheme(_ value: SourceValue) throws(ScreenError) {
    try checkColorScheme(value)
    if let first = attribute("colorScheme") {
      throw ScreenError(
        "“colorScheme” is already given on line \(first.place.line)",
        remedy: "keep one of the two", at: value.place)
    }
    set("colorScheme", value.content, at: value.place)
  }

  private func checkColorScheme(_ value: SourceValue) throws(ScreenError) {
    let scheme = try value.requireString()
    guard ["dark", "light"].contains(scheme) else {
      throw .unknown("colour scheme", scheme, known: ["dark", "light"], at: value.place)
    }
  }

  /// Adds to the padding already there, since each modifier surrounds the ones before.
  private mutating func addPadding(_ value: SourceValue) throws(ScreenError) {
    let edges = ["top", "leading", "bottom", "trailing"]
    func distances(_ value: SourceValue) throws(ScreenError) -> [Double] {
      if case .number(let distance) = value.content { return edges.map { _ in distance } }
      let arguments = try SwiftUIArguments(value, edges)
      var distances: [Double] = []
      for edge in edges { distances.append(try arguments[edge]?.requireNumber() ?? 0) }
      return distances
    }
    let added = try distances(value)
    guard let present = attribute("padding") else {
      set("padding", value.content, at: value.place)
      return
    }
    let sums = zip(try distances(present), added).map { $0 + $1 }
    let members = zip(edges, sums).map { edge, sum in
      SourceValue.Member(
        key: edge, place: value.place, value: SourceValue(.number(sum), place: value.place))
    }
    set("padding", .object(members), at: value.place)
  }
}
