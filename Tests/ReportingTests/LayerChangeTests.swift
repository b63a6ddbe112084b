import RunRecords
import Testing

@testable import Reporting

@Suite("Changes of a layer")
struct LayerChangeTests {
  @Test(
    "are told with their values, and of what is not known with that of now",
    arguments: [
      ("12", "18", "In dark, “card” changed: corner radius 12 → 18 pt."),
      ("", "18", "In dark, “card” changed: corner radius 0 → 18 pt."),
      ("unknown", "18", "In dark, “card” changed: corner radius now 18 pt."),
    ])
  func cornerRadius(before: String, after: String, sentence: String) {
    var comparison = cornersComparison
    comparison.views = [
      ViewChange(
        id: "card", kind: "view", change: .changed,
        properties: [.init(name: "cornerRadius", before: before, after: after)])
    ]
    #expect(said(comparison) == [sentence])
    #expect(place(comparison) == "Screens/a.screen.json5:9")
  }

  @Test("name the corners of the view where nothing else is known")
  func corners() {
    #expect(said(cornersComparison) == ["In dark, the corners of “card” changed."])
    #expect(place(cornersComparison) == "Screens/a.screen.json5:4")
  }

  @Test("name the view with the colours where more than its edges changed")
  func area() {
    var comparison = cornersComparison
    (comparison.regions, comparison.regionCount) = ([region(20, 30, 60, 60)], 1)
    #expect(said(comparison) == ["In dark, “card” changed: #FFFFFF → #F2F2F7."])
    comparison.regions[0].owner = nil
    #expect(said(comparison) == ["In dark, colours changed: #FFFFFF → #F2F2F7."])
  }

  @Test("say which of two colours is for which style")
  func dynamic() {
    #expect(
      spokenValue("dynamic(#F2F2F7, #2C2C2EFF) #F2F2F7FF") == "light #F2F2F7, dark #2C2C2E")
    #expect(
      spokenValue("dynamic(label, systemBlue) #000000FF")
        == "light label, dark systemBlue #000000FF")
    #expect(spokenValue("dynamic(") == "dynamic(")
    #expect(withSwatches("light #F2F2F7, dark #2C2C2E").text.components(of: "<svg") == 2)
  }

  private var cornersComparison: ComparisonRecord {
    ComparisonRecord(
      pixels: 40, box: .init(x: 10, y: 20, width: 100, height: 80),
      colorChanges: [.init(from: "#FFFFFFFF", to: "#F2F2F7FF", pixels: 40)],
      regions: [region(10, 20, 9, 9), region(101, 20, 9, 9), region(10, 91, 9, 9)])
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> RegionRecord {
    RegionRecord(
      kind: "area", box: .init(x: x, y: y, width: width, height: height), pixels: 10,
      owner: .init(id: "card", kind: "view", isDescribedDifferently: false))
  }

  private func screen(_ comparison: ComparisonRecord) -> ScreenRecord {
    let card = ViewRecord(
      id: "card", kind: "view", frame: .init(x: 10, y: 20, width: 100, height: 80), line: 4,
      settings: [.init(name: "cornerRadius", line: 9)])
    let shot = ShotRecord(
      variant: "dark", verdict: .unexpectedChange, unexpected: comparison, views: [card])
    return ScreenRecord(
      id: "a", title: "", source: "Screens/a.screen.json5", device: "", shots: [shot])
  }

  private func said(_ comparison: ComparisonRecord) -> [String] {
    sentences(for: screen(comparison)).map(\.text)
  }

  private func place(_ comparison: ComparisonRecord) -> String? {
    sentences(for: screen(comparison)).first?.origin?.place
  }
}

extension String {
  /// How often a part stands in the text.
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
