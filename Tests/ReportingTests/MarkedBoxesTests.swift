import RunRecords
import Testing

@testable import Reporting

@Suite("Marks around what differs")
struct MarkedBoxesTests {
  typealias Box = ComparisonRecord.Box

  @Test("are one for a described view, one for what moved together, and one for each other place")
  func groups() {
    let boxes = marked([
      region("text", 100, owner: "title"), region("text", 400, owner: "title"),
      region("moved", 1_000, offset: 24), region("moved", 1_200, offset: 24),
      region("area", 2_000), region("area", 2_300),
    ]).all
    #expect(boxes.map(\.y) == [100, 1_000, 2_000, 2_300])
    #expect(boxes.map(\.height) == [340, 240, 40, 40])
  }

  @Test("are one for all that lies in a view somebody changed, however it moved there")
  func writer() {
    let hours = view("hours", 100, 400, ("layoutMargins", "16", "20"))
    let card = view("card", 0, 2_000, ("frame", "[0, 0, 1, 1]", "[0, 0, 1, 2]"))
    let boxes = marked(
      [
        region("moved", 120, offset: 12), region("moved", 300, offset: 9),
        region("inserted-rows", 480), region("moved", 900, offset: 24),
      ], views: [card, hours]
    ).all
    #expect(boxes.map(\.y) == [120, 900])
    #expect(boxes.map(\.height) == [220, 40])
  }

  @Test("show a view that went in the older picture, one that came in the newer one")
  func cameAndWent() {
    var gone = view("row", 300, 130)
    gone.change = .removed
    var come = view("new", 900, 130)
    come.change = .added
    let boxes = marked([region("removed-rows", 320)], views: [gone, come])
    #expect(boxes.old.map(\.y) == [300])
    #expect(boxes.new.map(\.y) == [900])
    // Without views, rows of pixels are what is known.
    #expect(marked([region("removed-rows", 320)]).old.map(\.y) == [320])
  }

  @Test("lie in the older picture where the view was there")
  func formerPlaces() {
    let card = view("card", 100, 440, ("frame", "[0, 100, 1170, 416]", "[0, 100, 1170, 440]"))
    let title = view("title", 700, 40, ("frame", "[0, 676, 1170, 40]", "[0, 700, 1170, 40]"))
    let marked = marked([region("moved", 150, offset: 12)], views: [card, title])
    #expect(marked.new == [Box(x: 0, y: 100, width: 1_170, height: 440)])
    #expect(marked.old == [Box(x: 0, y: 100, width: 1_170, height: 416)])
    #expect(marked.places.map(\.numbers) == [[0, 100, 1_170, 440, 0, 100, 1_170, 416]])
  }

  @Test("are one where places touch")
  func near() {
    let touching = [region("area", 100), region("area", 150), region("area", 195)]
    #expect(marked(touching).all.count == 1)
  }

  @Test("are the whole extent where regions were left out, are unknown or too many")
  func fallback() {
    let many = (0..<20).map { region("area", $0 * 100) }
    #expect(marked(many).all == [whole])
    #expect(marked([], count: 0).new == [whole])
    #expect(marked([region("area", 100)], count: 40).old == [whole])
    let same = ComparisonRecord(pixels: 0, box: nil, colorChanges: [])
    #expect(MarkedBoxes(same, width: 10).all.isEmpty)
  }

  @Test("do no harm with numbers that no picture has")
  func hostile() {
    var wild = region("area", .max)
    wild.box = Box(x: .min, y: .max, width: .max, height: .min)
    var gone = view("a", 0, 1)
    (gone.frame, gone.change) = (wild.box, .removed)
    _ = marked([wild, region("area", 5), wild], views: [gone])
    var shot = ShotRecord(variant: "dark", verdict: .unexpectedChange)
    shot.unexpected = ComparisonRecord(
      pixels: 1, box: wild.box, colorChanges: [], views: [gone], regions: [wild])
    let image = ImageRecord(path: "images/a.png", width: 10, height: 10, digest: "")
    (shot.after, shot.now) = (image, image)
    _ = shot.marks(on: image, isOld: true)
    _ = Crop(
      shot, screen: ScreenRecord(id: "a", title: "", source: "", device: "", shots: [shot]))
  }

  private let whole = Box(x: 0, y: 0, width: 1_170, height: 2_532)

  private func marked(
    _ regions: [RegionRecord], views: [ViewChange] = [], count: Int? = nil
  ) -> MarkedBoxes {
    MarkedBoxes(
      ComparisonRecord(
        pixels: 1, box: whole, colorChanges: [], views: views, regions: regions,
        regionCount: count), width: 1_170)
  }

  private func view(
    _ id: String, _ y: Int, _ height: Int, _ properties: (String, String, String)...
  ) -> ViewChange {
    ViewChange(
      id: id, kind: "view", change: .changed,
      frame: Box(x: 0, y: y, width: 1_170, height: height),
      properties: properties.map { .init(name: $0.0, before: $0.1, after: $0.2) })
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
