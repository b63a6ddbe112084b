public import Geometry
import Digests
public import ImageDiff
import PNGCodec
public import Pixels
public import RunRecords

/// One picture as it was read.
public struct ReadPicture: Sendable {
  public var bitmap: Bitmap
  /// The whole file.
  public var bytes: [UInt8]
  /// Where the file lies, absolute; nil where it is read from elsewhere.
  public var path: String?

  public init(bitmap: Bitmap, bytes: [UInt8], path: String?) {
    self.bitmap = bitmap
    self.bytes = bytes
    self.path = path
  }
}

/// What comparing two pictures found, reduced to what a report needs.
public struct ComparedPicture: Sendable {
  /// What happened to a picture of two folders.
  public enum Outcome: Sendable {
    /// The explanation, what a tolerance let pass, nil where it did not pass by one, masks under which
    /// the pictures differ, and set where their colours mean different things.
    case compared(
      Explanation, tolerance: ToleranceRecord?, masks: [MaskRecord], ColorSpacesRecord?)
    case added
    case removed
    case renamed(from: String)
    case failed(message: String)
  }

  /// Relative to its folder.
  let name: String
  let outcome: Outcome
  private(set) var before: ImageRecord?
  private(set) var now: ImageRecord?
  private(set) var difference: ImageRecord?
  private(set) var strip: ImageRecord?
  private let file: String?
  private(set) var images: [String: ImageSource] = [:]

  /// - Parameters:
  ///   - old: nil where the first folder has no such picture.
  ///   - new: nil where the second folder has no such picture.
  ///   - file: where a pipeline finds it, that of the second folder where it has one.
  ///   - hidden: where more differs than the bitmaps show.
  public init(
    name: String, outcome: Outcome, old: ReadPicture? = nil, new: ReadPicture? = nil,
    file: String? = nil, hidden: PixelRect? = nil
  ) {
    self.name = name
    self.file = file
    self.outcome = outcome
    before = old.flatMap { add($0) }
    now = new.flatMap { add($0) }
    guard let old, let new, hidden != nil || old.bitmap != new.bitmap else { return }
    let picture = differenceImage(old.bitmap, new.bitmap, hidden: hidden)
    difference = (try? encodePNG(picture)).flatMap { add(picture, .made($0)) }
    let beside = stripPicture([old.bitmap, new.bitmap], half: halved(picture))
    strip = (try? encodePNG(beside)).flatMap { add(beside, .made($0)) }
  }

  private mutating func add(_ picture: ReadPicture) -> ImageRecord? {
    let isPNG = picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    let source: ImageSource?
    if let path = picture.path, isPNG {
      source = .file(path: path, Digest(of: picture.bytes))
    } else if isPNG {
      source = .made(picture.bytes)
    } else {
      source = (try? encodePNG(picture.bitmap)).map { .made($0) }
    }
    return source.flatMap { add(picture.bitmap, $0) }
  }

  private mutating func add(_ bitmap: Bitmap, _ source: ImageSource) -> ImageRecord? {
    let digest = pixelDigest(bitmap)
    let path = imagePath(ofDigest: digest)
    images[path] = images[path] ?? source
    return ImageRecord(
      path: path, width: bitmap.size.width, height: bitmap.size.height, digest: digest)
  }

  /// - Parameter context: what colours are called in the variant.
  func record(_ variant: String, _ context: ChangeContext) -> ShotRecord {
    var record = ShotRecord(variant: variant, verdict: .unchanged)
    record.after = before
    record.now = now
    record.file = file
    switch outcome {
    case .compared(let explanation, let tolerance, let masks, let spaces):
      record.tolerated = tolerance?.words
      record.tolerances = tolerance.map { [$0] }
      record.masks = masks.isEmpty ? nil : masks
      if tolerance == nil {
        var context = context
        record.unexpected = context.record(explanation, from: nil, to: nil)
        record.unexpected?.colorSpaces = spaces
        if record.unexpected != nil {
          record.verdict = .unexpectedChange
          record.difference = difference
          record.strip = strip
        }
      }
    case .added: record.verdict = .added
    case .removed: record.verdict = .removed
    case .renamed(let origin):
      record.verdict = .added
      record.message = "renamed from \(origin); the pixels are the same"
    case .failed(let message):
      record.verdict = .broken
      record.message = message
    }
    return record
  }
}
