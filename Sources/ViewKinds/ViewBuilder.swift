import Drawing
import Geometry
import LayoutEngine
public import Screens
public import Traits

/// Turns a document into views under known traits: decodes kinds, decides styles, adds bars.
public struct ViewBuilder {
  /// What the window passes down.
  let base: ViewContext
  let resources: ResourceNames
  /// `UIUserInterfaceStyle` of the app's Info.plist.
  let infoPlistStyle: InfoPlistStyle
  /// The Info.plist's path; empty where the project has none.
  let infoPlistPlace: String
  /// Presented controllers, met on the way and hung into the window afterwards.
  var presented: [Node] = []
  /// How each of those on display is presented, in order.
  var presentationStyles: [String] = []
  /// The field that the keyboard types into.
  var firstResponder: FirstResponder?
  /// What the app's own choice of style sets, and what switches; known once the window is read.
  var state: StoredState?
  /// The style that the window's content prefers as written, which views in sheets may repeat.
  var rootPreference: UserInterfaceStyle?
  /// The environment that SwiftUI's presentations inherit, by their controllers' ids.
  var environments: [String: [StyleStep]] = [:]

  public init(
    context: ViewContext, resources: ResourceNames, infoPlistStyle: InfoPlistStyle,
    infoPlistPlace: String = ""
  ) {
    base = context
    self.resources = resources
    self.infoPlistStyle = infoPlistStyle
    self.infoPlistPlace = infoPlistPlace
  }

  /// The window of `document` with everything in it.
  public static func build(
    _ document: ScreenDocument, in context: ViewContext, resources: ResourceNames,
    infoPlistStyle: InfoPlistStyle, infoPlistPlace: String = "",
    limits: ScreenLimits = ScreenLimits()
  ) throws(ScreenError) -> View {
    try limits.check(document.root, resources)
    var builder = ViewBuilder(
      context: context, resources: resources, infoPlistStyle: infoPlistStyle,
      infoPlistPlace: infoPlistPlace)
    return try builder.window(document.root)
  }

  /// The kinds by name, made once.
  static let kinds: [String: any ViewKind.Type] = Dictionary(
    uniqueKeysWithValues: allViewKinds.map { ($0.name, $0) })

  // MARK: Views

  /// The view of `node` and everything below it.
  mutating func view(
    _ node: Node, inherited: ViewContext, in parent: (any ViewKind)? = nil
  ) throws(ScreenError) -> View {
    guard let kind = Self.kinds[node.kind] else {
      let words = Self.kinds.keys.sorted()
      throw ScreenError(
        "unknown view kind \(quoted(node.kind))",
        remedy: nearest(node.kind, in: words).map { "did you mean “\($0)”?" }
          ?? "the kinds are \(words.joined(separator: ", "))", at: node.place)
    }
    var reader = try AttributeReader(
      node: try node.settingAgain(),
      known: kind.attributes + CommonAttributes.specs + SwiftUIAttributes.specs,
      resources: resources, isHosted: inherited.isHosted)
    if inherited.isHosted {
      reader.resources.hostedTint = inherited.tint
      reader.resources.hostedTint = inherited.tint(try reader.color("tintColor"))
    }
    let turned = inherited.turned(
      try reader.choice("layoutDirection"),
      try reader.choice("semanticContentAttribute") ?? .unspecified)
    reader.isRightToLeft = turned.isRightToLeft
    let common = try CommonAttributes(reading: reader)
    try SwiftUIAttributes.check(reader)
    let context = self.context(
      turned.inside(common.placement).insideView, .view, node,
      override: common.overrideUserInterfaceStyle, traits: common.traitOverrides,
      colorScheme: common.colorScheme, tint: common.tintColor)
    let site = site(of: node, common, in: parent, context)
    let content = try kind.init(reading: reader).adapted(to: site)
    var children = try content.parts(of: site, in: context)
    var masks: [View] = []
    for child in node.children where child.edge == .child {
      let inner = try view(child.node, inherited: context, in: content)
      if inner.common.effects.isMask { masks.append(inner) } else { children.append(inner) }
    }
    for child in node.children where child.edge == .presented { presented.append(child.node) }
    try noteFirstResponder(content, node, context)
    var result = View(
      id: node.id, kind: content, common: common, context: context,
      placement: placement(common, of: content, in: parent),
      children: content.holding(children, of: site, in: context) + masks, place: node.place)
    result.written = WrittenAttributes(kind.attributes + CommonAttributes.specs)
      .properties(of: node.attributes)
    if common.padding != .zero { result = result.padded() }
    return result
  }

  private func placement(
    _ common: CommonAttributes, of kind: any ViewKind, in parent: (any ViewKind)?
  ) -> Placement {
    if common.isArranged { return .arranged }
    if common.effects.isMask { return common.placement ?? .fill }
    return common.placement ?? parent?.childPlacement
      ?? (kind.fillsByDefault ? .fill : .natural)
  }

  private func site(
    of node: Node, _ common: CommonAttributes, in parent: (any ViewKind)?, _ context: ViewContext
  ) -> ViewSite {
    var site = ViewSite(
      id: node.id, place: node.place, resources: resources, isHosted: context.isHosted)
    if common.isArranged, case .stack(let stack)? = parent?.arrangement {
      site.stackAxis = stack.axis
    }
    return site
  }

  /// What a node passes down: its own opinion beats everything from above.
  func context(
    _ inherited: ViewContext, _ source: StyleStep.Source, _ node: Node, override: StyleOverride,
    traits: TraitOverrides? = nil, colorScheme: UserInterfaceStyle? = nil, tint: ColorValue?
  ) -> ViewContext {
    var context = inherited
    if let tint {
      let place = node.attribute("tintColor")?.place ?? node.place
      context = context.tinted(tint, by: node.id, at: place)
    }
    if let colorScheme {
      context = context.deciding(
        StyleStep(
          .colorScheme, id: node.id, place: "\(node.attribute("colorScheme")?.place ?? node.place)",
          value: StyleOverride(colorScheme)))
    }
    if let traits {
      context = context.overriding(
        traits, source, of: node.id,
        at: node.attribute("traitOverrides")?.place ?? node.place, property: "traitOverrides",
        since: .ios17)
    }
    if let written = node.attribute("overrideUserInterfaceStyle") {
      context = context.deciding(
        StyleStep(source, id: node.id, place: "\(written.place)", value: override))
    }
    return context
  }
}

extension ViewContext {
  /// This context for a view at `placement`: one that the safe area holds has nothing of it covered.
  fileprivate func inside(_ placement: Placement?) -> ViewContext {
    let covered = screen.coveredSide
    let isFree: Bool
    switch placement {
    case .pinned(let pins)?:
      isFree = [pins.leading, pins.trailing].contains {
        $0.map { $0.reference != .superview } ?? false
      }
    case .frame(let frame)?: isFree = frame.minX >= covered
    case nil, .fill?, .natural?, .arranged?, .aligned?: isFree = false
    }
    guard covered > 0, isFree else { return self }
    var context = self
    context.screen.coveredSide = 0
    return context
  }
}

extension View {
  /// The content inset by its padding, with layer attributes on the outside.
  fileprivate func padded() -> View {
    let padding = common.padding
    // Reading the attributes has already given leading and trailing their sides.
    var pins = Pins(
      top: Anchor(.superview, offset: padding.top),
      leading: Anchor(.superview, offset: padding.left),
      bottom: Anchor(.superview, offset: padding.bottom),
      trailing: Anchor(.superview, offset: padding.right))
    pins.keepsSides = true
    var inner = self
    inner.id = "\(id).content"
    inner.common = CommonAttributes()
    inner.common.layoutMargins = common.layoutMargins
    inner.placement = .pinned(pins)
    let masks = children.filter(\.common.effects.isMask)
    inner.children.removeAll(where: \.common.effects.isMask)
    var common = common
    common.hugging = common.hugging ?? kind.hugging
    var outer = View(
      id: id, kind: PlainView(), common: common, context: context, placement: placement,
      children: [inner] + masks, place: place)
    outer.written = written.filter { CommonAttributes.names.contains($0.name) }
    inner.written = written.filter { !CommonAttributes.names.contains($0.name) }
    outer.children[0] = inner
    return outer
  }
}
