import RunRecords
import Testing

@testable import Reporting

@Suite("Layout that pictures show")
struct InferredChangeTests {
  typealias Numbers = [Int]

  @Test("is spacing where all gaps of a stack grew by as much")
  func spacing() {
    let found = change([
      ("stackView", "fields", [48, 321, 1074, 359], [48, 321, 1074, 383]),
      ("textField", "query", [48, 321, 1074, 120], [48, 321, 1074, 120]),
      ("textField", "country", [48, 477, 1074, 120], [48, 489, 1074, 120]),
      ("label", "count", [48, 633, 1074, 47], [48, 657, 1074, 47]),
    ])
    #expect(found?.holder.id == "fields")
    #expect(found?.property == "spacing")
    #expect(found?.cause.text == "spacing 12 → 16 pt")
  }

  @Test("is spacing where a spacer gives up what the gaps take")
  func spacer() {
    let found = change([
      ("stackView", "row", [0, 0, 600, 60], [0, 0, 600, 60]),
      ("label", "a", [0, 0, 100, 60], [0, 0, 100, 60]),
      ("spacer", "b", [124, 30, 352, 0], [136, 30, 328, 0]),
      ("label", "c", [500, 0, 100, 60], [500, 0, 100, 60]),
    ])
    #expect(found?.cause.text == "spacing 8 → 12 pt")
  }

  @Test("is spacing without numbers where gaps were different")
  func uneven() {
    let found = change([
      ("stackView", "fields", [0, 0, 300, 300], [0, 0, 300, 324]),
      ("view", "a", [0, 0, 300, 60], [0, 0, 300, 60]),
      ("view", "b", [0, 90, 300, 60], [0, 102, 300, 60]),
      ("view", "c", [0, 240, 300, 60], [0, 264, 300, 60]),
    ])
    #expect(found?.cause.text == "spacing 4 pt wider")
  }

  @Test("is the height of the one view that grew and asks for a height")
  func height() {
    let views: [(String, String, Numbers, Numbers)] = [
      ("stackView", "now", [48, 441, 1074, 369], [48, 441, 1074, 369]),
      ("imageView", "icon", [48, 458, 336, 336], [48, 452, 336, 348]),
    ]
    let found = change(views, written: ["icon": "height"])
    #expect(found?.property == "height")
    #expect(found?.cause.text == "height 112 → 116 pt")
    #expect(change(views) == nil)
  }

  @Test(
    "is nothing where a text is longer, and where a gap grew alone",
    arguments: [
      [
        ("stackView", "row", [0, 0, 300, 60], [0, 0, 330, 60]),
        ("label", "a", [0, 0, 300, 60], [0, 0, 330, 60]),
      ],
      [
        ("stackView", "row", [0, 0, 300, 300], [0, 0, 300, 300]),
        ("view", "a", [0, 0, 300, 60], [0, 0, 300, 60]),
        ("view", "b", [0, 90, 300, 60], [0, 102, 300, 60]),
        ("view", "c", [0, 240, 300, 60], [0, 240, 300, 60]),
      ],
      [],
    ] as [[(String, String, [Int], [Int])]])
  func others(views: [(String, String, Numbers, Numbers)]) {
    #expect(change(views, written: ["a": "width"]) == nil)
  }

  private func change(
    _ views: [(String, String, Numbers, Numbers)], written: [String: String] = [:]
  ) -> InferredChange? {
    let changes = views.filter { $0.2 != $0.3 }.map { kind, id, before, after in
      ViewChange(
        id: id, kind: kind, change: .changed,
        properties: [.init(name: "frame", before: "\(before)", after: "\(after)")])
    }
    let all = views.map { kind, id, _, frame in
      ViewRecord(
        id: id, kind: kind,
        frame: .init(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        settings: written[id].map { [.init(name: $0, line: 7)] })
    }
    return InferredChange(changes, all: all, scale: 3)
  }
}
