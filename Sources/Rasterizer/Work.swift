import Drawing
import Geometry

/// Counts what painting costs, in steps of about one pixel of a plain fill.
///
/// The weights are times measured in release builds relative to that. Nothing here depends on what
/// a cache holds, since other images fill it too.
struct Work {
  let limit: Int
  private(set) var steps = 0

  init(limit: Int) { self.limit = limit }

  var isOverLimit: Bool { steps > limit }

  /// Every command costs something, also one that paints nothing.
  static let perCommand = 64
  /// A pixel whose coverage is computed from outlines.
  private static let perMaskPixel = 16
  /// A pixel whose distance from an outline is sought.
  private static let perEdgePixel = 96
  /// A pixel of a layer, which is cleared and composed.
  private static let perLayerPixel = 4
  /// A pixel of a clip's mask, which is combined with the one around it.
  private static let perClipPixel = 2
  /// A pixel that is blurred in cells of 1, 2, 4 and 8 pixels: read, mixed and written.
  private static let perBackdropPixel = [100, 32, 14, 10]
  /// A sample of a picture that is scaled.
  private static let perSample = 2
  /// A pixel of a gradient by its kind, and one of a linear gradient along a side.
  private static let perGradientPixel: [Gradient.Kind: Int] = [
    .linear: 12, .radial: 40, .conic: 110,
  ]
  private static let perEvenGradientPixel = 3
  /// A pixel of a layer that blends otherwise than normally.
  private static let perBlendPixel = 40
  /// A pixel that a turned picture is painted on.
  private static let perMappedPixel = 24
  /// A pixel that a scaled picture is painted on.
  private static let perScaledPixel = 8

  mutating func add(_ steps: Int) { self.steps += steps }

  mutating func add(_ area: PixelRect) { add(area.pixelCount) }

  mutating func add(maskOver area: PixelRect) { add(area.pixelCount * Self.perMaskPixel) }

  /// The border of a path, whose pixels are compared with its lines.
  mutating func add(edgesOver area: PixelRect) { add(area.pixelCount * Self.perEdgePixel) }

  mutating func add(layerOver area: PixelRect) { add(area.pixelCount * Self.perLayerPixel) }

  mutating func add(_ backdrop: Backdrop, over area: PixelRect) {
    add(area.pixelCount * Self.perBackdropPixel[backdrop.cellShift])
  }

  /// - Parameter isEven: true where all pixels of a row or of a column have one colour.
  mutating func add(_ kind: Gradient.Kind, over area: PixelRect, isEven: Bool) {
    let steps = isEven ? Self.perEvenGradientPixel : Self.perGradientPixel[kind] ?? 1
    add(area.pixelCount * steps)
  }

  mutating func add(blendingOver area: PixelRect) { add(area.pixelCount * Self.perBlendPixel) }

  /// A mask over `area` that is softened by a standard deviation in pixels.
  mutating func add(softening area: PixelRect, deviation: Double) {
    let reach = CoverageMask.reach(ofDeviation: deviation)
    let count = max(0, area.width + 2 * reach) * max(0, area.height + 2 * reach)
    add(count * Self.perBackdropPixel[LaneGrid.shift(forDeviation: deviation)])
  }

  /// A turned picture of `size`, which may have to be made smaller first.
  mutating func add(mappedPicture size: PixelSize, over area: PixelRect) {
    guard !area.isEmpty else { return }
    add(size.area * 3 * Self.perSample + area.pixelCount * Self.perMappedPixel)
    add(maskOver: area)
  }

  mutating func add(_ coverage: Coverage, within window: PixelRect) {
    for solid in coverage.solids { add(solid.intersection(window)) }
    for mask in coverage.masks { add(maskOver: mask.bounds) }
  }

  mutating func add(_ clip: Clip) {
    add(clip.ownBytes * Self.perClipPixel + clip.computedPixels * Self.perMaskPixel)
  }

  /// A picture of `size` whose part in `area` is painted, where all of it fills `destination`.
  mutating func add(picture size: PixelSize, in destination: PixelRect, over area: PixelRect) {
    guard !area.isEmpty, !destination.isEmpty else { return }
    guard size.width != destination.width || size.height != destination.height else {
      add(area.pixelCount * Self.perLayerPixel)
      return
    }
    // A pixel reads at least two samples of each axis, and one at each end is shared.
    func samples(_ count: Int, _ part: Int, _ whole: Int) -> Int {
      let share = Double(part) / Double(whole)
      return max(2 * part, Int(share * Double(count)))
    }
    let rows = samples(size.height, area.height, destination.height)
    let columns = min(size.width, samples(size.width, area.width, destination.width))
    add(rows * columns * Self.perSample + area.pixelCount * Self.perScaledPixel)
  }
}

extension PixelRect {
  /// 0 where the rectangle has no pixels.
  fileprivate var pixelCount: Int { isEmpty ? 0 : width * height }
}
