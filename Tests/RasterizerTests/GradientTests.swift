import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Gradients")
struct GradientTests {
  private static let whole = Shape.rect(Rect(x: 0, y: 0, width: 4, height: 4))
  private static let ramp = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]
  /// From 4 × 4 pixels to the unit square, and to a circle of radius 2 around their middle.
  private static let unit = AffineMapping.scale(x: 0.25, y: 0.25)
  private static let centred = AffineMapping.translation(x: -2, y: -2).then(.scale(x: 0.5, y: 0.5))

  private func reds(_ gradient: Gradient, in shape: Shape = whole) -> [[Int]] {
    let bitmap = image([.gradient(shape, gradient, view: 0)], size: 4, background: .black)
    return (0..<4).map { y in (0..<4).map { x in Int(bitmap[x, y].red) } }
  }

  @Test("along the x axis take the colours at the pixels' centres")
  func across() {
    let row = [32, 96, 159, 223]  // 255 · 1/8, 3/8, 5/8, 7/8
    #expect(
      reds(Gradient(.linear, stops: Self.ramp, plane: Self.unit))
        == [row, row, row, row])
  }

  @Test("down and along a diagonal are the same, turned")
  func downAndDiagonal() {
    let down = AffineMapping(a: 0, b: 0.25, c: 0.25, d: 0, tx: 0, ty: 0)
    #expect(
      reds(Gradient(.linear, stops: Self.ramp, plane: down)).map { $0[0] } == [32, 96, 159, 223])
    let diagonal = AffineMapping(a: 0.125, b: 0, c: 0.125, d: 0, tx: 0, ty: 0)
    #expect(
      reds(Gradient(.linear, stops: Self.ramp, plane: diagonal))[0] == [32, 64, 96, 128])
  }

  @Test("from a point outwards follow the distance")
  func radial() {
    // √½ / 2 = 0.3536, √2.5 / 2 = 0.7906, √4.5 / 2 = 1.06
    let rows = reds(Gradient(.radial, stops: Self.ramp, plane: Self.centred))
    #expect(rows[0] == [255, 202, 202, 255])
    #expect(rows[1] == [202, 90, 90, 202])
  }

  @Test("around a point follow the angle, clockwise from the right")
  func conic() {
    let rows = reds(Gradient(.conic, stops: Self.ramp, plane: Self.centred))
    #expect([rows[2][2], rows[2][1], rows[1][1], rows[1][2]] == [32, 96, 159, 223])
  }

  @Test("change at once where two stops have one place")
  func hardEdge() {
    let gradient = Gradient(
      .linear,
      stops: [.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)],
      plane: Self.unit)
    #expect(reds(gradient)[0] == [0, 0, 255, 255])
  }

  @Test("continue with their first and last colours")
  func pad() {
    let gradient = Gradient(
      .linear, stops: [.init(0.25, .black), .init(0.75, .white)], plane: Self.unit)
    #expect(reds(gradient)[0] == [0, 64, 191, 255])
  }

  @Test("are not premultiplied: from white to clear black they pass through grey")
  func straight() {
    let gradient = Gradient(
      .linear, stops: [.init(0, .white), .init(1, .clear)],
      plane: .scale(x: 0.5, y: 1))
    let bitmap = image([.gradient(Self.whole, gradient, view: 0)], size: 4, background: .white)
    // At ¼: channels and alpha 191; 191 · 191/255 + 255 · 64/255 = 207.
    #expect(bitmap[0, 0].red == 207)
    // At ¾: 64 and 64; 64 · 64/255 + 255 · 191/255 = 207.
    #expect(bitmap[1, 0].red == 207)
    #expect(bitmap[2, 0].red == 255)
  }

  @Test("fill a shape to the degree that it covers pixels")
  func coverage() {
    let shape = Shape.rect(Rect(x: 0.5, y: 0, width: 2, height: 4))
    let gradient = Gradient(.linear, stops: [.init(0, .white)], plane: Self.unit)
    #expect(reds(gradient, in: shape)[0] == [128, 255, 128, 0])
  }

  @Test("with one stop or stops in no order have an end, and without stops nothing")
  func odd() {
    #expect(
      reds(Gradient(.conic, stops: [.init(0.3, .white)], plane: Self.unit))[3]
        == [255, 255, 255, 255])
    let disordered = Gradient(
      .linear,
      stops: [.init(0, .black), .init(.nan, .black), .init(-3, .black), .init(9, .white)],
      plane: Self.unit)
    #expect(reds(disordered)[0] == [32, 96, 159, 223])
    #expect(reds(Gradient(.linear, stops: [], plane: Self.unit))[0] == [0, 0, 0, 0])
  }

  @Test("whose plane is no number paint nothing", arguments: [Double.nan, .infinity])
  func notFinite(value: Double) {
    for kind in Gradient.Kind.allCases {
      let gradient = Gradient(kind, stops: Self.ramp, plane: .scale(x: value, y: 1))
      #expect(reds(gradient).joined().allSatisfy { $0 == 0 })
    }
  }

  @Test("of 10,000 stops in one pixel are painted")
  func manyStops() {
    let stops = (0..<10_000).map {
      Gradient.Stop(Double($0) / 10_000, $0.isMultiple(of: 2) ? .black : .white)
    }
    let bitmap = image(
      [.gradient(Self.whole, Gradient(.radial, stops: stops, plane: Self.centred), view: 0)],
      size: 64)
    #expect(bitmap.size.width == 64)
  }

  @Test("are the same when shape and plane move together", arguments: Gradient.Kind.allCases)
  func moved(kind: Gradient.Kind) {
    let gradient = Gradient(kind, stops: Self.ramp, plane: Self.centred)
    let command = DrawCommand.gradient(
      .ellipse(Rect(x: 0, y: 0, width: 4, height: 4)), gradient, view: 0)
    let there = image([command], size: 16, background: .white)
    let moved = image(
      command.mapped(by: .translation(x: 8, y: 4)), size: 16, background: .white)
    for y in 0..<4 { for x in 0..<4 { #expect(there[x, y] == moved[x + 8, y + 4]) } }
  }
}
