import Testing

@testable import Typography

/// Unicode's BidiCharacterTest through the functions that order text.
@Suite("Right-to-left text by Unicode's own test")
struct BidiConformanceTests {
  struct Row {
    var scalars: [UInt32]
    /// 0 and 1 are given levels; 2 is that of the first strong character.
    var direction: Int
    var level: UInt8
    /// Nil for characters that the algorithm removes.
    var levels: [UInt8?]
    var order: [Int]
  }

  static func rows() -> [Row]? {
    UnicodeData.lines(of: "BidiCharacterTest.txt")?.compactMap { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let direction = Int(fields[1]), let level = UInt8(fields[2])
      else { return nil }
      return Row(
        scalars: UnicodeData.scalars(fields[0]), direction: direction, level: level,
        levels: fields[3].split(separator: " ").map { UInt8($0) },
        order: fields[4].split(separator: " ").compactMap { Int($0) })
    }
  }

  @Test("gives the levels and the order that the test asks for")
  func conformance() throws {
    guard let rows = Self.rows() else {
      print("note: no Unicode test data; scripts/bootstrap --tests installs unicode-data")
      return
    }
    #expect(rows.count > 90_000)
    var wrongLevels: Set<String> = []
    var wrongOrders = 0
    for row in rows {
      if row.direction == 2, levels(of: row) != row.levels {
        let name = row.scalars.map { scalar in
          let digits = String(scalar, radix: 16, uppercase: true)
          return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        wrongLevels.insert(name.joined(separator: " "))
      }
      if order(of: row) != row.order { wrongOrders += 1 }
    }
    #expect(wrongLevels == ICUDifferences.overrides)
    #expect(wrongOrders == 0)
  }

  /// The levels as the itemizer gets them, without those of removed characters.
  private func levels(of row: Row) -> [UInt8?] {
    guard let bidi = try? BidiLevels(of: row.scalars, isRightToLeft: false), bidi.base == row.level
    else { return [] }
    return zip(bidi.levels, row.levels).map { $1 == nil ? nil : $0 }
  }

  /// The order in which runs of these levels are placed, from left to right.
  private func order(of row: Row) -> [Int] {
    var text = ShapedText(advances: [])
    for (index, level) in row.levels.enumerated() {
      if let level { text.runs.append(ShapedRun(glyphs: index..<index + 1, level: level)) }
    }
    return text.visualRuns.map(\.glyphs.lowerBound)
  }
}
