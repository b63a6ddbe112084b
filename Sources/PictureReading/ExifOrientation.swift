import Geometry
import Pixels

/// Which way up a picture is to be shown: 1 (as stored) to 8.
///
/// Source: Exif 2.32, 4.6.4 A, tag 0x0112.
struct ExifOrientation: Equatable {
  let value: Int

  /// Reads Exif data, with “Exif” and two zeros before them as JPEG has, or without as in PNG and
  /// WebP; 1 where they say nothing, or nothing that exists.
  init(exif: [UInt8]) {
    let mark = Array("Exif\0\0".utf8)
    value = Self.value(in: exif.starts(with: mark) ? Array(exif.dropFirst(6)) : exif) ?? 1
  }

  private static func value(in tiff: [UInt8]) -> Int? {
    let isBig: Bool
    if tiff.starts(with: [0x4D, 0x4D, 0, 42]) {
      isBig = true
    } else if tiff.starts(with: [0x49, 0x49, 42, 0]) {
      isBig = false
    } else {
      return nil
    }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let part = tiff[offset..<offset + count]
      return isBig
        ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 {
        return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }

  /// `bitmap` as it is to be shown.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard value > 1 else { return bitmap }
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    let isTurned = value >= 5
    let size = isTurned ? PixelSize(width: height, height: width) : bitmap.size
    let pixels = (0..<size.area).map { index in
      let (x, y) = (index % size.width, index / size.width)
      let (column, row) =
        switch value {
        case 2: (width - 1 - x, y)
        case 3: (width - 1 - x, height - 1 - y)
        case 4: (x, height - 1 - y)
        case 5: (y, x)
        case 6: (y, height - 1 - x)
        case 7: (width - 1 - y, height - 1 - x)
        default: (width - 1 - y, x)
        }
      return bitmap[column, row]
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
