import RunRecords
import Testing

@testable import Reporting

@Suite("The list of regions")
struct RegionListTests {
  private func comparison(_ regions: [RegionRecord], count: Int? = nil) -> ComparisonRecord {
    ComparisonRecord(pixels: 9, box: nil, colorChanges: [], regions: regions, regionCount: count)
  }

  private func region(_ kind: String, owner: RegionRecord.Owner? = nil) -> RegionRecord {
    RegionRecord(
      kind: kind, box: .init(x: 10, y: 20, width: 30, height: 4), pixels: 1200,
      largestDistance: 5044, offset: kind == "moved" ? .init(x: 3, y: -2) : nil, owner: owner)
  }

  @Test(
    "says what happened in each",
    arguments: [
      ("moved", "moved by 3 px across, -2 px down"), ("inserted-rows", "4 pixel rows inserted"),
      ("removed-rows", "4 pixel rows removed"), ("edge", "antialiased borders"),
      ("text", "text"),
      ("noise", "noise"), ("<b>", "changed"),
    ])
  func kinds(kind: String, words: String) {
    let text = regionList(for: comparison([region(kind)])).text
    #expect(text.contains("<li>\(words) <span class=\"kind\">x 10, y 20, 30 × 4, "))
    #expect(text.contains("up to 5.0 apart"))
  }

  @Test("calls strokes text, but for views that say nothing")
  func strokes() {
    func owner(_ kind: String, _ text: String?) -> RegionRecord.Owner {
      .init(id: "a", kind: kind, text: text, isDescribedDifferently: false)
    }
    #expect(region("text", owner: owner("label", "Hello")).words == "text")
    #expect(region("text", owner: owner("imageView", nil)).words == "picture")
    #expect(region("text", owner: owner("view", nil)).words == "fine detail")
  }

  @Test("is left out where one area is all there is")
  func single() {
    #expect(regionList(for: comparison([region("area")])).isEmpty)
    #expect(!regionList(for: comparison([region("area"), region("area")])).isEmpty)
    #expect(regionList(for: comparison([])).isEmpty)
  }

  @Test("names owners as text and counts what it leaves out")
  func owners() {
    let owner = RegionRecord.Owner(
      id: "title", kind: "label", text: "<i>Hello", isDescribedDifferently: true)
    let text = regionList(
      for: comparison((0..<9).map { _ in region("text", owner: owner) }, count: 40)
    ).text
    #expect(text.contains("in <b><bdi>&lt;i&gt;Hello</bdi></b>"))
    #expect(text.contains("and 32 more regions"))
  }

  @Test("stands beside what a tolerance let pass")
  func tolerated() {
    var shot = ShotRecord(variant: "dark", verdict: .unchanged)
    shot.tolerated = "12 px by up to 1 levels: noise"
    let screen = ScreenRecord(id: "a", title: "a", source: "", device: "", shots: [shot])
    let run = RunRecord(project: "p", meian: "1", epoch: 1, before: "none", screens: [screen])
    let text = aside(for: screen, of: run).text
    #expect(text.contains("dark passes by a tolerance: 12 px by up to 1 levels: noise"))
  }
}
