import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Blends `layer` with what lies beneath it, at the strength `opacity`, 0 to 255.
  mutating func blend(
    _ layer: Canvas, _ mode: BlendMode, opacity: UInt32, through clip: Clip
  ) {
    guard mode != .normal else {
      compose(layer, opacity: opacity, through: clip)
      return
    }
    count(layer)
    let area = layer.bounds.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    let formula = BlendFormula(mode)
    layer.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        // Screens are flat for long stretches, in which the last answer holds.
        var (lastSource, lastBeneath, lastResult): (UInt32, UInt32, UInt32) = (0, 0, 0)
        forEachRow(of: area, clip: clip) { row, y, levels in
          let source = words + (y - layer.bounds.y) * layer.bounds.width + area.x - layer.bounds.x
          for x in 0..<area.width {
            let share = levels.map { PackedColor.product(opacity, UInt32($0[x])) } ?? opacity
            let above = PackedColor.scaled(source[x], by: share)
            guard above >> 24 > 0 else { continue }
            if above != lastSource || row[x] != lastBeneath {
              (lastSource, lastBeneath) = (above, row[x])
              lastResult = formula.blended(above, over: row[x])
            }
            row[x] = lastResult
          }
        }
      }
    }
  }

  /// Keeps of every pixel only what the alpha of `mask` covers, and nothing where it does not reach.
  mutating func keep(coveredBy mask: Canvas) {
    count(mask)
    let bounds = bounds
    let shared = mask.bounds.intersection(bounds)
    mask.pixels.withUnsafeBufferPointer { buffer in
      forEachRow(of: bounds, clip: Clip(bounds: bounds)) { row, y, _ in
        guard !shared.isEmpty, y >= shared.y, y < shared.maxY, let base = buffer.baseAddress else {
          row.update(repeating: 0, count: bounds.width)
          return
        }
        let source = base + (y - mask.bounds.y) * mask.bounds.width
        for x in 0..<bounds.width {
          let column = bounds.x + x
          let isInside = column >= shared.x && column < shared.maxX
          let alpha = isInside ? UInt32(source[column - mask.bounds.x].alpha) : 0
          row[x] = PackedColor.scaled(row[x], by: alpha)
        }
      }
    }
  }

  /// The alpha of every pixel.
  var alphas: CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    for index in pixels.indices { mask.bytes[index] = pixels[index].alpha }
    return mask
  }
}
