import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import PictureReading

@Suite("Display P3")
struct DisplayP3Tests {
  /// Computed in double precision from the primaries and the white point.
  @Test(
    "becomes the nearest sRGB",
    arguments: [
      (0xFFFFFF, 0xFFFFFF), (0x000000, 0x000000), (0x010101, 0x010101), (0x808080, 0x808080),
      (0xFF0000, 0xFF0000), (0x00FF00, 0x00FF00), (0x0000FF, 0x0000FF), (0xEA3323, 0xFF0000),
      (0x75FB4C, 0x03FF00), (0x007AFF, 0x007CFF), (0x1C1C1E, 0x1C1C1E), (0x2C2C2E, 0x2C2C2E),
      (0xF2F2F7, 0xF2F2F7), (0x3478F6, 0x007AFF), (0xEB4E3D, 0xFF3B2F), (0x65C466, 0x35C759),
      (0xC86432, 0xD75D1F), (0x0A141E, 0x07141F), (0x03FA80, 0x00FF70), (0xFFCC00, 0xFFC900),
    ] as [(UInt32, UInt32)])
  func colors(stored: UInt32, expected: UInt32) {
    #expect(DisplayP3.toSRGB(RGBA8(rgb: stored)) == RGBA8(rgb: expected))
  }

  @Test(
    "knows what sRGB does not have",
    arguments: [
      (0xFF0000, true), (0xFA0000, true), (0x00FF00, true), (0x03FA80, true), (0xEA3323, false),
      (0x75FB4C, false), (0x0000FF, true), (0x0000F5, false), (0x808080, false), (0x3478F6, false),
      (0xEB4E3D, false),
    ] as [(UInt32, Bool)])
  func gamut(stored: UInt32, isCutOff: Bool) {
    #expect((DisplayP3.levelsCutOff(RGBA8(rgb: stored)) > 1) == isCutOff)
  }

  @Test("has room for every colour of sRGB, as the nearest level shows it")
  func room() {
    for index in 0..<4096 {
      let levels = [index >> 8, index >> 4 & 15, index & 15].map { Double($0 * 17) / 255 }
      let linear = levels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      let matrix = [
        [0.822462, 0.177538, 0], [0.033194, 0.966806, 0], [0.017083, 0.072397, 0.91052],
      ]
      let wide = matrix.map { row in
        let sum = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
        let level = sum <= 0.0031308 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055
        return UInt8((level * 255).rounded())
      }
      let color = RGBA8(red: wide[0], green: wide[1], blue: wide[2])
      #expect(DisplayP3.levelsCutOff(color) <= 1, "\(color)")
    }
  }

  @Test("keeps every grey and all alpha", arguments: 0...255 as ClosedRange<UInt8>)
  func greys(level: UInt8) {
    let color = RGBA8(red: level, green: level, blue: level, alpha: 255 - level)
    #expect(DisplayP3.toSRGB(color) == color)
  }

  @Test("is converted pixel by pixel")
  func bitmap() {
    let bitmap = Bitmap.random(PixelSize(width: 9, height: 9), seed: 1)
    #expect(DisplayP3.toSRGB(bitmap).pixels == bitmap.pixels.map { DisplayP3.toSRGB($0) })
  }

  @Test("has a transfer that gives every level back", arguments: 0...255 as ClosedRange<UInt8>)
  func transfer(level: UInt8) {
    #expect(TransferTable.level(TransferTable.linear(level)) == level)
  }
}
