import Pixels
import Testing

@Suite("Colours in hexadecimal")
struct HexColorTests {
  @Test(
    "are read in both letter cases and both lengths",
    arguments: [
      ("#000000", RGBA8.black), ("#FFFFFF", .white), ("#00000000", .clear),
      ("#0a84ff", RGBA8(rgb: 0x0A84FF)),
      ("#0A84FF80", RGBA8(red: 10, green: 132, blue: 255, alpha: 128)),
    ])
  func reads(text: String, expected: RGBA8) { #expect(RGBA8(hex: text) == expected) }

  @Test(
    "refuse anything else",
    arguments: ["", "#", "000000", "#00000", "#0000000", "#GG0000", "#０00", "#0000000000"])
  func refuses(text: String) { #expect(RGBA8(hex: text) == nil) }

  @Test("are written in capitals, with alpha where it matters")
  func writes() {
    #expect(RGBA8(rgb: 0x0A84FF).hex == "#0A84FF")
    #expect(RGBA8(rgb: 0x0A84FF).hex8 == "#0A84FFFF")
    #expect(RGBA8.clear.hex == "#00000000")
  }
}
