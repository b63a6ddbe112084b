import Drawing
import Geometry
import Testing

@Suite("Views that are the same in two trees")
struct ViewTreeAlignmentTests {
  @Test("are rows with the same words, so that one row less is one row less")
  func removedRow() {
    let before = table(["札幌", "仙台", "大阪", "福岡", "那覇"])
    let changes = before.changes(to: table(["札幌", "仙台", "福岡", "那覇"]))
    #expect(changes.filter { $0.kind == .removed }.map(\.id) == ["rows.2"])
    #expect(changes.filter { $0.kind == .removed }.map(\.offset) == [3])
    let moved = changes.filter { $0.kind == .changed }
    #expect(moved.map(\.id) == ["rows.2", "rows.3"])
    #expect(moved.allSatisfy { $0.properties.map(\.name) == ["frame"] })
  }

  @Test(
    "are the same where a row came, went or took another place",
    arguments: [
      (["a", "b", "c"], ["x", "a", "b", "c"], ["added rows.0"]),
      (["a", "b", "c"], ["a", "b", "c", "x"], ["added rows.3"]),
      (["a", "b", "c"], ["b", "c"], ["removed rows.0"]),
      (["a", "b", "c"], ["a", "x", "c"], ["changed rows.1 text"]),
      (["a", "b", "c"], ["a", "x", "b2", "c"], ["added rows.2", "changed rows.1 text"]),
      (["a", "b"], ["b", "a"], []),
      (["a", "a", "a"], ["a", "a"], ["removed rows.2"]),
      ([], ["a"], ["added rows.0"]),
      (["a"], [], ["removed rows.0"]),
    ])
  func rows(before: [String], after: [String], expected: [String]) {
    let changes = table(before).changes(to: table(after))
    // Places follow from the order.
    let told = changes.compactMap { change -> String? in
      let names = change.properties.map(\.name).filter { $0 != "frame" }
      if change.kind == .changed, names.isEmpty { return nil }
      return (["\(change.kind.rawValue) \(change.id)"] + names).joined(separator: " ")
    }
    #expect(told.sorted() == expected)
  }

  @Test("keep what a row holds, and a row that went takes its content along")
  func nested() {
    func tree(_ names: [String]) -> ResolvedViewTree {
      var views = [view("list", "stackView", 0, nil)]
      for (index, name) in names.enumerated() {
        views.append(view("list/\(index)", "stackView", 1, nil))
        views.append(view("list/\(index)/0", "imageView", 2, nil))
        views.append(view("list/\(index)/1", "label", 2, name))
      }
      return ResolvedViewTree(views: views)
    }
    let changes = tree(["sun", "rain", "fog"]).changes(to: tree(["sun", "fog"]))
    #expect(changes.map(\.id) == ["list/1", "list/1/0", "list/1/1"])
    #expect(changes.map(\.kind) == [.removed, .removed, .removed])
    #expect(changes.map(\.isInside) == [false, true, true])
  }

  @Test("stay what they are under another kind in the same place, and under another parent by name")
  func otherKind() {
    let before = ResolvedViewTree(views: [
      view("root", "view", 0, nil), view("0/0", "label", 1, "a"), view("title", "label", 1, "b"),
    ])
    let after = ResolvedViewTree(views: [
      view("root", "view", 0, nil), view("0/0", "textView", 1, "a"),
      view("box", "stackView", 1, nil), view("title", "label", 2, "b"),
    ])
    let changes = before.changes(to: after)
    #expect(changes.map(\.id) == ["0/0", "box", "title"])
    #expect(changes[0].properties.map(\.name) == ["kind"])
    #expect(changes[1].kind == .added)
    #expect(changes[2].properties.map(\.name) == ["depth"])
  }

  @Test("are found in tables of 4,000 rows")
  func longTable() {
    let rows = (0..<4_000).map { "row \($0)" }
    var less = rows
    less.remove(at: 2_000)
    let removed = table(rows).changes(to: table(less)).filter { $0.kind == .removed }
    #expect(removed.map(\.id) == ["rows.2000"])
  }

  @Test(
    "have names of their own unless every part is a place",
    arguments: [
      ("title", false), ("0", true), ("0/1/2", true), ("cities.1.rows", true), ("hour-1", false),
      ("0.navigationBar", true), ("icon2", false), ("a/b", false), ("", false),
    ])
  func names(id: String, isPlace: Bool) { #expect(isPlaceName(id) == isPlace) }

  private func table(_ rows: [String]) -> ResolvedViewTree {
    ResolvedViewTree(
      views: [view("rows", "stackView", 0, nil)]
        + rows.enumerated().map { index, text in
          var row = view("rows.\(index)", "tableViewCell", 1, text)
          row.frame = PixelRect(x: 0, y: index * 132, width: 1_074, height: 132)
          return row
        })
  }

  private func view(_ id: String, _ kind: String, _ depth: Int, _ text: String?) -> ResolvedView {
    ResolvedView(
      id: id, kind: kind, depth: depth, frame: PixelRect(x: 0, y: 0, width: 10, height: 10),
      style: "dark", properties: text.map { [.init(name: "text", source: $0)] } ?? [])
  }
}
