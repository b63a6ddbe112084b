import Drawing
import Geometry
import Pixels

extension Painting {
  /// Puts a clear picture over `area` on top; false where the memory limit forbids it.
  mutating func beginLayer(over area: PixelRect, ending: Ending) -> Bool {
    let cost = area.width * area.height * MemoryLayout<RGBA8>.stride
    guard cost <= memoryLimit - openBytes else { return false }
    openBytes += cost
    work.add(layerOver: area)
    // The clip around the layer has its effect once, when the layer is composed.
    open.append(Open(clip: clip, strength: strength, ending: ending))
    strength = 255
    below.append(canvas)
    canvas = Canvas(bounds: area, filledWith: .clear)
    clip = Clip(bounds: area)
    return true
  }

  /// Takes the topmost picture off.
  mutating func endLayer() -> Canvas? {
    guard let outer = below.popLast() else { return nil }
    let layer = canvas
    canvas = outer
    openBytes -= layer.pixels.count * MemoryLayout<RGBA8>.stride
    return layer
  }

  /// Begins a layer, which beyond the memory limit is painted command by command instead, without
  /// shadow, blend mode and mask.
  mutating func begin(_ paint: LayerPaint, bounds: PixelRect) {
    let share = paint.opacity.isNaN ? 255 : UInt32(min(max(paint.opacity, 0), 1) * 255 + 0.5)
    let visible = paint.shadow?.sources(of: clip.bounds) ?? clip.bounds
    let area = bounds.intersection(visible)
    guard share > 0, !clip.bounds.isEmpty, !area.isEmpty else {
      open.append(Open(clip: clip, strength: strength, ending: .plain))
      clip = Clip(bounds: .nothing)
      return
    }
    let opacity = PackedColor.product(strength, share)
    if !beginLayer(over: area, ending: .painted(paint, opacity: opacity)) {
      open.append(Open(clip: clip, strength: strength, ending: .plain))
      strength = opacity
    }
  }

  /// Begins the mask of the innermost layer; outside of one its content is not painted at all.
  mutating func beginMask(bounds: PixelRect) {
    let area = bounds.intersection(clip.bounds)
    if case .painted? = open.last?.ending, beginLayer(over: area, ending: .mask) { return }
    open.append(Open(clip: clip, strength: strength, ending: .plain))
    clip = Clip(bounds: .nothing)
  }

  /// Lays a finished layer on the canvas.
  mutating func finish(
    _ layer: Canvas, _ paint: LayerPaint, opacity: UInt32, through clip: Clip
  ) {
    let area = layer.bounds.intersection(clip.bounds)
    if let shadow = paint.shadow, shadow.color.alpha > 0 {
      work.add(softening: layer.bounds, deviation: shadow.deviation)
      guard !isOverworked else { return }
      canvas.fill(
        layer.alphas.softened(deviation: shadow.deviation), offset: shadow.pixelOffset,
        Ink(shadow.color, strength: opacity), through: clip)
    }
    if paint.blendMode != .normal { work.add(blendingOver: area) }
    canvas.blend(layer, paint.blendMode, opacity: opacity, through: clip)
  }

  mutating func paint(_ gradient: Gradient, in outline: ShapeOutline) {
    guard let shading = GradientShading(gradient) else { return }
    let isEven = shading.isEvenAcross || shading.isEvenDown
    if let pixels = outline.wholePixels {
      work.add(gradient.kind, over: pixels.intersection(clip.bounds), isEven: isEven)
      guard !isOverworked else { return }
      canvas.fill(pixels, mask: nil, shading, strength: strength, through: clip)
      return
    }
    let coverage = outline.coverage(within: clip.bounds)
    work.add(coverage, within: clip.bounds)
    work.add(gradient.kind, over: outline.bounds.intersection(clip.bounds), isEven: isEven)
    guard !isOverworked else { return }
    canvas.fill(coverage, shading, strength: strength, through: clip)
  }

  mutating func paint(_ shadow: Shadow, of outline: ShapeOutline) {
    let area = outline.bounds.intersection(shadow.sources(of: clip.bounds))
    guard !area.isEmpty else { return }
    work.add(maskOver: area)
    work.add(softening: area, deviation: shadow.deviation)
    guard !isOverworked else { return }
    let mask = outline.coverage(within: area).flattened(over: area)
    canvas.fill(
      mask.softened(deviation: shadow.deviation), offset: shadow.pixelOffset,
      Ink(shadow.color, strength: strength), through: clip)
  }
}
