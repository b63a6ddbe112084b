import Drawing
import Pixels
import Traits
import ViewKinds

extension View {
  /// What the view keeps from first display, given what it draws with.
  func staleProperties(colors: [ColorUse], images: [ImageUse]) -> [StaleProperty] {
    let own = stale.map { [$0] } ?? []
    guard let first = context.traits.firstDisplay, first != context.traits.style else { return own }
    return own + colors.compactMap(staleColor) + images.compactMap(staleImage)
  }

  private func staleColor(_ use: ColorUse) -> StaleProperty? {
    guard let shown = try? context.resolve(use.color, at: place).rgba,
      let fresh = try? context.fresh.resolve(use.color, at: place).rgba, shown != fresh
    else { return nil }
    let written = if case .captured(let color) = use.color { color } else { use.color }
    return StaleProperty(
      view: id, kind: kindName, property: use.name, shown: shown.hex8, fresh: fresh.hex8,
      source: written.token, cause: use.isOnLayer ? .layerColor : .resolvedColor)
  }

  private func staleImage(_ use: ImageUse) -> StaleProperty? {
    guard use.image.isCaptured, let style = context.traits.firstDisplay,
      let shown = try? context.picture(use.image, at: place).bitmap,
      let fresh = try? context.fresh.picture(use.image, at: place).bitmap, shown != fresh
    else { return nil }
    return StaleProperty(
      view: id, kind: kindName, property: use.name, shown: "\(style)",
      fresh: "\(context.traits.style)", source: use.image.token, cause: .bitmap)
  }
}
