import Geometry
import Pixels

/// Compares pictures whose result is known: a sentence for each that came out wrong.
///
/// Empty when all is well. A run that trusts comparisons asks first, because a comparison that
/// calls everything equal would go unnoticed for ever.
///
/// Both ways of comparing are asked, the plain one and the one that explains.
public func selfTest() -> [String] {
  failures(comparing: compare)
    + failures { now, baseline in explain(now, with: baseline).comparison }
}

/// The same for any comparison, so that a test can show a wrong one being caught.
func failures(comparing compare: (Bitmap, Bitmap) -> Comparison) -> [String] {
  knownPairs.compactMap { pair in
    let found = compare(pair.now, pair.baseline)
    return found == pair.expected
      ? nil : "comparing \(pair.name): found \(found); \(pair.expected) would be right"
  }
}

private struct KnownPair {
  let name: String
  let now: Bitmap
  let baseline: Bitmap
  let expected: Comparison
}

private let knownPairs: [KnownPair] = {
  let size = PixelSize(width: 37, height: 23)
  let dark = Bitmap(size: size, filledWith: RGBA8(rgb: 0x1C1C1E))
  let pixel = Bitmap(size: PixelSize(width: 1, height: 1), filledWith: .black)

  func changed(_ name: String, _ picture: Bitmap, x: Int, y: Int, to color: RGBA8) -> KnownPair {
    var now = picture
    now[x, y] = color
    return KnownPair(
      name: name, now: now, baseline: picture,
      expected: .differs(
        Difference(
          pixels: 1, box: PixelRect(x: x, y: y, width: 1, height: 1),
          colorChanges: [ColorChange(from: picture[x, y], to: color, pixels: 1)],
          distinctColorChanges: 1)))
  }

  let oneLevelLighter = RGBA8(rgb: 0x1C1C1F)
  return [
    KnownPair(name: "a picture with itself", now: dark, baseline: dark, expected: .equal),
    KnownPair(
      name: "a picture with its copy",
      now: Bitmap(size: size, pixels: Array(repeating: RGBA8(rgb: 0x1C1C1E), count: size.area)),
      baseline: dark, expected: .equal),
    KnownPair(
      name: "dark greys one level apart", now: Bitmap(size: size, filledWith: oneLevelLighter),
      baseline: dark,
      expected: .differs(
        Difference(
          pixels: size.area, box: dark.bounds,
          colorChanges: [
            ColorChange(from: RGBA8(rgb: 0x1C1C1E), to: oneLevelLighter, pixels: size.area)
          ], distinctColorChanges: 1))),
    changed("the first pixel", dark, x: 0, y: 0, to: oneLevelLighter),
    changed("the last pixel of the last row", dark, x: 36, y: 22, to: oneLevelLighter),
    changed("a pixel of 1 × 1", pixel, x: 0, y: 0, to: RGBA8(rgb: 0x010000)),
    changed(
      "alpha alone", dark, x: 5, y: 22,
      to: RGBA8(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 254)),
    KnownPair(
      name: "one size with another",
      now: Bitmap(size: PixelSize(width: 23, height: 37), filledWith: RGBA8(rgb: 0x1C1C1E)),
      baseline: dark,
      expected: .sizeChanged(from: size, to: PixelSize(width: 23, height: 37), overlap: nil)),
  ]
}()
