import Drawing
import Geometry
import ImageDiff
import Pixels
import RunRecords
import Testing
import Traits

@testable import Verifying

@Suite("Changed views of a record")
struct ViewChangesTests {
  @Test("leave out what only a newer Meian tells, where no pixel shows it")
  func newerTree() {
    let old = tree(bar: [], title: [text("東京")])
    let new = tree(
      bar: [.init(name: "appearance", source: "transparent")],
      title: [text("大阪"), .init(name: "spacing", source: "8")])
    #expect(names(old, new, regions: [.init(x: 0, y: 40, width: 20, height: 10)]) == ["title text"])
    // Also the other way round: a baseline of a newer Meian.
    #expect(names(new, old, regions: [.init(x: 0, y: 40, width: 20, height: 10)]) == ["title text"])
  }

  @Test("keep a first colour that fills its view, and a first word")
  func firstColor() {
    let old = tree(bar: [], title: [])
    let new = tree(
      bar: [.init(name: "barColor", source: "systemBlue", value: "#007AFFFF")], title: [text("a")])
    let all = PixelRect(x: 0, y: 0, width: 100, height: 20)
    #expect(names(old, new, regions: [all]) == ["bar barColor", "title text"])
    #expect(names(old, new, regions: []) == ["title text"])
  }

  @Test("tell layout where both trees tell it of anything")
  func layout() {
    let spacing = ResolvedView.Property(name: "spacing", source: "0")
    let old = tree(bar: [spacing], title: [])
    let new = tree(bar: [spacing, .init(name: "layoutMargins", source: "16")], title: [])
    #expect(names(old, new, regions: []) == ["bar layoutMargins"])
  }

  @Test("leave out depths and what lies in a view that went")
  func inside() {
    var old = tree(bar: [], title: [text("a")])
    old.views[2].depth = 2
    var new = tree(bar: [], title: [text("a")])
    #expect(names(old, new, regions: []) == [])
    new.views = [new.views[0]]
    #expect(names(old, new, regions: []) == ["bar"])
  }

  @Test("have names that people know")
  func spokenNames() {
    func view(_ id: String, _ kind: String, _ depth: Int, _ text: String? = nil) -> ResolvedView {
      ResolvedView(
        id: id, kind: kind, depth: depth, frame: PixelRect(x: 0, y: 0, width: 1, height: 1),
        style: "light", properties: text.map { [.init(name: "text", source: $0)] } ?? [])
    }
    let tree = ResolvedViewTree(views: [
      view("window", "window", 0), view("0", "controller", 1), view("hours", "stackView", 2),
      view("0/0", "stackView", 3), view("0/0/0", "label", 4, "今"), view("0/0/1", "imageView", 4),
      view("0/1", "imageView", 3), view("cities.1.2", "tableViewCell", 2, "大阪"),
      view("cities.1.2/0", "imageView", 3),
    ])
    let names = ViewNames(tree)
    #expect(
      tree.views.indices.map(names.name) == [
        "window", "controller with “今”", "hours", "stack view with “今”", "“今”",
        "image view in “hours”",
        "image view in “hours”", "row “大阪”", "image view in row “大阪”",
      ])
    #expect(names.name(of: 99) == "")
  }

  private func text(_ words: String) -> ResolvedView.Property {
    .init(name: "text", source: words)
  }

  private func tree(
    bar: [ResolvedView.Property], title: [ResolvedView.Property]
  ) -> ResolvedViewTree {
    ResolvedViewTree(views: [
      ResolvedView(
        id: "window", kind: "window", depth: 0,
        frame: PixelRect(x: 0, y: 0, width: 100, height: 100), style: "light"),
      ResolvedView(
        id: "bar", kind: "navigationBar", depth: 1,
        frame: PixelRect(x: 0, y: 0, width: 100, height: 20), style: "light", properties: bar),
      ResolvedView(
        id: "title", kind: "label", depth: 2,
        frame: PixelRect(x: 0, y: 40, width: 60, height: 10), style: "light", properties: title),
    ])
  }

  /// The view and the property of each change.
  private func names(
    _ old: ResolvedViewTree, _ new: ResolvedViewTree, regions: [PixelRect]
  ) -> [String] {
    let records = ViewChanges(
      from: old, to: new, old.changes(to: new),
      regions: regions.map {
        ChangeRegion(kind: .area, box: $0, pixels: $0.width * $0.height)
      }, shown: []
    ).records
    return records.flatMap { view in
      view.properties.isEmpty ? [view.id] : view.properties.map { "\(view.id) \($0.name)" }
    }
  }
}
