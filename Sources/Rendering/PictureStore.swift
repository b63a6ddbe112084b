import AssetCatalogs
import Digests
import Geometry
import PNGCodec
import PictureReading
import Pixels
import Screens
import Synchronization
import Traits
import ViewKinds

/// Decodes the project's pictures, and keeps those that many shots need.
///
/// A shot holds its own pictures until it is painted, so that within a shot each is decoded once.
final class PictureStore: Sendable {
  let catalog: AssetCatalog
  private let file: @Sendable (_ path: String) -> [UInt8]?
  private let vectors: VectorConverter
  private let decoded: Mutex<PictureCache>

  /// - Parameter cacheLimit: the most memory of pictures that no shot needs just now, in bytes.
  init(
    catalog: AssetCatalog, file: @escaping @Sendable (_ path: String) -> [UInt8]?,
    vectors: @escaping VectorConverter, cacheLimit: Int = 128 << 20
  ) {
    decoded = Mutex(PictureCache(limit: cacheLimit))
    self.catalog = catalog
    self.file = file
    self.vectors = vectors
  }

  func load(
    _ image: ImageValue, _ traits: TraitSet, _ scale: Scale, _ direction: Variant.Direction,
    _ place: Place, _ log: ResourceLog
  ) throws(ScreenError) -> LoadedImage {
    let traits = image.choosing(in: traits)
    switch image.source {
    case .asset(let name):
      guard
        let asset = catalog.image(
          named: name, for: traits, scale: scale.pixelsPerPoint, direction: direction)
      else {
        let slots = catalog.slotWords(ofImage: name)
        throw ScreenError(
          "the image set \(quoted(name)) has no picture for \(traits.style.rawValue), "
            + (slots.isEmpty
              ? "none of its entries names a file for iPhones"
              : "it has \(slots.joined(separator: "; "))"),
          remedy: "add one for Any", at: place)
      }
      if let problem = asset.problem {
        throw ScreenError(
          "\(problem.place.file):\(problem.place.line): \(problem.problem)",
          remedy: problem.remedy, at: place)
      }
      let pixels = asset.kind.isVector ? scale.pixelsPerPoint : asset.scale
      let picture = try picture(asset.path, pixels, place, log) { try asset.load() }
      var loaded = LoadedImage(
        bitmap: picture.bitmap, scale: Double(pixels),
        isTemplate: isTemplate(image.renderingMode, asset.isTemplate),
        direction: madeFor(image, asset))
      loaded.slicing = asset.slicing
      loaded.fileDigest = picture.shortDigest
      loaded.alignmentInsets = asset.alignmentInsets.divided(by: Double(asset.scale))
      return loaded.adjusted(by: image)
    case .file(let path):
      let picture = try picture(path, scale.pixelsPerPoint, place, log) { [file] in
        file(path) ?? []
      }
      let isVector = path.hasSuffix(".pdf") || path.hasSuffix(".svg")
      var loaded = LoadedImage(
        bitmap: picture.bitmap, scale: isVector ? scale.factor : Self.scale(of: path),
        isTemplate: isTemplate(image.renderingMode, false),
        direction: image.flips == true ? .leftToRight : nil)
      loaded.fileDigest = picture.shortDigest
      return loaded.adjusted(by: image)
    case .symbol(let name):
      throw ScreenError("the symbol \(name) is no picture", remedy: "", at: place)
    }
  }

  /// The direction that a picture is drawn for; nil for one that is never turned round.
  private func madeFor(_ image: ImageValue, _ asset: ImageAsset) -> Variant.Direction? {
    switch image.flips {
    case nil: asset.direction
    case true?: asset.direction ?? .leftToRight
    case false?: nil
    }
  }

  private func isTemplate(_ mode: ImageValue.RenderingMode, _ asset: Bool) -> Bool {
    switch mode {
    case .automatic: asset
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// `@2x` and `@3x` before the ending give the scale, as in an app's bundle.
  private static func scale(of path: String) -> Double {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  private func picture(
    _ path: String, _ scale: Int, _ place: Place, _ log: ResourceLog,
    _ load: () throws -> [UInt8]
  ) throws(ScreenError) -> PictureCache.Picture {
    let isPDF = path.hasSuffix(".pdf")
    let isVector = isPDF || path.hasSuffix(".svg")
    let key = isVector ? "\(path)@\(scale)" : path
    if let known = log.picture(key) { return known }
    if let known = decoded.withLock({ $0[key] }) {
      try log.note(known, key, of: path, at: place)
      return known
    }
    guard var bytes = try? load() else {
      throw ScreenError("\(path) cannot be read", remedy: "check the file", at: place)
    }
    let digest = "\(Digest(of: bytes))"
    if isVector {
      do { bytes = try vectors(bytes, isPDF, scale) } catch let failure as VectorFailure {
        if case .missingProgram = failure { log.noteEnvironmentFailure("\(path): \(failure)") }
        throw ScreenError("\(path): \(failure)", remedy: "", at: place)
      } catch {
        throw ScreenError("\(path) cannot be drawn: \(error)", remedy: "", at: place)
      }
    }
    if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
      throw ScreenError(
        "\(path) is a HEIC or AVIF picture, which is not read",
        remedy: "convert it to PNG, as heif-convert of the package libheif-examples does",
        at: place)
    }
    let read: Picture
    do throws(PictureError) { read = try readPicture(bytes) } catch {
      throw ScreenError("\(path): \(error)", remedy: "", at: place)
    }
    let bitmap = read.inSRGB ?? read.stored
    let picture = PictureCache.Picture(
      bitmap: bitmap, digest: digest,
      doubt: read.inSRGB == nil
        ? "\(path) is in \(read.colorSpace) and drawn as if it were sRGB; save it in sRGB or Display P3"
        : nil)
    decoded.withLock { $0.keep(picture, for: key) }
    try log.note(picture, key, of: path, at: place)
    return picture
  }

  /// The pixels of a file in sRGB; PNGs are taken as they are stored.
}

extension LoadedImage {
  /// The image with what the screen says of it beside its asset.
  fileprivate func adjusted(by image: ImageValue) -> LoadedImage {
    var result = self
    if let caps = image.capInsets {
      func pixels(_ points: Double) -> Int { Int(max(0, points * scale).rounded()) }
      result.slicing = NinePart(
        top: pixels(caps.top), left: pixels(caps.left), bottom: pixels(caps.bottom),
        right: pixels(caps.right), middle: image.resizingMode)
    }
    if let insets = image.alignmentRectInsets { result.alignmentInsets = insets }
    return result
  }
}

extension Insets {
  fileprivate func divided(by scale: Double) -> Insets {
    Insets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
