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
        oldBytes, newBytes, isWhole: needsPixels || !rules.masks.isEmpty)
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
      let found = rules.compared(pictures, from: origin)
      comparison = (pictures.fine.map { found.adding($0, rules) } ?? found).marked(spaces)
      bitmaps = pictures.isWhole ? (pictures.old, pictures.new) : nil
    }
  }
}

extension PictureComparison {
  /// Nothing differs in 8 bits, but in 16: then that is the difference, at most one level. The
  /// tolerance lets it pass as any smaller one.
  fileprivate func adding(_ fine: FineDifference, _ rules: PictureRules) -> PictureComparison {
    guard explanation.comparison == .equal else { return self }
    let difference = Difference(
      pixels: fine.pixels, box: fine.box, colorChanges: [], distinctColorChanges: 0)
    // Noise is scattered; what fills most of its box is an area.
    let isScattered = fine.pixels * 2 <= fine.box.width * fine.box.height
    let region = ChangeRegion(
      kind: isScattered ? .noise : .area, box: fine.box, pixels: fine.pixels, largestLevels: 1,
      touchesSolid: true)
    var found = self
    found.explanation = Explanation(
      comparison: .differs(difference), regions: [region], regionCount: 1, causes: [])
    let objection = rules.tolerance?.objection(to: found.explanation, of: .captured)
    found.objection = objection
    if let tolerance = rules.tolerance, objection == nil {
      found.tolerance = ToleranceRecord(tolerance, found.explanation)
    }
    return found
  }

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
