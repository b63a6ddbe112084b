import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Paints what `coverage` covers with a gradient at the strength `strength`, 0 to 255.
  mutating func fill(
    _ coverage: Coverage, _ shading: GradientShading, strength: UInt32, through clip: Clip
  ) {
    for solid in coverage.solids {
      fill(solid, mask: nil, shading, strength: strength, through: clip)
    }
    for mask in coverage.masks {
      fill(mask.bounds, mask: mask, shading, strength: strength, through: clip)
    }
  }

  /// `mask`, where there is one, must lie over `rect`.
  mutating func fill(
    _ rect: PixelRect, mask: CoverageMask?, _ shading: GradientShading, strength: UInt32,
    through clip: Clip
  ) {
    let area = rect.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty, strength > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { buffer in
      buffer.initialize(repeating: 0)
      guard let colors = buffer.baseAddress else { return }
      shading.write(row: area.y, from: area.x, area.width, into: colors)
      withLevels(count: area.width) { scratch in
        forEachRow(of: area, clip: clip) { row, y, clipLevels in
          if shading.isEvenAcross {
            colors.update(repeating: shading.word(area.x, y), count: area.width)
          } else if !shading.isEvenDown {
            shading.write(row: y, from: area.x, area.width, into: colors)
          }
          var levels = clipLevels
          mask?.bytes.withUnsafeBufferPointer { bytes in
            guard let mask, let base = bytes.baseAddress else { return }
            let own = base + mask.index(area.x, y)
            if let clipLevels {
              PixelRow.multiply(own, clipLevels, area.width, into: scratch)
            } else {
              scratch.update(from: own, count: area.width)
            }
            levels = UnsafePointer(scratch)
          }
          PixelRow.compose(row, area.width, straight: colors, share: strength, through: levels)
        }
      }
    }
  }
}
