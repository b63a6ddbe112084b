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
      let part = solid.intersection(window)
      for y in part.y..<part.maxY {
        let start = result.index(part.x, y)
        result.bytes.replaceSubrange(
          start..<start + part.width, with: repeatElement(255, count: part.width))
      }
    }
    for mask in masks {
      let part = mask.bounds.intersection(window)
      for y in part.y..<part.maxY {
        let (start, source) = (result.index(part.x, y), mask.index(part.x, y))
        result.bytes.replaceSubrange(
          start..<start + part.width, with: mask.bytes[source..<source + part.width])
      }
    }
    return result
  }
}
