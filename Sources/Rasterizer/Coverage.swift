import Geometry

/// The pixels that a shape covers: rectangles covered wholly, and masks for the rest. No two of
/// them share a pixel.
struct Coverage {
  var solids: [PixelRect] = []
  var masks: [CoverageMask] = []

  mutating func add(solid rect: PixelRect) {
    if !rect.isEmpty { solids.append(rect) }
  }

  mutating func add(maskOf outlines: [Outline], over window: PixelRect) {
    if !window.isEmpty { masks.append(coverage(of: outlines, over: window)) }
  }

  /// All of it as one mask over `window`.
  func flattened(over window: PixelRect) -> CoverageMask {
    if solids.isEmpty, masks.count == 1, masks[0].bounds == window { return masks[0] }
    var result = CoverageMask(bounds: window)
    for solid in solids {
      result.withRows(of: solid.intersection(window)) { row, _, count in
        row.update(repeating: 255, count: count)
      }
    }
    for mask in masks {
      let part = mask.bounds.intersection(window)
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress else { return }
        result.withRows(of: part) { row, y, count in
          row.update(from: source + mask.index(part.x, y), count: count)
        }
      }
    }
    return result
  }
}
