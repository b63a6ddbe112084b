import Baselines
import Digests
import Geometry
import ImageDiff
import PNGCodec
import Pixels
import RunRecords
import Traits

/// The pictures of one shot for the report, each once however many roles it has.
struct ShotPictures {
  let key: BaselineKey
  let variant: Variant
  let shot: DrawnShot
  let after: BaselineImage?
  let before: BaselineImage?
  private(set) var images: [String: ImageSource] = [:]
  /// The digest of the pixels of now.
  let nowDigest: String

  init(
    key: BaselineKey, variant: Variant, shot: DrawnShot, after: BaselineImage?,
    before: BaselineImage?
  ) {
    self.key = key
    self.variant = variant
    self.shot = shot
    self.after = after
    self.before = before
    nowDigest = pixelDigest(shot.bitmap)
  }

  /// Names the pictures in `record`, which has its comparisons already.
  ///
  /// An image that is equal to another one has its digest, so that only what differs is hashed,
  /// and its file, so that what is stored is not encoded again.
  mutating func add(
    to record: inout ShotRecord, nowIsAfter: Bool, nowIsBefore: Bool, beforeIsAfter: Bool
  ) {
    if let after {
      record.after = add(after, .after, digest: nowIsAfter ? nowDigest : nil)
    }
    if let before {
      let known = nowIsBefore ? nowDigest : beforeIsAfter ? record.after?.digest : nil
      record.before = add(before, .before, digest: known)
    }
    let (shot, variant) = (shot, variant)
    record.now = add(shot.bitmap, digest: nowDigest) { () throws(PNGError) in
      .made(try shot.png(variant: variant))
    }
    if let half = addDifference(to: &record) { addStrip(to: &record, difference: half) }
  }

  /// Names the difference picture and gives its half; itself it is 12 MB that end here.
  private mutating func addDifference(to record: inout ShotRecord) -> Bitmap? {
    guard let picture = difference(record) else { return nil }
    record.difference = add(picture, digest: pixelDigest(picture)) { () throws(PNGError) in
      .made(try encodePNG(picture))
    }
    return halved(picture)
  }

  /// - Parameter difference: at half its size.
  private mutating func addStrip(to record: inout ShotRecord, difference: Bitmap) {
    let roles = [before?.bitmap, after?.bitmap, shot.bitmap].compactMap(\.self)
    let strip = stripPicture(roles, half: difference)
    record.strip = add(strip, digest: pixelDigest(strip)) { () throws(PNGError) in
      .made(try encodePNG(strip))
    }
  }

  private mutating func add(
    _ image: BaselineImage, _ role: BaselineRole, digest: String?
  ) -> ImageRecord? {
    let key = key
    return add(image.bitmap, digest: digest ?? pixelDigest(image.bitmap)) {
      ImageSource(image, key, role)
    }
  }

  private mutating func add(
    _ bitmap: Bitmap, digest: String, _ source: () throws(PNGError) -> ImageSource
  ) -> ImageRecord? {
    let path = imagePath(ofDigest: digest)
    if images[path] == nil {
      guard let source = try? source() else { return nil }
      images[path] = source
    }
    return ImageRecord(
      path: path, width: bitmap.size.width, height: bitmap.size.height, digest: digest)
  }

  private func difference(_ record: ShotRecord) -> Bitmap? {
    if record.unexpected != nil, let after { return differenceImage(after.bitmap, shot.bitmap) }
    if record.recorded != nil, let before {
      return differenceImage(before.bitmap, after?.bitmap ?? shot.bitmap)
    }
    return nil
  }
}

/// Where the picture with a pixel digest is in a report.
func imagePath(ofDigest digest: String) -> String { "images/\(digest.prefix(24)).png" }
