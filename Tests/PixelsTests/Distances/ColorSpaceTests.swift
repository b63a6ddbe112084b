import Pixels
import Testing

@Suite("Colour spaces and contrast")
struct ColorSpaceTests {
  @Test(
    "L*a*b* has the values computed independently",
    arguments: [
      ("#FFFFFF", [100.0, 0, 0]), ("#000000", [0, 0, 0]), ("#FF0000", [53.241, 80.092, 67.203]),
      ("#00FF00", [87.735, -86.183, 83.179]), ("#0000FF", [32.297, 79.188, -107.860]),
      ("#007AFF", [53.098, 22.537, -73.540]), ("#1C1C1E", [10.343, 0.519, -1.377]),
      ("#F2F2F7", [95.621, 0.892, -2.402]),
    ])
  func lab(hex: String, expected: [Double]) throws {
    let color = LabColor(try #require(RGBA8(hex: hex)))
    for (value, wanted) in zip([color.lightness, color.a, color.b], expected) {
      #expect(abs(value - wanted) < 0.002)
    }
  }

  @Test(
    "OKLab has the values computed independently",
    arguments: [
      ("#FFFFFF", [1.0, 0, 0]), ("#000000", [0, 0, 0]), ("#FF0000", [0.6280, 0.2249, 0.1258]),
      ("#0000FF", [0.4520, -0.0325, -0.3115]), ("#0A84FF", [0.6243, -0.0515, -0.1990]),
      ("#1C1C1E", [0.2273, 0.0011, -0.0037]),
    ])
  func oklab(hex: String, expected: [Double]) throws {
    let color = OKLabColor(try #require(RGBA8(hex: hex)))
    for (value, wanted) in zip([color.lightness, color.a, color.b], expected) {
      #expect(abs(value - wanted) < 1e-4)
    }
  }

  @Test(
    "OKLab distances match too",
    arguments: [
      ("#000000", "#FFFFFF", 1.0), ("#FFFFFF", "#FEFEFE", 0.00297),
      ("#000000", "#010101", 0.06720), ("#1C1C1E", "#2C2C2E", 0.06662),
      ("#FF0000", "#00FF00", 0.51981),
    ])
  func oklabDistance(one: String, other: String, expected: Double) throws {
    let first = OKLabColor(try #require(RGBA8(hex: one)))
    let second = OKLabColor(try #require(RGBA8(hex: other)))
    #expect(abs(first.distance(to: second) - expected) < 2e-5)
  }

  @Test(
    "contrast ratios are those of the published vectors",
    arguments: [
      ("#FFFFFF", "#000000", 21.0), ("#FFFFEE", "#FFFFFF", 1.01007),
      ("#AFBAAE", "#FFFFFF", 2.008125), ("#8B9986", "#FFFFFF", 3.000644),
      ("#776655", "#FFFFFF", 5.502984), ("#1C1C1E", "#000000", 1.234),
    ])
  func contrast(one: String, other: String, expected: Double) throws {
    let first = try #require(RGBA8(hex: one))
    let second = try #require(RGBA8(hex: other))
    #expect(abs(first.contrast(to: second) - expected) < 5e-4)
    #expect(first.contrast(to: second) == second.contrast(to: first))
  }

  @Test("luminance has the values computed independently")
  func luminance() throws {
    #expect(abs(RGBA8(rgb: 0x007AFF).luminance - 0.211391) < 1e-6)
    #expect(abs(RGBA8(rgb: 0xF2F2F7).luminance - 0.890969) < 1e-6)
  }
}
