import RunRecords
import Testing

@testable import Reporting

@Suite("Marks around what differs")
struct MarkedBoxesTests {
  typealias Box = ComparisonRecord.Box

  @Test("are one for a changed view, one for what moved together, and one for each other place")
  func groups() {
    let boxes = marked([
      region("text", 100, owner: "title"), region("text", 400, owner: "title"),
      region("moved", 1_000, offset: 24), region("moved", 1_200, offset: 24),
      region("area", 2_000), region("area", 2_300),
    ])
    #expect(boxes.map(\.y) == [100, 1_000, 2_000, 2_300])
    #expect(boxes.map(\.height) == [340, 240, 40, 40])
  }

  @Test("are one where places touch")
  func near() {
    #expect(marked([region("area", 100), region("area", 150), region("area", 195)]).count == 1)
  }

  @Test("are the whole extent where regions were left out, are unknown or too many")
  func fallback() {
    let many = (0..<20).map { region("area", $0 * 100) }
    #expect(marked(many) == [whole])
    #expect(marked([], count: 0) == [whole])
    #expect(marked([region("area", 100)], count: 40) == [whole])
    #expect(
      ComparisonRecord(pixels: 0, box: nil, colorChanges: []).markedBoxes(width: 10).isEmpty)
  }

  @Test("do no harm with numbers that no picture has")
  func hostile() {
    var wild = region("area", .max)
    wild.box = Box(x: .min, y: .max, width: .max, height: .min)
    _ = marked([wild, region("area", 5), wild])
    _ = ComparisonRecord(pixels: 1, box: wild.box, colorChanges: []).markedBoxes(width: .max)
    var shot = ShotRecord(variant: "dark", verdict: .unexpectedChange)
    shot.unexpected = ComparisonRecord(pixels: 1, box: wild.box, colorChanges: [], regions: [wild])
    let image = ImageRecord(path: "images/a.png", width: 10, height: 10, digest: "")
    (shot.after, shot.now) = (image, image)
    _ = shot.marks(on: image)
    _ = Crop(shot, screen: "a")
  }

  private let whole = Box(x: 0, y: 0, width: 1_170, height: 2_532)

  private func marked(_ regions: [RegionRecord], count: Int? = nil) -> [Box] {
    ComparisonRecord(
      pixels: 1, box: whole, colorChanges: [], regions: regions, regionCount: count
    ).markedBoxes(width: 1_170)
  }

  private func region(
    _ kind: String, _ y: Int, owner: String? = nil, offset: Int? = nil
  ) -> RegionRecord {
    RegionRecord(
      kind: kind, box: Box(x: 40, y: y, width: 300, height: 40), pixels: 10,
      offset: offset.map { .init(x: 0, y: $0) },
      owner: owner.map { .init(id: $0, kind: "label", isDescribedDifferently: true) })
  }
}
