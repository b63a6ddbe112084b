import AssetCatalogs
import Foundation
import Testing
import Traits

@Suite("Colours in Display P3")
struct DisplayP3Tests {
  static let levels = [0.0, 0.02, 0.04, 0.041, 0.1, 0.25, 0.333, 0.5, 0.667, 0.8, 0.95, 1.0]

  @Test("become the sRGB colours of the textbook's formulas", arguments: levels)
  func formulas(red: Double) throws {
    for green in Self.levels {
      for blue in Self.levels {
        let catalog = try readAssetCatalogs(
          files: CatalogFixture.color(
            """
            {"color": {"color-space": "display-p3", "components": \
            {"red": "\(red)", "green": "\(green)", "blue": "\(blue)"}}}
            """
          ).files)
        let color = catalog.color(named: "Theme")?.value(for: TraitSet(style: .light))
        #expect(color?.token == Self.hex(red, green, blue), "\(red) \(green) \(blue)")
      }
    }
  }

  /// The formulas of CSS Color 4 with the C library's `pow`.
  private static func hex(_ red: Double, _ green: Double, _ blue: Double) -> String {
    let light = [red, green, blue].map { share in
      share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    // Display P3 to XYZ to sRGB, from the primaries and the white, as exact fractions.
    let rows: [[Double]] = [
      [3_685_649.0 / 3_008_840, -676_809.0 / 3_008_840, 0],
      [-5_617_931.0 / 133_579_120, 139_197_051.0 / 133_579_120, 0],
      [-1_323_971.0 / 67_420_360, -1_514_763.0 / 19_262_960, 148_092_003.0 / 134_840_720],
    ]
    let levels = rows.map { row in
      let sum = min(max(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
      let share = sum <= 0.0031308 ? 12.92 * sum : 1.055 * pow(sum, 1 / 2.4) - 0.055
      return Int(share * 255 + 0.5)
    }
    return "#" + levels.map { String(format: "%02X", $0) }.joined()
  }
}
