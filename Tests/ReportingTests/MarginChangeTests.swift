import RunRecords
import Testing

@testable import Reporting

@Suite("Margins that pictures show")
struct MarginChangeTests {
  typealias Numbers = [Int]

  @Test("are told of the view whose content stands further in")
  func allSides() {
    let found = change([
      ("page", [48, 441, 1074, 1698], [48, 441, 1074, 1722]),
      ("hours", [48, 846, 1074, 416], [48, 846, 1074, 440]),
      ("title", [96, 894, 978, 47], [108, 906, 954, 47]),
      ("columns", [96, 977, 978, 237], [108, 989, 954, 237]),
      ("column", [96, 977, 196, 237], [108, 989, 191, 237]),
      ("days", [48, 1300, 1074, 200], [48, 1324, 1074, 200]),
    ])
    #expect(found?.holder.id == "hours")
    #expect(found?.cause(scale: 3).text == "margins 16 → 20 pt")
    #expect(found?.cause(scale: nil).text == "margins 48 → 60 px")
  }

  @Test("have no numbers where sides were different")
  func uneven() {
    let found = change([
      ("card", [0, 0, 300, 100], [0, 0, 300, 100]),
      ("a", [30, 12, 250, 30], [36, 12, 238, 30]),
      ("b", [30, 50, 250, 30], [36, 50, 238, 30]),
    ])
    #expect(found?.cause(scale: 3).text == "margins 2 pt wider")
  }

  @Test("are told of one side where all moved away from it by as much as the view grew")
  func oneSide() {
    let found = change([
      ("list", [0, 90, 300, 600], [0, 90, 300, 600]),
      ("rows", [0, 90, 300, 800], [0, 90, 300, 812]),
      ("row0", [48, 138, 204, 100], [48, 150, 204, 100]),
      ("row1", [48, 250, 204, 100], [48, 262, 204, 100]),
    ])
    #expect(found?.holder.id == "rows")
    #expect(found?.cause(scale: 3).text == "top margin 16 → 20 pt")
  }

  @Test(
    "are not what spacing, centred text and moves look like",
    arguments: [
      // Wider spacing between two views side by side in the middle.
      [
        ("card", [0, 0, 300, 100], [0, 0, 300, 100]), ("a", [100, 10, 40, 30], [97, 10, 40, 30]),
        ("b", [160, 10, 40, 30], [163, 10, 40, 30]),
      ],
      // A shorter text in the middle.
      [
        ("card", [0, 0, 300, 100], [0, 0, 300, 100]),
        ("a", [100, 10, 100, 30], [110, 10, 80, 30]),
      ],
      // All moved together.
      [
        ("card", [0, 0, 300, 100], [0, 9, 300, 100]), ("a", [10, 10, 280, 80], [10, 19, 280, 80]),
      ],
      [],
    ])
  func others(views: [(String, Numbers, Numbers)]) { #expect(change(views) == nil) }

  @Test("do no harm with numbers that no picture has")
  func hostile() {
    let wild = ComparisonRecord.Box(x: .min, y: .max, width: .max, height: .min)
    let all = [ViewRecord(id: "a", kind: "view", frame: wild)]
    #expect(MarginChange([], all: all) == nil)
    #expect(
      change(
        (0..<1_200).map { ("v\($0)", [$0, 0, 2_000, 9], [$0 + 1, 0, 2_000, 9]) }) == nil)
  }

  private func change(_ views: [(String, Numbers, Numbers)]) -> MarginChange? {
    let changes = views.filter { $0.1 != $0.2 }.map { id, before, after in
      ViewChange(
        id: id, kind: "view", change: .changed,
        properties: [.init(name: "frame", before: "\(before)", after: "\(after)")])
    }
    let all = views.map { id, _, frame in
      ViewRecord(
        id: id, kind: "view",
        frame: .init(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
    return MarginChange(changes, all: all)
  }
}
