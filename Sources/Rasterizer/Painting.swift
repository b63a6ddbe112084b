import Drawing
import Geometry
import Pixels

/// One image in the making: the canvas, the clip, and what is open.
struct Painting {
  /// An open `clip` or `group`, with the clip and strength to return to.
  struct Open {
    var clip: Clip
    var strength: UInt32
    var ending: Ending
  }

  enum Ending {
    case clip(bytes: Int)
    /// A group with a layer, and the opacity to compose it with, 1 to 254.
    case layer(opacity: UInt32)
    /// A layer with more to it than its opacity, 1 to 255.
    case painted(LayerPaint, opacity: UInt32)
    /// The picture whose alpha cuts the layer beneath.
    case mask
    /// A group without a layer.
    case plain
  }

  private let cache: GlyphMaskCache
  private let groupBounds: GroupBounds
  let memoryLimit: Int
  var canvas: Canvas
  /// The canvases below `canvas`, apart from `open` so that each has one owner and is never copied.
  var below: [Canvas] = []
  var clip: Clip
  var open: [Open] = []
  var openBytes = 0
  /// What every command's alpha is multiplied with, for groups that have no layer.
  var strength: UInt32 = 255
  private var glyphs = 0
  var work: Work

  init(_ list: DisplayList, cache: GlyphMaskCache, memoryLimit: Int, work: Work) {
    var background = list.background
    background.alpha = 255
    self.cache = cache
    self.memoryLimit = memoryLimit
    self.work = work
    groupBounds = GroupBounds(list)
    canvas = Canvas(bounds: list.bounds, filledWith: background)
    clip = Clip(bounds: list.bounds)
  }

  /// True once painting has taken more than its limit.
  var isOverworked: Bool { work.isOverLimit }

  /// Carries out the command at `index` of the list.
  mutating func run(_ command: DrawCommand, at index: Int) {
    work.add(Work.perCommand)
    switch command {
    case .fill(let shape, let color, _):
      guard isVisible(command, color), let outline = ShapeOutline(shape) else { return }
      if let pixels = outline.wholePixels {
        work.add(pixels.intersection(clip.bounds))
        canvas.fill(pixels, ink(color), through: clip)
      } else {
        fill(outline.coverage(within: clip.bounds), color)
      }
    case .gradient(let shape, let gradient, _):
      guard isVisible(command), let outline = ShapeOutline(shape) else { return }
      paint(gradient, in: outline)
    case .shadow(let shape, let shadow, _):
      guard isVisible(command, shadow.color), let outline = ShapeOutline(shape) else { return }
      paint(shadow, of: outline)
    case .border(let shape, let width, let color, _):
      guard width.isFinite, width > 0, isVisible(command, color), let outline = ShapeOutline(shape)
      else { return }
      if case .path = outline {
        work.add(edgesOver: outline.bounds.intersection(clip.bounds))
        guard !isOverworked else { return }
      }
      fill(outline.borderCoverage(width: width, within: clip.bounds), color)
    case .glyphs(let run, let color, _):
      if !clip.bounds.isEmpty, color.alpha > 0 { draw(run, ink(color)) }
    case .image(let image, _):
      guard isVisible(command) else { return }
      guard image.mapping.isIdentity else {
        work.add(
          mappedPicture: image.bitmap.size, over: command.extent.intersection(clip.bounds))
        if !isOverworked { canvas.draw(image, strength: strength, through: clip) }
        return
      }
      work.add(
        picture: image.bitmap.size, in: command.extent,
        over: command.extent.intersection(clip.bounds))
      canvas.draw(image, strength: strength, through: clip)
    case .backdrop(let shape, let backdrop, _):
      guard isVisible(command), let outline = ShapeOutline(shape) else { return }
      paint(backdrop, in: outline)
    case .clip(let shape): begin(clipTo: shape)
    case .group(let opacity): begin(groupWith: opacity, bounds: groupBounds[index])
    case .layer(let paint): begin(paint, bounds: groupBounds[index])
    case .mask: beginMask(bounds: groupBounds[index])
    case .restore: restore()
    }
  }

  /// Ends what is open and hands out the image.
  mutating func finish(size: PixelSize) -> Painted {
    while !open.isEmpty { restore() }
    return Painted(
      bitmap: Bitmap(size: size, pixels: canvas.pixels), paintedPixels: canvas.paintedPixels,
      glyphs: glyphs)
  }

  private func isVisible(_ command: DrawCommand) -> Bool {
    !clip.bounds.isEmpty && !command.extent.intersection(clip.bounds).isEmpty
  }

  private func isVisible(_ command: DrawCommand, _ color: RGBA8) -> Bool {
    color.alpha > 0 && isVisible(command)
  }

  private func ink(_ color: RGBA8) -> Ink { Ink(color, strength: strength) }

  private mutating func fill(_ coverage: Coverage, _ color: RGBA8) {
    work.add(coverage, within: clip.bounds)
    canvas.fill(coverage, ink(color), through: clip)
  }

  private mutating func paint(_ backdrop: Backdrop, in outline: ShapeOutline) {
    let area = outline.bounds.intersection(clip.bounds).intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    work.add(backdrop, over: area)
    var mask: CoverageMask?
    if outline.wholePixels == nil {
      work.add(maskOver: area)
      mask = outline.coverage(within: area).flattened(over: area)
    }
    canvas.paint(backdrop, over: area, mask, strength: strength, through: clip)
  }

  private mutating func draw(_ run: GlyphRun, _ ink: Ink) {
    let bounds = run.outlines.map { $0.path.isFinite ? $0.path.controlBounds : nil }
    work.add(run.glyphs.count)
    for glyph in run.glyphs {
      guard !isOverworked else { return }
      guard bounds.indices.contains(glyph.outline), let outlineBounds = bounds[glyph.outline],
        let placement = GlyphPlacement(origin: glyph.origin)
      else { continue }
      let visible = placement.bounds(of: outlineBounds).intersection(clip.bounds)
      guard !visible.isEmpty else { continue }
      glyphs += 1
      work.add(maskOver: placement.computedBounds(of: outlineBounds, visible: visible))
      let mask = placement.mask(
        of: run.outlines[glyph.outline], bounds: outlineBounds, visible: visible, cache: cache)
      canvas.fill(mask, offset: (placement.x, placement.y), ink, through: clip)
    }
  }

  private mutating func begin(clipTo shape: Shape) {
    guard !clip.bounds.isEmpty, let outline = ShapeOutline(shape) else {
      open.append(Open(clip: clip, strength: strength, ending: .clip(bytes: 0)))
      return
    }
    let inner = clip.intersection(outline, allowance: memoryLimit - openBytes)
    open.append(Open(clip: clip, strength: strength, ending: .clip(bytes: inner.ownBytes)))
    openBytes += inner.ownBytes
    work.add(inner)
    clip = inner
  }

  private mutating func begin(groupWith opacity: Double, bounds: PixelRect) {
    let share = opacity.isNaN ? 255 : UInt32(min(max(opacity, 0), 1) * 255 + 0.5)
    let area = bounds.intersection(clip.bounds)
    guard share > 0, share < 255, !area.isEmpty else {
      open.append(Open(clip: clip, strength: strength, ending: .plain))
      if share == 0 { clip = Clip(bounds: .nothing) }
      return
    }
    let opacity = PackedColor.product(strength, share)
    if !beginLayer(over: area, ending: .layer(opacity: opacity)) {
      open.append(Open(clip: clip, strength: strength, ending: .plain))
      strength = opacity
    }
  }

  private mutating func restore() {
    guard let last = open.popLast() else { return }
    switch last.ending {
    case .clip(let bytes): openBytes -= bytes
    case .plain: break
    case .layer(let opacity):
      guard let layer = endLayer() else { return }
      canvas.compose(layer, opacity: opacity, through: last.clip)
    case .painted(let paint, let opacity):
      guard let layer = endLayer() else { return }
      finish(layer, paint, opacity: opacity, through: last.clip)
    case .mask:
      guard let mask = endLayer() else { return }
      canvas.keep(coveredBy: mask)
    }
    clip = last.clip
    strength = last.strength
  }
}
