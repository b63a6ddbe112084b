import Geometry
import ImageDiff
import PNGCodec
import PictureReading
import Pixels
import RunRecords
import Verifying

/// Two pictures that were read and compared.
struct PicturePair: Sendable {
  /// The pixels, in sRGB where the pictures' colour spaces differ; may be nil where nobody asked for
  /// them.
  let bitmaps: (old: Bitmap, new: Bitmap)?
  /// The whole files; may be empty where nobody asked for the pixels.
  let oldBytes: [UInt8]
  let newBytes: [UInt8]
  let comparison: PictureComparison
  /// What the pixels in 8 bits do not show.
  let fine: FineDifference?

  /// Reads and compares a picture of two folders, or two single ones for empty names.
  ///
  /// - Parameter needsPixels: whether the pixels are wanted, equal or not.
  init(
    _ oldName: String, of oldSide: PictureSide, _ newName: String, of newSide: PictureSide,
    _ rules: PictureRules, _ reader: PairReader, needsPixels: Bool
  ) throws(Failure) {
    var (oldBytes, newBytes) = (try oldSide.read(oldName), try newSide.read(newName))
    let reading: PairReading
    do throws(PairError) {
      reading = try reader.read(
        oldBytes, newBytes, isWhole: needsPixels || !rules.masks.isEmpty, masks: rules.masks)
    } catch {
      let path = error.side == .old ? oldSide.shown(oldName) : newSide.shown(newName)
      throw failure(path, error.reason)
    }
    if rules.leavesNothing(of: reading.size) {
      throw Failure(
        "\(newSide.shown(newName)): the masks leave nothing of the picture to compare; mask less of it"
      )
    }
    let asksOrigin = rules.tolerance != nil && !reading.isEqual
    let spaces = reading.isEqual ? nil : ColorSpaceChange(oldBytes, newBytes)
    let isDrawn = asksOrigin && isDrawnPicture(oldBytes) && isDrawnPicture(newBytes)
    let origin = { () -> Tolerance.Origin in isDrawn ? .drawn : .captured }
    // What explaining needs may take their place.
    if !needsPixels { (oldBytes, newBytes) = ([], []) }
    (self.oldBytes, self.newBytes) = (oldBytes, newBytes)
    if case .differs(let pictures) = reading { fine = pictures.fine } else { fine = nil }
    switch reading {
    case .equal:
      comparison = .equal
      if needsPixels {
        let bitmap = try decoded(oldBytes, oldSide.shown(oldName))
        bitmaps = (bitmap, bitmap)
      } else {
        bitmaps = nil
      }
    case .sizeChanged(let old, let new):
      comparison = rules.compared(new, with: old, from: origin).marked(spaces)
      bitmaps = (old, new)
    case .differs(let pictures):
      comparison = rules.compared(pictures, from: origin).marked(spaces)
      bitmaps = pictures.isWhole ? (pictures.old, pictures.new) : nil
    }
  }
}

extension Explanation {
  /// With one more region for what 8 bits do not show, as if all of it were connected: nobody looks
  /// at its pixels one by one, and a tolerance shall rather refuse it.
  func adding(_ fine: FineDifference) -> Explanation {
    let levels = max(1, (fine.largest + 128) / 257)
    let isDense = fine.pixels * 2 >= fine.box.width * fine.box.height
    let region = ChangeRegion(
      kind: isDense ? .area : .noise, box: fine.box, pixels: fine.pixels, largestLevels: levels,
      touchesSolid: true,
      uncountedPixels: levels > 1 ? fine.pixels : 0)
    var sum = self
    switch comparison {
    case .equal:
      sum.comparison = .differs(
        Difference(pixels: fine.pixels, box: fine.box, colorChanges: [], distinctColorChanges: 0))
    case .differs(let found):
      sum.comparison = .differs(
        Difference(
          pixels: found.pixels + fine.pixels, box: found.box.union(fine.box),
          colorChanges: found.colorChanges, distinctColorChanges: found.distinctColorChanges))
    case .sizeChanged: return self
    }
    let index = regions.firstIndex { $0.pixels < region.pixels } ?? regions.endIndex
    sum.regions.insert(region, at: index)
    sum.regions = Array(sum.regions.prefix(Self.mostRegions))
    sum.regionCount += 1
    return sum
  }
}

extension PictureComparison {
  fileprivate func marked(_ change: ColorSpaceChange?) -> PictureComparison {
    guard let change else { return self }
    var marked = self
    marked.colorSpaces = ColorSpacesRecord(
      before: "\(change.old)", after: "\(change.new)", areValuesEqual: change.areSamplesEqual)
    return marked
  }
}

/// The pixels of a file, in sRGB where its colour space is known; `path` is how messages call it.
func decoded(_ bytes: [UInt8], _ path: String) throws(Failure) -> Bitmap {
  do throws(PictureError) {
    let picture = try readPicture(bytes)
    return picture.inSRGB ?? picture.stored
  } catch { throw failure(path, error) }
}

private func failure(_ path: String, _ error: PictureError) -> Failure {
  if case .png(.lfsPointer) = error { return Failure("\(path): \(error)", .environment) }
  return Failure("\(path): \(error)")
}
