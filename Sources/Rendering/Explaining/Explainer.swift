import Pixels
import Screens
import Traits
import ViewKinds

/// Turns what views draw with into words; views are given in the order of drawing.
struct Explainer {
  let colors: NamedColors
  let pictures: PictureStore
  let nodes: [String: Node]

  func view(_ use: ViewUse) -> ExplainedView {
    let view = use.view
    let context = view.context
    let traits = context.traits
    let properties = [
      ExplainedProperty(
        name: "style", value: "\(traits.drawnStyle)",
        rules: context.chain.rules(on: traits.generation)),
      ExplainedProperty(
        name: "level", value: "\(traits.level)", rules: context.levels.rules(on: traits.generation)),
      ExplainedProperty(
        name: "contrast", value: "\(traits.contrast)",
        rules: context.contrasts.rules(on: traits.generation)),
    ]
    return ExplainedView(
      id: view.id, kind: view.kindName, place: "\(view.place)",
      properties: properties
        + use.decisions.map {
          ExplainedProperty(name: $0.name, value: $0.value, rules: $0.rules)
        } + use.colors.map { color($0, of: view) }
        + use.images.map { image($0, of: view) })
  }

  // MARK: Colours

  private func color(_ use: ColorUse, of view: View) -> ExplainedProperty {
    let traits = view.context.traits
    let resolved = try? use.color.resolved(in: traits, assets: colors)
    // That a layer captures a colour matters only once the style has changed.
    let isSwitched = traits.firstDisplay != nil
    let color = use.isOnLayer && !isSwitched ? use.color.released : use.color
    return ExplainedProperty(
      name: use.name, value: resolved?.rgba.hex8 ?? "",
      source: (use.isOnLayer ? use.color.released : use.color).token,
      rules: origin(of: use, in: view) + setAgain(use.attribute ?? use.name, of: view)
        + color.rules(in: traits, assets: colors, slotPlace: slotPlace(of: use, in: view))
        + darkening(use, in: view))
  }

  /// Where the slots of a dynamic colour are written, by their names.
  private func slotPlace(of use: ColorUse, in view: View) -> (String) -> String {
    let written: SourceValue? =
      if let origin = use.origin, origin.written != nil {
        origin.written
      } else if isTint(use.name) || use.color == view.context.tint {
        view.context.tints.first.flatMap { nodes[$0.id]?.attribute("tintColor") }
      } else {
        attribute(use.attribute ?? use.name, of: view)?.value
      }
    return { slot in written?[slot].map { "\($0.place.file):\($0.place.line)" } ?? "" }
  }

  /// What iOS does to a tint in light under Increase Contrast and Meian does not.
  private func darkening(_ use: ColorUse, in view: View) -> [AppearanceRule] {
    let traits = view.context.traits
    guard use.color == view.context.tint, traits.contrast == .high, traits.drawnStyle == .light,
      !use.color.hasHighContrast
    else { return [] }
    return [
      AppearanceRule(
        "iOS darkens a tint that has no value for high contrast; by how much is not known, so it is drawn as written",
        .silent)
    ]
  }

  /// Who names the colour: the view itself, the tint around it, or its kind.
  private func origin(of use: ColorUse, in view: View) -> [AppearanceRule] {
    if let origin = use.origin { return origin.rules }
    let written = attribute(use.attribute ?? use.name, of: view)
    if let written, written.value.content != .null, !isTint(use.name) {
      if view.context.isHosted, ["textColor", "titleColor"].contains(use.attribute ?? use.name) {
        // Whatever nobody wrote has the place of the view itself.
        let isWritten = written.value.place != nodes[written.owner]?.place
        return [
          isWritten
            ? AppearanceRule(
              "foregroundStyle around “\(written.owner)”", place: "\(written.value.place)", .decided
            )
            : AppearanceRule(
              "no foregroundStyle is written; the default of SwiftUI is label", .decided)
        ]
      }
      return [
        AppearanceRule(
          "\(use.attribute ?? use.name) of “\(written.owner)”", place: "\(written.value.place)",
          .decided),
        AppearanceRule(standard(use.name, of: view), .lost),
      ] + lostTint(use.name, of: view)
    }
    if use.color == view.context.tint, use.name != "backgroundColor" {
      return silence(use.name, of: view) + view.context.tintRules
    }
    return silence(use.name, of: view)
      + [AppearanceRule(standard(use.name, of: view), .decided)]
  }

  /// The tints that a colour hides whose default is the tint.
  private func lostTint(_ name: String, of view: View) -> [AppearanceRule] {
    guard spec(name, of: view)?.defaultValue.contains("tint") == true else { return [] }
    return view.context.tintRules.map { AppearanceRule($0.text, place: $0.place, .lost) }
  }

  /// That code sets the property again when traits change, where the view says so.
  private func setAgain(_ name: String, of view: View) -> [AppearanceRule] {
    guard let written = attribute("traitCollectionDidChange", of: view),
      case .array(let names) = written.value.content,
      names.contains(where: { $0.content == .string(name) })
    else { return [] }
    return [
      AppearanceRule(
        "traitCollectionDidChange of “\(written.owner)” sets \(name) again",
        place: "\(written.value.place)", .decided)
    ]
  }

  private func isTint(_ name: String) -> Bool { name == "tintColor" }

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
      use.origin
      ?? written.map {
        AppearanceRule("\(use.name) of “\($0.owner)”", place: "\($0.value.place)", .decided)
      } ?? AppearanceRule(standard(use.name, of: view), .decided)
    let mode = use.isTemplate ? "a template: its alpha is painted with a colour" : "its own colours"
    let found = pictures.rules(
      use.image, view.context.traits, view.context.scale, view.context.direction)
    return ExplainedProperty(
      name: use.name, value: found.path, source: use.image.token,
      rules: [origin] + setAgain(use.name, of: view) + found.rules
        + [
          AppearanceRule(
            "drawn as \(mode) (\(pictures.reason(use, view.context.traits)))", .decided)
        ])
  }
}

extension ColorValue {
  /// The colour that code captured; any other colour itself.
  fileprivate var released: ColorValue {
    if case .captured(let color) = self { color } else { self }
  }
}
