import AssetCatalogs
import Geometry
import Traits
import ViewKinds

extension PictureStore {
  /// The file that an image comes from under the given traits, and the rules that chose it.
  func rules(
    _ image: ImageValue, _ traits: TraitSet, _ scale: Scale, _ direction: Variant.Direction
  ) -> (path: String, rules: [AppearanceRule]) {
    switch image.source {
    case .file(let path): return (path, [AppearanceRule("a file has no slots", .decided)])
    case .asset(let name):
      let slots = catalog.imageSlots(named: name)
      let asset = catalog.image(named: name, for: traits, scale: scale.pixelsPerPoint, direction: direction)
      let rules = NamedColorTable.Slot.rules(for: traits) { slots.contains($0) ? "there" : nil }
      return (asset?.path ?? "", rules)
    }
  }

  /// Why an image is a template or not, in words.
  func reason(_ use: ImageUse, _ traits: TraitSet) -> String {
    let mode = use.image.renderingMode
    if mode != .automatic { return "renderingMode \(mode)" }
    if case .asset(let name) = use.image.source,
      let asset = catalog.image(named: name, for: traits, scale: 1)
    {
      let intent = asset.intent
      let isCatalogs = (intent == .template) == use.isTemplate
      return isCatalogs ? "the catalog says \(intent)" : "this kind of view draws templates"
    }
    return use.isTemplate ? "this kind of view draws templates" : "nothing asks for a template"
  }
}
