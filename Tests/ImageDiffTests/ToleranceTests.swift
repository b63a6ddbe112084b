import Geometry
import ImageDiff
import Pixels
import Testing

@Suite("Tolerances")
struct ToleranceTests {
  private func changed(_ color: UInt32, _ box: PixelRect) -> Explanation {
    let old = Screenshots.blank()
    var new = old
    new.fill(box, with: RGBA8(rgb: color))
    return explain(new, with: old)
  }

  private let card = PixelRect(x: 10, y: 10, width: 40, height: 40)

  @Test("never excuse an area in a drawn screen")
  func drawnArea() {
    let all = Tolerance(limit: .levels(255), largestRegion: 1_000_000)
    #expect(all.objection(to: changed(0x1C1C1F, card), of: .drawn)?.hasPrefix("an area") == true)
  }

  @Test(
    "excuse an area of a capture by two levels at most",
    arguments: [(1, true), (2, true), (3, false)])
  func capturedArea(levels: UInt32, passes: Bool) {
    let all = Tolerance(limit: .levels(255), largestRegion: 1_000_000)
    let objection = all.objection(to: changed(0x1C1C1E + levels, card), of: .captured)
    #expect((objection == nil) == passes)
  }

  @Test("hold to their unit and to the largest region")
  func limits() {
    let found = changed(0x1C1C20, PixelRect(x: 10, y: 10, width: 40, height: 40))
    func passes(_ limit: Tolerance.Limit, _ pixels: Int) -> Bool {
      Tolerance(limit: limit, largestRegion: pixels).objection(to: found, of: .captured) == nil
    }
    let distance = found.regions[0].largestDistance
    #expect(passes(.levels(2), 1600) && !passes(.levels(1), 1600) && !passes(.levels(2), 1599))
    #expect(passes(.distance(distance), 1600) && !passes(.distance(distance - 1), 1600))
  }

  @Test("with edges only excuse a shift of letters and not another letter")
  func edges() {
    var old = Screenshots.blank()
    var shifted = old
    var other = old
    Screenshots.text(on: &old, x: 20, y: 40)
    Screenshots.text(on: &shifted, x: 20, y: 40, shift: 1)
    Screenshots.text(on: &other, x: 20, y: 40, seed: 4)
    let edges = Tolerance(limit: .levels(255), largestRegion: 10_000, edgesOnly: true)
    #expect(edges.objection(to: explain(shifted, with: old), of: .drawn) == nil)
    #expect(edges.objection(to: explain(other, with: old), of: .drawn) != nil)
  }

  @Test("are proposed as small as two runs need")
  func needs() {
    var needs = ToleranceNeeds()
    needs.add(.equal, of: "same")
    #expect(needs.proposal == nil && needs.isAllowed && needs.differing == 0)
    needs.add(changed(0x1C1C20, card), of: "card")
    needs.add(changed(0x1C1C1F, PixelRect(x: 60, y: 60, width: 50, height: 50)), of: "other")
    #expect(needs.proposal == Tolerance(limit: .levels(2), largestRegion: 2500))
    needs.add(changed(0x1C1C21, card), of: "third")
    #expect(needs.proposal == nil && needs.obstacles.map(\.picture) == ["third"])
    #expect(needs.pictures == 4 && needs.differing == 3)
  }

  @Test("never excuse another size or content that moved")
  func moved() {
    let all = Tolerance(limit: .levels(255), largestRegion: 1_000_000)
    let small = Screenshots.blank(199, 160)
    #expect(
      all.objection(to: explain(small, with: Screenshots.blank()), of: .captured)
        == "the sizes differ")
    var old = Screenshots.blank()
    var new = old
    old[50, 50] = RGBA8(rgb: 0x1D1C1E)
    new[51, 50] = RGBA8(rgb: 0x1D1C1E)
    #expect(explain(new, with: old).regions.map(\.kind) == [.noise])
    #expect(all.objection(to: explain(new, with: old), of: .captured) == nil)
  }

  @Test("say which colours they cannot tell apart")
  func confusions() {
    let (one, other) = (RGBA8(rgb: 0x1C1C1E), RGBA8(rgb: 0x2C2C2E))
    #expect(Tolerance(limit: .levels(16), largestRegion: 1).confuses(one, other))
    #expect(!Tolerance(limit: .levels(15), largestRegion: 1).confuses(one, other))
    #expect(Tolerance(limit: .distance(5044), largestRegion: 1).confuses(one, other))
    #expect(!Tolerance(limit: .distance(5043), largestRegion: 1).confuses(one, other))
    #expect(!Tolerance(limit: .levels(255), largestRegion: 1, edgesOnly: true).confuses(one, other))
    #expect(!Tolerance(limit: .levels(255), largestRegion: 1).confuses(one, one))
  }
}
