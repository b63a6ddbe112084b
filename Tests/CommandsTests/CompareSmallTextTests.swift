import Foundation
import Geometry
import ImageDiff
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Real text of four fonts at ten sizes, small enough that most strokes reach their ink nowhere.
///
/// `coverage.png` holds a row of 28 pixels for each font (DejaVu Sans, Inter, DejaVu Serif, Liberation
/// Sans) and size; in it the same words three times, 128 pixels apart: as they are, half a pixel
/// further right, half a pixel lower. They were set by Pillow eight times as large and averaged.
@Suite("Comparing small text")
struct CompareSmallTextTests {
  private static let sizes = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20]
  private static let fonts = ["DejaVu Sans", "Inter", "DejaVu Serif", "Liberation Sans"]
  private static let cell = PixelSize(width: 128, height: 28)
  private let coverage: Bitmap

  init() throws {
    let path = "\(repositoryRoot)/Tests/Fixtures/Lines/coverage.png"
    let data = try #require(FileManager.default.contents(atPath: path))
    coverage = try decodePNG(Array(data)).bitmap
  }

  /// The ink, what it became, and the ground.
  static let recolours: [(UInt32, UInt32, UInt32)] = [
    (0x000000, 0x1C1C1E, 0xFFFFFF), (0x3C3C43, 0x48484A, 0xFFFFFF), (0x8A8A8E, 0x8E8E93, 0xFFFFFF),
    (0x98989F, 0x8E8E93, 0x000000), (0x0A84FF, 0x0091FF, 0x000000), (0xFFFFFF, 0xEBEBF5, 0x1C1C1E),
    (0xFF3B30, 0xFF453A, 0xFFFFFF),
  ]

  private let edges = Tolerance(limit: .distance(12_000), largestRegion: 9000, edgesOnly: true)

  /// - Parameters:
  ///   - column: 0 as it is, 1 half a pixel further right, 2 half a pixel lower.
  ///   - curve: what becomes of the coverage.
  private func text(
    _ row: Int, column: Int = 0, _ ink: UInt32, _ ground: UInt32,
    curve: (Int) -> Int = { $0 }
  ) -> Bitmap {
    let (ink, ground) = (RGBA8(rgb: ink), RGBA8(rgb: ground))
    // Around it is enough ground for a neighbour outside of the text.
    var bitmap = Bitmap(
      size: PixelSize(width: Self.cell.width + 8, height: Self.cell.height + 8), filledWith: ground)
    for y in 0..<Self.cell.height {
      for x in 0..<Self.cell.width {
        let share = curve(
          Int(coverage[column * Self.cell.width + x, row * Self.cell.height + y].red))
        func level(_ under: UInt8, _ over: UInt8) -> UInt8 {
          UInt8((Int(under) * (255 - share) + Int(over) * share + 127) / 255)
        }
        bitmap[x + 4, y + 4] = RGBA8(
          red: level(ground.red, ink.red), green: level(ground.green, ink.green),
          blue: level(ground.blue, ink.blue))
      }
    }
    return bitmap
  }

  private func name(_ row: Int) -> String {
    "\(Self.fonts[row / Self.sizes.count]) at \(Self.sizes[row % Self.sizes.count])"
  }

  @Test("calls another ink text, which no tolerance for edges excuses", arguments: recolours)
  func recoloured(ink: UInt32, other: UInt32, ground: UInt32) {
    for row in 0..<Self.fonts.count * Self.sizes.count {
      let found = explain(text(row, other, ground), with: text(row, ink, ground))
      #expect(found.regions.map(\.kind) == [.text], "\(name(row))")
      #expect(edges.objection(to: found, of: .captured) != nil, "\(name(row))")
    }
  }

  @Test("calls the same ink half a pixel aside an edge", arguments: [1, 2])
  func shifted(column: Int) {
    for (ink, ground) in [(0x000000, 0xFFFFFF), (0x98989F, 0x1C1C1E)] as [(UInt32, UInt32)] {
      for row in 0..<Self.fonts.count * Self.sizes.count {
        let found = explain(text(row, column: column, ink, ground), with: text(row, ink, ground))
        #expect(found.regions.map(\.kind) == [.edge], "\(name(row))")
      }
    }
  }

  @Test("calls rims that another program smooths otherwise an edge, where strokes reach their ink")
  func smoothed() {
    // Between a root and a straight line, as a gamma of about 0.8 gives, and without any powers.
    func stronger(_ share: Int) -> Int { share + share * (255 - share) / 1200 }
    for row in 0..<Self.fonts.count * Self.sizes.count where Self.sizes[row % 10] >= 14 {
      let found = explain(
        text(row, 0x000000, 0xFFFFFF, curve: stronger), with: text(row, 0x000000, 0xFFFFFF))
      #expect(found.regions.map(\.kind) == [.edge], "\(name(row))")
    }
  }

  @Test("finds the other ink of one word in a line of which the rest moved by half a pixel")
  func oneWord() {
    for row in 0..<Self.fonts.count * Self.sizes.count {
      let old = text(row, 0x98989F, 0x000000)
      var new = text(row, column: 1, 0x98989F, 0x000000)
      let word = text(row, 0x8E8E93, 0x000000)
      for y in 0..<new.size.height { for x in 0..<24 { new[x, y] = word[x, y] } }
      let found = explain(new, with: old)
      #expect(found.regions.map(\.kind) == [.text], "\(name(row))")
    }
  }

  @Test("calls discs of another colour an area, however near they stand", arguments: [4, 10, 16])
  func discs(gap: Int) {
    func discs(_ color: UInt32) -> Bitmap {
      var bitmap = Bitmap(
        size: PixelSize(width: 90, height: 150), filledWith: RGBA8(rgb: 0x1C1C1E))
      for index in 0..<3 {
        for y in 0..<28 {
          for x in 0..<28 where (2 * x - 27) * (2 * x - 27) + (2 * y - 27) * (2 * y - 27) < 784 {
            bitmap[28 + x, 10 + index * (28 + gap) + y] = RGBA8(rgb: color)
          }
        }
      }
      return bitmap
    }
    let found = explain(discs(0x8E8E93), with: discs(0x98989F))
    #expect(found.regions.map(\.kind) == [.area])
  }
}
