import Geometry
public import Pixels

/// A picture of what differs between two images, as large as their union from the top-left.
///
/// Changed pixels are in one strong colour and a frame encloses each region; unchanged ones are
/// greyed and drawn towards the middle, so that they are recognised but do not compete. What only
/// one image has is hatched. Where most of a picture changed, as a ground does, stripes mark it and leave
/// what stands on it to be seen. The picture is opaque, and the same whichever image comes first.
public func differenceImage(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
  let union = PixelSize(
    width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
  let shared = old.bounds.intersection(new.bounds)
  var picture = Bitmap(size: union)
  let isStriped = changesLargeArea(old, new, union)
  picture.withUnsafeMutablePixels { target in
    old.withUnsafePixels { oldPixels in
      new.withUnsafePixels { newPixels in
        for y in 0..<union.height {
          for x in 0..<union.width {
            let index = y * union.width + x
            guard x < shared.width, y < shared.height else {
              target[index] = hatching(x, y)
              continue
            }
            let before = oldPixels[y * old.size.width + x]
            let after = newPixels[y * new.size.width + x]
            let isMarked = before != after && (!isStriped || isStripe(x, y))
            target[index] =
              isMarked ? changedColor : dimmed(before == after ? after : lighter(before, after))
          }
        }
      }
    }
  }
  for box in changedBoxes(old, new).prefix(mostFrames) { picture.outline(box) }
  return picture
}

/// Smaller pictures than this, in pixels, are not striped: a stripe would be most of them.
private let leastStripedArea = 64 * 64

/// Whether more than three tenths of a picture differ.
private func changesLargeArea(_ old: Bitmap, _ new: Bitmap, _ union: PixelSize) -> Bool {
  let area = union.width * union.height
  guard area >= leastStripedArea else { return false }
  let shared = old.bounds.intersection(new.bounds)
  var changed = 0
  old.withUnsafePixels { oldPixels in
    new.withUnsafePixels { newPixels in
      for y in 0..<shared.height {
        let (before, after) = (y * old.size.width, y * new.size.width)
        for x in 0..<shared.width where oldPixels[before + x] != newPixels[after + x] {
          changed += 1
        }
      }
    }
  }
  return changed * 10 > area * 3
}

/// Diagonal lines of 3 pixels, 24 apart.
private func isStripe(_ x: Int, _ y: Int) -> Bool { (x + y) % 24 < 3 }

/// Either way round the same, so that the order of the images does not matter.
private func lighter(_ one: RGBA8, _ other: RGBA8) -> RGBA8 {
  let (a, b) = (dimmed(one).red, dimmed(other).red)
  return a >= b ? one : other
}

/// More frames would cover what they frame.
private let mostFrames = 100

/// The regions of pixels that differ where they are, whatever they come from; the largest first.
private func changedBoxes(_ old: Bitmap, _ new: Bitmap) -> [PixelRect] {
  old.withUnsafePixels { oldPixels in
    new.withUnsafePixels { newPixels in
      guard let before = PixelPlane(oldPixels, old.size),
        let after = PixelPlane(newPixels, new.size)
      else { return [] }
      let width = min(before.width, after.width)
      var scan = ChangeScan(before: before, after: after, width: width, looksClosely: false)
      for y in 0..<min(before.height, after.height) { scan.addRow(y, old: y, new: y) }
      return scan.groups.sorted {
        ($1.sums.pixels, $0.box.y, $0.box.x) < ($0.sums.pixels, $1.box.y, $1.box.x)
      }.map(\.box)
    }
  }
}

/// Magenta: contrast 3.7 on white and 5.7 on black, and rare in screens.
private let changedColor = RGBA8(rgb: 0xFF0090)

extension Bitmap {
  /// Frames `box` two pixels outside it, where the picture has room, in black beside white so
  /// that one of both stands out on any ground.
  fileprivate mutating func outline(_ box: PixelRect) {
    for (distance, color) in [(3, RGBA8.white), (2, .black)] {
      let frame = PixelRect(
        x: box.x - distance, y: box.y - distance, width: box.width + 2 * distance,
        height: box.height + 2 * distance)
      for x in frame.x..<frame.maxX {
        mark(x, frame.y, color)
        mark(x, frame.maxY - 1, color)
      }
      for y in frame.y..<frame.maxY {
        mark(frame.x, y, color)
        mark(frame.maxX - 1, y, color)
      }
    }
  }

  /// Changed pixels of another region stay to be seen.
  private mutating func mark(_ x: Int, _ y: Int, _ color: RGBA8) {
    guard bounds.contains(x, y), self[x, y] != changedColor else { return }
    self[x, y] = color
  }
}

extension PixelRect {
  fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }
}

/// The luma of `color` over the middle grey, at a third of its contrast: from 85 to 170.
private func dimmed(_ color: RGBA8) -> RGBA8 {
  // Rec. 601 weights in 256ths; it is a sketch for the eye, not a measure.
  let luma = (77 * Int(color.red) + 150 * Int(color.green) + 29 * Int(color.blue)) / 256
  let level = UInt8(128 + (luma - 128) * Int(color.alpha) / 255 / 3)
  return RGBA8(red: level, green: level, blue: level)
}

/// Diagonal stripes in the colour of changes, eight pixels wide.
private func hatching(_ x: Int, _ y: Int) -> RGBA8 {
  (x + y) / 8 % 2 == 0 ? changedColor : RGBA8(rgb: 0x808080)
}
