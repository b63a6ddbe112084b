extension PictureColorSpace {
  /// The colour space that an ICC profile describes: sRGB or Display P3 where its red, green and
  /// blue and its curves are theirs, otherwise another.
  init(profile: [UInt8]) {
    let reader = ProfileReader(bytes: profile)
    if reader.isRGB, !reader.hasTables, reader.hasCurvesOfSRGB {
      if reader.hasPrimaries(.sRGB) {
        self = .sRGB
        return
      }
      if reader.hasPrimaries(.displayP3) {
        self = .displayP3
        return
      }
    }
    self = .other(name: reader.name ?? "unnamed", description: profile)
  }
}

/// The colorants of a profile, X, Y and Z of red, green and blue, in 65536ths and adapted to D50.
private struct Primaries {
  let values: [Int]

  // Source: the profiles sRGB IEC61966-2.1 and Display P3 as programs ship them.
  static let sRGB = Primaries(values: [
    28_578, 14_581, 912, 25_241, 46_981, 6_362, 9_376, 3_972, 46_799,
  ])
  static let displayP3 = Primaries(values: [
    33_759, 15_807, -69, 19_135, 45_368, 2_745, 10_296, 4_363, 51_384,
  ])
}

/// Reads what matters of an ICC profile; whatever is missing or out of bounds is nil.
///
/// Source: ICC.1:2022, chapters 7 (header and tag table) and 10 (types).
private struct ProfileReader {
  let bytes: [UInt8]

  var isRGB: Bool { text(16, 4) == "RGB " }

  /// Tables come before matrix and curves where a profile has both.
  ///
  /// Source: ICC.1:2022, 8.10.
  var hasTables: Bool {
    ["A2B", "D2B"].contains { name in
      (0...3).contains { hasTag("\(name)\($0)") }
    }
  }

  /// Within 0.3 %, as much as programs differ in rounding.
  func hasPrimaries(_ primaries: Primaries) -> Bool {
    let found = ["rXYZ", "gXYZ", "bXYZ"].flatMap { name -> [Int] in
      guard let start = tag(name)?.lowerBound, text(start, 4) == "XYZ " else { return [] }
      return (0..<3).compactMap { signed(start + 8 + 4 * $0) }
    }
    return found.count == 9 && zip(found, primaries.values).allSatisfy { abs($0 - $1) <= 200 }
  }

  var hasCurvesOfSRGB: Bool { ["rTRC", "gTRC", "bTRC"].allSatisfy(isCurveOfSRGB) }

  private func isCurveOfSRGB(_ name: String) -> Bool {
    guard let start = tag(name)?.lowerBound else { return false }
    switch text(start, 4) {
    case "para":
      // Function 3: (a x + b) ^ g from d on, c x below.
      let parameters = (0..<5).compactMap { signed(start + 12 + 4 * $0) }
      let expected = [157_286, 62_119, 3_417, 5_072, 2_651]
      return number(start + 8, 2) == 3 && parameters.count == 5
        && zip(parameters, expected).allSatisfy { abs($0 - $1) <= 40 }
    case "curv":
      guard let count = number(start + 8, 4) else { return false }
      // One number is an exponent in 256ths; 2.2 stands for the transfer of sRGB, as in gAMA.
      if count == 1 { return number(start + 12, 2) == 563 }
      guard count >= 256, count <= 65_536 else { return false }
      return (0..<256).allSatisfy { level in
        // Between two entries the curve is a straight line.
        let (entry, rest) = (level * (count - 1)).quotientAndRemainder(dividingBy: 255)
        guard let value = number(start + 12 + 2 * entry, 2) else { return false }
        let next = rest == 0 ? value : number(start + 14 + 2 * entry, 2) ?? value
        let found = (value * (255 - rest) + next * rest) / 255
        return abs(found - Int(TransferTable.linear(UInt8(level)))) <= 40
      }
    default: return false
    }
  }

  /// The profile's description.
  var name: String? {
    guard let start = tag("desc")?.lowerBound else { return nil }
    let found: String?
    switch text(start, 4) {
    case "desc": found = number(start + 8, 4).flatMap { text(start + 12, min($0, 80)) }
    case "mluc":
      guard let length = number(start + 20, 4), let offset = number(start + 24, 4) else {
        return nil
      }
      let units = (0..<min(length / 2, 80)).compactMap { number(start + offset + 2 * $0, 2) }
      found = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
    default: found = nil
    }
    return found.map { String($0.prefix { $0 != "\0" }) }
  }

  private func hasTag(_ name: String) -> Bool {
    (0..<min(number(128, 4) ?? 0, 200)).contains { text(132 + 12 * $0, 4) == name }
  }

  private func tag(_ name: String) -> Range<Int>? {
    guard let count = number(128, 4), count <= 200 else { return nil }
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard text(entry, 4) == name else { continue }
      guard let offset = number(entry + 4, 4), let length = number(entry + 8, 4),
        offset + length <= bytes.count
      else { return nil }
      return offset..<offset + length
    }
    return nil
  }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(_ offset: Int) -> Int? {
    number(offset, 4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  private func text(_ offset: Int, _ count: Int) -> String? {
    guard offset >= 0, count >= 0, offset + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }
}
