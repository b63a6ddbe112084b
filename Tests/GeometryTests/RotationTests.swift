import Geometry
import Testing

@Suite("Angles")
struct RotationTests {
  @Test(
    "of whole quarters are exact",
    arguments: [
      (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0),
      (3690, 1, 0),
    ])
  func quarters(degrees: Double, sine: Double, cosine: Double) {
    let turn = Rotation(degrees: degrees)
    #expect(turn.sine == sine && turn.cosine == cosine)
    #expect(turn.sine.sign == .plus || turn.sine < 0)
    #expect(turn.cosine.sign == .plus || turn.cosine < 0)
  }

  @Test(
    "have the sine and cosine of the tables",
    arguments: [
      (30.0, 0.5, 0.8660254037844386), (45, 0.7071067811865476, 0.7071067811865476),
      (60, 0.8660254037844386, 0.5), (150, 0.5, -0.8660254037844386),
      (-30, -0.5, 0.8660254037844386), (1, 0.01745240643728351, 0.9998476951563913),
    ])
  func tables(degrees: Double, sine: Double, cosine: Double) {
    let turn = Rotation(degrees: degrees)
    #expect(abs(turn.sine - sine) < 3e-16)
    #expect(abs(turn.cosine - cosine) < 3e-16)
  }

  @Test("that are no numbers do not turn", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(degrees: Double) { #expect(Rotation(degrees: degrees).cosine == 1) }

  @Test("of points are where the sine and cosine put them", arguments: 0..<720)
  func turnsOfPoints(half: Int) {
    let degrees = Double(half) / 2
    let turn = Rotation(degrees: degrees)
    #expect(abs(turns(x: turn.cosine * 7, y: turn.sine * 7) * 360 - degrees) < 360e-10)
  }

  @Test("of points on the axes are exact, and the origin has the first")
  func axes() {
    #expect(turns(x: 3, y: 0) == 0)
    #expect(turns(x: 0, y: 3) == 0.25)
    #expect(turns(x: -3, y: 0) == 0.5)
    #expect(turns(x: 0, y: -3) == 0.75)
    #expect(turns(x: 0, y: 0) == 0)
    #expect(turns(x: .nan, y: 1) == 0 || turns(x: .nan, y: 1).isFinite)
    #expect(turns(x: 1, y: -1e-300) < 1)
  }

  @Test("of four points at once are those of each, to the last bit")
  func four() {
    let places = [0.0, -0.0, 1, -1, 0.3, -7.25, 1e-300, -1e300, .infinity, 0.41421356237309503]
    for x in places {
      for y in places {
        let expected = turns(x: x, y: y).bitPattern
        let all = turns(x: SIMD4(x, 1, y, x), y: SIMD4(y, 2, x, y))
        #expect(all[0].bitPattern == expected && all[3].bitPattern == expected, "\(x), \(y)")
        #expect(all[2].bitPattern == turns(x: y, y: x).bitPattern)
      }
    }
  }
}
