import Geometry
import ImageDiff
@testable import PNGCodec
import PictureReading
import Pixels

/// Small, so that an input takes no more than a millisecond.
let limits = PNGLimits(
  side: 200, pixels: 10_000, textCount: 8, chunkBytes: 20_000, textBytes: 40_000)

/// Reads and compares whatever the bytes can stand for, and stops the process where something
/// that must hold does not.
///
/// The first byte says what the others are: 0 a picture file as it is, 1 a PNG whose checksums are
/// to be made right, 2 the recipe of two PNGs.
func examine(_ input: [UInt8]) {
  guard let kind = input.first else { return }
  let rest = Array(input.dropFirst())
  switch kind % 3 {
  case 0: examineFile(rest)
  case 1: examineFile(withRightChecksums(rest))
  default:
    var recipe = Recipe(rest)
    let (old, new) = recipe.files()
    examineFile(old)
    examinePair(old, new)
  }
}

private func examineFile(_ file: [UInt8]) {
  examineLanes(file)
  guard let picture = try? readPicture(file, limits: limits) else { return }
  if let inSRGB = picture.inSRGB { check(inSRGB.size == picture.size, "conversion keeps the size") }
  guard picture.deep == nil, let copy = try? encodePNG(picture.stored) else { return }
  check((try? decodePNG(copy))?.bitmap == picture.stored, "a written picture is read back")
  examinePair(file, file)
}

/// Both lanes give the same picture, or the fast one none.
private func examineLanes(_ file: [UInt8]) {
  guard let fast = file.withUnsafeBytes({ fastPNG($0, limits: limits) }),
    let size = try? pngHeader(file, limits: limits)
  else { return }
  do throws(PNGError) {
    let reference = try file.withUnsafeBufferPointer { bytes throws(PNGError) in
      try referencePNG(bytes, claimed: size, limits: limits)
    }
    check(fast == reference, "both lanes give the same picture")
  } catch {
    // libdeflate takes codes that do not exist for others; see `fastPNG`.
    check("\(error)".contains("invalid literal/length code"), "libpng takes what the lane took")
  }
}

/// Reading side by side finds what reading one by one does.
private func examinePair(_ old: [UInt8], _ new: [UInt8]) {
  let oldPicture = try? readPicture(old, limits: limits)
  let newPicture = try? readPicture(new, limits: limits)
  let reader = PairReader(limits: limits)
  for isWhole in [false, true] {
    guard let reading = try? reader.read(old, new, isWhole: isWhole) else { continue }
    guard let oldPicture, let newPicture else {
      // Of one file compared with itself, checksums and not pixels are looked at.
      check(old == new, "what cannot be read is not compared")
      continue
    }
    guard oldPicture.deep == nil, newPicture.deep == nil,
      oldPicture.colorSpace == newPicture.colorSpace
    else { continue }
    let (before, after) = (oldPicture.stored, newPicture.stored)
    switch reading {
    case .equal(let size): check(before == after && size == before.size, "equal means equal")
    case .sizeChanged(let old, let new):
      check(old == before && new == after && old.size != new.size, "sizes changed")
    case .differs(let found): examine(found, before, after)
    }
  }
}

private func examine(_ found: DifferingPictures, _ before: Bitmap, _ after: Bitmap) {
  check(before != after && before.size == found.size, "a difference is one")
  check(before.row(found.rows.lowerBound) != after.row(found.rows.lowerBound), "the first row")
  let box = PixelRect(
    x: 0, y: found.firstRow, width: found.size.width, height: found.old.size.height)
  check(found.old == before.cropped(to: box) && found.new == after.cropped(to: box), "pixels")
  for y in 0..<before.size.height where !found.rows.contains(y) {
    check(before.row(y) == after.row(y), "rows outside are equal")
  }
  let there = compare(found.new, with: found.old)
  let back = compare(found.old, with: found.new)
  guard case .differs(let changes) = there, case .differs(let others) = back else {
    return check(false, "a difference is found")
  }
  check(changes.pixels == others.pixels && changes.box == others.box, "either way round")
  let explanation = explain(after, with: before)
  check(explanation.comparison != .equal, "a difference is explained")
  check(explanation.regions.allSatisfy { $0.pixels > 0 }, "regions have pixels")
}

private func check(_ isTrue: Bool, _ rule: String) {
  if !isTrue { fatalError("broken rule: \(rule)") }
}
