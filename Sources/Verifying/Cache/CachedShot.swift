import Digests
import Drawing
import Geometry

/// What a cache holds of a shot: all that a run needs to know of one that is equal to its baseline.
struct CachedShot: Hashable, Sendable {
  /// The digest of its pixels, and their extent.
  var pixels: String
  var width: Int
  var height: Int
  var standIns: [String]
  var findings: [String]
  /// `name sha256:…` of each font used.
  var fonts: [String]
  var paintedPixels: Int
  var glyphs: Int
  var styleReason: String
  /// See `PairFacts`.
  var frames: Digest?
  var adapts: Bool
  var stale: [StaleProperty]
  /// The programs that drew its vector pictures, with their versions.
  var programs: [String]
  /// Digests of baseline files that were decoded, found trustworthy, and had these pixels.
  var baselines: [String]
}

extension CachedShot {
  /// The text of an entry: every field with its length before it.
  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.write(pixels)
    writer.write([width, height, paintedPixels, glyphs, adapts ? 1 : 0])
    for list in [standIns, findings, fonts, programs, baselines] { writer.write(list) }
    writer.write(styleReason)
    writer.write(frames.map { "\($0)" } ?? "")
    writer.write(
      stale.flatMap {
        [$0.view, $0.kind, $0.property, $0.shown, $0.fresh, $0.source, $0.cause.rawValue]
      })
    return writer.bytes
  }

  /// Nil where the bytes are not those of an entry.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = FieldReader(bytes)
    guard let pixels = reader.text(), let numbers = reader.numbers(), numbers.count == 5,
      let standIns = reader.list(), let findings = reader.list(), let fonts = reader.list(),
      let programs = reader.list(), let baselines = reader.list(),
      let styleReason = reader.text(), let frames = reader.text(),
      let stale = reader.list().flatMap(Self.stale), reader.isAtEnd
    else { return nil }
    let digest = frames.isEmpty ? nil : Digest(hexadecimal: frames)
    guard frames.isEmpty || digest != nil else { return nil }
    self.init(
      pixels: pixels, width: numbers[0], height: numbers[1], standIns: standIns,
      findings: findings, fonts: fonts, paintedPixels: numbers[2], glyphs: numbers[3],
      styleReason: styleReason, frames: digest, adapts: numbers[4] == 1, stale: stale,
      programs: programs, baselines: baselines)
  }

  private static func stale(_ fields: [String]) -> [StaleProperty]? {
    guard fields.count % 7 == 0 else { return nil }
    var all: [StaleProperty] = []
    for start in stride(from: 0, to: fields.count, by: 7) {
      guard let cause = StaleProperty.Cause(rawValue: fields[start + 6]) else { return nil }
      all.append(
        StaleProperty(
          view: fields[start], kind: fields[start + 1], property: fields[start + 2],
          shown: fields[start + 3], fresh: fields[start + 4], source: fields[start + 5],
          cause: cause))
    }
    return all
  }
}
