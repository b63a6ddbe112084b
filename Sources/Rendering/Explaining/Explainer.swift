import Pixels
import Screens
import Traits
import ViewKinds

/// Turns what views draw with into words; views are given in the order of drawing.
struct Explainer {
  let colors: NamedColors
  let pictures: PictureStore
  let variant: Variant
  let nodes: [String: Node]
  /// The frame of the sheet or popover that the current view lies in, with its depth.
  private var frame: (controller: String, depth: Int)?

  init(
    colors: NamedColors, pictures: PictureStore, variant: Variant, nodes: [String: Node]
  ) {
    self.colors = colors
    self.pictures = pictures
    self.variant = variant
    self.nodes = nodes
  }

  mutating func view(_ use: ViewUse) -> ExplainedView {
    let view = use.view
    if let frame, use.depth <= frame.depth { self.frame = nil }
    if view.kindName == "sheet", let controller = view.children.first?.id {
      frame = (controller, use.depth)
    }
    let chain = view.context.chain
    let traits = view.context.traits
    let properties = [
      ExplainedProperty(
        name: "style", value: "\(traits.drawnStyle)",
        rules: chain.rules(on: traits.generation)),
      level(of: traits),
    ]
    return ExplainedView(
      id: view.id, kind: view.kindName, place: "\(view.place)",
      properties: properties + use.colors.map { color($0, of: view) }
        + use.images.map { image($0, of: view) })
  }

  private func level(of traits: TraitSet) -> ExplainedProperty {
    var rules: [AppearanceRule] = []
    if let frame {
      rules.append(
        AppearanceRule(
          "“\(frame.controller)” is presented as a sheet or popover, which is elevated", .decided))
    }
    rules.append(
      AppearanceRule("the variant’s windows are \(variant.level)", frame == nil ? .decided : .lost))
    return ExplainedProperty(name: "level", value: "\(traits.level)", rules: rules)
  }

  // MARK: Colours

  private func color(_ use: ColorUse, of view: View) -> ExplainedProperty {
    let traits = view.context.traits
    let resolved = try? use.color.resolved(in: traits, assets: colors)
    return ExplainedProperty(
      name: use.name, value: resolved?.rgba.hex8 ?? "", source: use.color.token,
      rules: origin(of: use, in: view) + use.color.rules(in: traits, assets: colors))
  }

  /// Who names the colour: the view itself, the tint around it, or its kind.
  private func origin(of use: ColorUse, in view: View) -> [AppearanceRule] {
    let written = attribute(use.name, of: view)
    if let written, written.value.content != .null, !isTint(use.name) {
      return [
        AppearanceRule(
          "\(use.name) of “\(written.owner)”", place: "\(written.value.place)", .decided),
        AppearanceRule(standard(use.name, of: view), .lost),
      ]
    }
    if use.color == view.context.tint, use.name != "backgroundColor" {
      return silence(use.name, of: view) + tintRules(in: view.context)
    }
    return silence(use.name, of: view)
      + [AppearanceRule(standard(use.name, of: view), .decided)]
  }

  private func isTint(_ name: String) -> Bool { name == "tintColor" }

  private func tintRules(in context: ViewContext) -> [AppearanceRule] {
    let steps = context.tints.enumerated().map { index, step in
      AppearanceRule(
        "tintColor of “\(step.id)” is \(step.color.token)", place: step.place,
        index == 0 ? .decided : .lost)
    }
    return steps + [
      AppearanceRule("the default tint is systemBlue", steps.isEmpty ? .decided : .lost)
    ]
  }

  /// That the view could name the property and does not; nothing for parts that nobody writes.
  private func silence(_ name: String, of view: View) -> [AppearanceRule] {
    guard nodes[view.id] != nil, !isTint(name), spec(name, of: view) != nil else { return [] }
    return [AppearanceRule("\(name) of “\(view.id)”: not written", .silent)]
  }

  /// What holds where a view does not name the property.
  private func standard(_ name: String, of view: View) -> String {
    if nodes[view.id] == nil, !view.id.hasSuffix(".content") {
      return "\(name) of the part “\(view.kindName)”, or what its owner says of it"
    }
    if name == "backgroundColor", view.safeArea != nil {
      return "a controller’s own view lies on its kind’s background, else systemBackground"
    }
    guard let spec = spec(name, of: view) else { return "\(name) of every “\(view.kindName)”" }
    return "the default of “\(view.kindName)” is \(spec.defaultValue)"
  }

  private func spec(_ name: String, of view: View) -> AttributeSpec? {
    (type(of: view.kind).attributes + CommonAttributes.specs).first { $0.name == name }
  }

  /// The attribute as written; a padded view's content belongs to the same node.
  private func attribute(_ name: String, of view: View) -> (owner: String, value: SourceValue)? {
    let suffix = ".content"
    let owner =
      nodes[view.id]
      ?? (view.id.hasSuffix(suffix) ? nodes[String(view.id.dropLast(suffix.count))] : nil)
    guard let owner, let value = owner.attribute(name) else { return nil }
    return (owner.id, value)
  }

  // MARK: Images

  private func image(_ use: ImageUse, of view: View) -> ExplainedProperty {
    let written = attribute(use.name, of: view)
    let origin =
      written.map {
        AppearanceRule("\(use.name) of “\($0.owner)”", place: "\($0.value.place)", .decided)
      } ?? AppearanceRule(standard(use.name, of: view), .decided)
    let mode = use.isTemplate ? "a template: its alpha is painted with a colour" : "its own colours"
    let found = pictures.rules(
      use.image, view.context.traits, view.context.scale, variant.layoutDirection)
    return ExplainedProperty(
      name: use.name, value: found.path, source: use.image.token,
      rules: [origin] + found.rules
        + [
          AppearanceRule(
            "drawn as \(mode) (\(pictures.reason(use, view.context.traits)))", .decided)
        ])
  }
}
