/// Up to three narrow boxes, one after the other, over a line of cells or of rows of cells.
struct NarrowBlur {
  private let boxes: [NarrowBox]
  private let widest: Int

  /// Nil where a box is too wide; of a radius of 0 it changes nothing.
  init?(radii: [Int]) {
    guard radii.allSatisfy({ $0 <= NarrowBox.largestRadius }) else { return nil }
    boxes = radii.filter { $0 > 0 }.map { NarrowBox(radius: $0) }
    widest = radii.max() ?? 0
  }

  /// How many bytes `smooth` needs as room for a line of `count` steps of `step` bytes.
  func room(count: Int, step: Int) -> Int { 2 * roomForOne(count, step) }

  private func roomForOne(_ count: Int, _ step: Int) -> Int { (count + 2 * widest) * step + 16 }

  /// Smooths the `count` cells or rows of cells that `read` writes, each `step` bytes long and one
  /// after the other, and hands the result to `write`. Beyond both ends the last ones are repeated.
  ///
  /// - Parameter room: as many bytes as `room(count:step:)` says.
  @inline(__always)
  func smooth(
    count: Int, step: Int, room: UnsafeMutableRawPointer,
    read: (UnsafeMutableRawPointer) -> Void, write: (UnsafeMutableRawPointer) -> Void
  ) {
    guard !boxes.isEmpty else { return }
    let before = widest * step
    var source = room + before
    var target = source + roomForOne(count, step)
    read(source)
    for box in boxes {
      for index in 1...box.radius {
        (source - index * step).copyMemory(from: source, byteCount: step)
        (source + (count - 1 + index) * step)
          .copyMemory(from: source + (count - 1) * step, byteCount: step)
      }
      box.average(source - box.radius * step, step: step, into: target, bytes: count * step)
      swap(&source, &target)
    }
    write(source)
  }
}

extension NarrowBlur {
  /// How many columns are smoothed at once: a line of the processor's cache holds as many cells.
  private static let columnsAtOnce = 8

  /// Smooths a grid of `width` × `height` cells, at least one, in both directions.
  func smooth(_ cells: UnsafeMutablePointer<UInt64>, width: Int, height: Int) {
    let size = NarrowBox.cellSize
    let together = min(width, Self.columnsAtOnce)
    let bytes = max(
      room(count: width, step: size), room(count: height, step: together * size))
    withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 16) { room in
      room.initializeMemory(as: UInt8.self, repeating: 0)
      guard let room = room.baseAddress else { return }
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(cells + y * width)
        smooth(count: width, step: size, room: room) { line in
          line.copyMemory(from: row, byteCount: width * size)
        } write: { line in
          row.copyMemory(from: line, byteCount: width * size)
        }
      }
      for x in stride(from: 0, to: width, by: together) {
        let columns = min(together, width - x)
        let top = UnsafeMutableRawPointer(cells + x)
        smooth(count: height, step: columns * size, room: room) { line in
          for y in 0..<height {
            (line + y * columns * size)
              .copyMemory(from: top + y * width * size, byteCount: columns * size)
          }
        } write: { line in
          for y in 0..<height {
            (top + y * width * size)
              .copyMemory(from: line + y * columns * size, byteCount: columns * size)
          }
        }
      }
    }
  }
}
