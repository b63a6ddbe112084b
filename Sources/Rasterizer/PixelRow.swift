/// Source-over for runs of pixels within one row, in gamma-encoded sRGB as iOS composes.
///
/// Destinations hold packed colours, premultiplied; on an opaque canvas that is the same as
/// straight.
enum PixelRow {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  typealias Levels = UnsafePointer<UInt8>

  /// Paints `count` pixels with `ink` at the strength `alpha`, 0 to 255.
  @inline(__always)
  static func fill(_ row: Pixels, _ count: Int, _ ink: Ink, alpha: UInt32) {
    var index = 0
    if alpha == 255 {
      while index < count {
        row[index] = ink.opaque
        index &+= 1
      }
    } else {
      while index < count {
        row[index] = PackedColor.mix(ink.opaque, alpha, over: row[index])
        index &+= 1
      }
    }
  }

  /// Paints `count` pixels with `ink`, each to the degree that `levels` covers it.
  static func fill(_ row: Pixels, _ count: Int, _ ink: Ink, through levels: Levels) {
    let raw = UnsafeRawPointer(levels)
    var index = 0
    while index &+ 8 <= count {
      // Most masks are empty or full for long runs.
      switch raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) {
      case 0: break
      case .max: fill(row + index, 8, ink, alpha: ink.alpha)
      default: mix(row + index, 8, ink, levels + index)
      }
      index &+= 8
    }
    mix(row + index, count &- index, ink, levels + index)
  }

  /// Every pixel by itself, the empty ones skipped.
  @inline(__always)
  private static func mix(_ row: Pixels, _ count: Int, _ ink: Ink, _ levels: Levels) {
    let source = PackedColor.spread(ink.opaque)
    var index = 0
    while index < count {
      let level = UInt32(levels[index])
      if level != 0 {
        row[index] = PackedColor.mix(
          spread: source, PackedColor.product(ink.alpha, level), over: row[index])
      }
      index &+= 1
    }
  }

  /// Paints premultiplied colours at the strength `share`, 0 to 255, times `levels` where given.
  static func compose(
    _ row: Pixels, _ count: Int, premultiplied source: UnsafePointer<UInt32>, share: UInt32,
    through levels: Levels?
  ) {
    var index = 0
    guard let levels else {
      // Without a branch, so that several pixels can be worked on at once.
      while index < count {
        row[index] = PackedColor.over(PackedColor.scaled(source[index], by: share), row[index])
        index &+= 1
      }
      return
    }
    while index < count {
      let strength = PackedColor.product(share, UInt32(levels[index]))
      row[index] = PackedColor.over(PackedColor.scaled(source[index], by: strength), row[index])
      index &+= 1
    }
  }

  /// Paints straight colours at the strength `share`, 0 to 255, times `levels` where given.
  static func compose(
    _ row: Pixels, _ count: Int, straight source: UnsafePointer<UInt32>, share: UInt32,
    through levels: Levels?
  ) {
    var index = 0
    while index < count {
      let color = source[index]
      var alpha = PackedColor.product(PackedColor.alpha(color), share)
      if let levels { alpha = PackedColor.product(alpha, UInt32(levels[index])) }
      if alpha == 255 {
        row[index] = color  // Its own alpha is 255 then, too.
      } else if alpha != 0 {
        row[index] = PackedColor.mix(color | 0xFF00_0000, alpha, over: row[index])
      }
      index &+= 1
    }
  }

  /// Puts other premultiplied colours in place of a row's, each to the degree of its level.
  static func replace(
    _ row: Pixels, _ count: Int, by source: UnsafePointer<UInt32>, through levels: Levels
  ) {
    var index = 0
    while index < count {
      row[index] = PackedColor.mix(source[index], UInt32(levels[index]), over: row[index])
      index &+= 1
    }
  }

  /// `target` = `first` · `second`, level by level.
  static func multiply(
    _ first: Levels, _ second: Levels, _ count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      target[index] = UInt8(
        truncatingIfNeeded: PackedColor.product(UInt32(first[index]), UInt32(second[index])))
      index &+= 1
    }
  }

  /// `target` = `target` · the alpha of `colors`.
  static func multiplyAlpha(
    of colors: UnsafePointer<UInt32>, _ count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      target[index] = UInt8(
        truncatingIfNeeded: PackedColor.product(
          PackedColor.alpha(colors[index]), UInt32(target[index])))
      index &+= 1
    }
  }
}
