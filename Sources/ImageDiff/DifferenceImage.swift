public import Geometry
public import Pixels

/// A picture of what differs between two images, as large as their union from the top-left.
///
/// Changed pixels are in one strong colour and a frame encloses each region; unchanged ones are
/// greyed and drawn towards the middle, so that they are recognised but do not compete. What only
/// one image has is hatched. Where most of a picture changed, as a ground does, stripes mark it and leave
/// what stands on it to be seen. Rows that came or went are striped alone, and what they moved is held
/// against what it was. The picture is opaque, and the same whichever image comes first.
///
/// - Parameter hidden: where more differs than the images show, which stripes and a frame mark.
public func differenceImage(
  _ old: Bitmap, _ new: Bitmap, hidden: PixelRect? = nil
) -> Bitmap {
  let union = PixelSize(
    width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
  var picture = Bitmap(size: union)
  let boxes = picture.withUnsafeMutablePixels { target in
    old.withUnsafePixels { oldPixels in
      new.withUnsafePixels { newPixels -> [PixelRect] in
        guard let before = PixelPlane(oldPixels, old.size),
          let after = PixelPlane(newPixels, new.size)
        else {
          for index in target.indices {
            target[index] = hatching(index % union.width, index / union.width)
          }
          return []
        }
        let drawing = DifferenceDrawing(before: before, after: after)
        for y in 0..<union.height {
          for x in 0..<union.width { target[y * union.width + x] = drawing.color(x, y) }
        }
        return drawing.boxes
      }
    }
  }
  for box in boxes.prefix(mostFrames) { picture.outline(box) }
  if let hidden {
    picture.stripe(hidden)
    picture.outline(hidden)
  }
  return picture
}

/// What a picture of the difference of two images shows at each of its pixels.
private struct DifferenceDrawing {
  let before: PixelPlane
  let after: PixelPlane
  private let pairing: RowPairing
  /// Of the part that both images have, in pixels.
  private let width: Int
  private let isStriped: Bool

  init(before: PixelPlane, after: PixelPlane) {
    self.before = before
    self.after = after
    width = min(before.width, after.width)
    pairing = RowPairing(before, after)
    isStriped = Self.changesLargeArea(before, after, pairing, width)
  }

  @inline(__always)
  func color(_ x: Int, _ y: Int) -> RGBA8 {
    if let cut = pairing.cut, (cut - 6..<cut).contains(y), x / 12 % 2 == 0 { return changedColor }
    switch pairing.rows[y] {
    case .both(let first, let second):
      guard x < width else { return hatching(x, y) }
      let (old, new) = (before.color(x, first), after.color(x, second))
      let isMarked = old != new && (!isStriped || isStripe(x, y))
      return isMarked ? changedColor : dimmed(old == new ? new : lighter(old, new))
    case .first(let row): return pairing.band.contains(y) ? band(before, x, row) : hatching(x, y)
    case .second(let row): return pairing.band.contains(y) ? band(after, x, row) : hatching(x, y)
    }
  }

  /// Rows that came or went stay to be read below their stripes.
  private func band(_ plane: PixelPlane, _ x: Int, _ y: Int) -> RGBA8 {
    isStripe(x, y) ? changedColor : dimmed(plane.color(x, y))
  }

  /// The rows that came or went, and the regions of pixels that differ besides, the largest first.
  var boxes: [PixelRect] {
    var scan = ChangeScan(before: before, after: after, width: width, looksClosely: false)
    for (y, row) in pairing.rows.enumerated() {
      if case .both(let first, let second) = row { scan.addRow(y, old: first, new: second) }
    }
    let regions = scan.groups.sorted {
      ($1.sums.pixels, $0.box.y, $0.box.x) < ($0.sums.pixels, $1.box.y, $1.box.x)
    }.map(\.box)
    let band = pairing.band
    guard !band.isEmpty else { return regions }
    return [PixelRect(x: 0, y: band.lowerBound, width: width, height: band.count)] + regions
  }

  /// Whether more than three tenths of a picture differ.
  private static func changesLargeArea(
    _ before: PixelPlane, _ after: PixelPlane, _ pairing: RowPairing, _ width: Int
  ) -> Bool {
    let area = max(before.width, after.width) * pairing.rows.count
    guard area >= leastStripedArea else { return false }
    var changed = 0
    for row in pairing.rows {
      guard case .both(let first, let second) = row else { continue }
      for x in 0..<width where before.word(x, first) != after.word(x, second) { changed += 1 }
    }
    return changed * 10 > area * 3
  }
}

/// Smaller pictures than this, in pixels, are not striped: a stripe would be most of them.
private let leastStripedArea = 64 * 64

/// Diagonal lines of 3 pixels, 24 apart.
private func isStripe(_ x: Int, _ y: Int) -> Bool { (x + y) % 24 < 3 }

/// Either way round the same, so that the order of the images does not matter.
private func lighter(_ one: RGBA8, _ other: RGBA8) -> RGBA8 {
  let (a, b) = (dimmed(one).red, dimmed(other).red)
  return a >= b ? one : other
}

/// More frames would cover what they frame.
private let mostFrames = 100

/// Magenta: contrast 3.7 on white and 5.7 on black, and rare in screens.
private let changedColor = RGBA8(rgb: 0xFF0090)

extension Bitmap {
  fileprivate mutating func stripe(_ box: PixelRect) {
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX where isStripe(x, y) && bounds.contains(x, y) {
        self[x, y] = changedColor
      }
    }
  }

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
