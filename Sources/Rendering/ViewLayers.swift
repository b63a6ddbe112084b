import Drawing
import Geometry
import ViewKinds

/// The layers that a view as a whole needs, around everything it paints.
struct ViewLayers {
  private enum Form {
    /// The view paints straight onto what lies beneath it.
    case none
    case group
    case layer
  }

  private let form: Form
  private let paint: LayerPaint
  private let hasMask: Bool

  init(_ view: View, hasMask: Bool) {
    self.hasMask = hasMask
    let common = view.common
    var paint = view.kind.layerPaint(in: view.context) ?? LayerPaint()
    paint.opacity *= common.alpha
    if common.effects.blendMode != .normal { paint.blendMode = common.effects.blendMode }
    self.paint = paint
    form = hasMask || paint.blendMode != .normal ? .layer : paint.opacity < 1 ? .group : .none
  }

  var opening: [DrawCommand] {
    switch form {
    case .none: []
    case .group: [.group(opacity: paint.opacity)]
    case .layer: [.layer(paint)]
    }
  }

  /// - Parameter mask: what the view's mask paints; nothing of the view is seen where that is nothing.
  func closing(mask: [DrawCommand]?) -> [DrawCommand] {
    let cut = hasMask ? [.mask] + (mask ?? []) + [.restore] : []
    return cut + (form == .none ? [] : [.restore])
  }
}

extension PixelRect {
  /// The smallest rectangle of whole pixels around what becomes of this one, within 2²⁰ pixels of
  /// the image; empty where that is not finite.
  func mapped(by mapping: AffineMapping) -> PixelRect {
    guard !mapping.isIdentity else { return self }
    let bounds = mapping.bounds(of: rect)
    func whole(_ coordinate: Double) -> Int {
      coordinate.isFinite ? Int(min(max(coordinate, -1_048_576), 1_048_576)) : 0
    }
    // A hundredth of a pixel more or less is a rounding error of the mapping.
    let left = whole((bounds.minX + 0.01).rounded(.down))
    let top = whole((bounds.minY + 0.01).rounded(.down))
    return PixelRect(
      x: left, y: top, width: max(0, whole((bounds.maxX - 0.01).rounded(.up)) - left),
      height: max(0, whole((bounds.maxY - 0.01).rounded(.up)) - top))
  }
}
