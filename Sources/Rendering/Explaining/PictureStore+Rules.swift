import AssetCatalogs
import Geometry
import Traits
import ViewKinds

extension PictureStore {
  /// The file that an image comes from under the given traits, and the rules that chose it.
  func rules(
    _ image: ImageValue, _ traits: TraitSet, _ scale: Scale, _ direction: Variant.Direction
  ) -> (path: String, rules: [AppearanceRule]) {
    let chosen = image.choosing(in: traits)
    guard image.isCaptured else { return slotRules(image, chosen, scale, direction) }
    let found = slotRules(image, chosen, scale, direction)
    let capture = AppearanceRule(
      "a bitmap made from the image in \(chosen.style), the style of first display", .decided)
    return (found.path, [capture] + found.rules)
  }

  private func slotRules(
    _ image: ImageValue, _ traits: TraitSet, _ scale: Scale, _ direction: Variant.Direction
  ) -> (path: String, rules: [AppearanceRule]) {
    switch image.source {
    case .file(let path): return (path, [AppearanceRule("a file has no slots", .decided)])
    case .symbol: return ("", [AppearanceRule("a symbol has no slots", .decided)])
    case .asset(let name):
      let paths = catalog.imagePaths(named: name, scale: scale.pixelsPerPoint)
      let asset = catalog.image(
        named: name, for: traits, scale: scale.pixelsPerPoint, direction: direction)
      let rules = NamedColorTable.Slot.rules(for: traits) { slot in
        paths[slot].map { String($0.split(separator: "/").last ?? "") }
      }
      return (asset?.path ?? "", rules)
    }
  }

  /// Why an image is a template or not, in words.
  func reason(_ use: ImageUse, _ traits: TraitSet) -> String {
    let mode = use.image.renderingMode
    if mode != .automatic { return "renderingMode \(mode)" }
    if case .asset(let name) = use.image.source,
      let intent = catalog.image(named: name, for: traits, scale: 1)?.intent,
      intent != .automatic, (intent == .template) == use.isTemplate
    {
      return "the catalog says \(intent)"
    }
    return use.isTemplate ? "this kind of view draws templates" : "nothing asks for a template"
  }
}
