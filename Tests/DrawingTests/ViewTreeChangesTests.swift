import Drawing
import Geometry
import Testing

@Suite("Changes between view trees")
struct ViewTreeChangesTests {
  private let title = ResolvedView(
    id: "title", kind: "label", depth: 1, frame: PixelRect(x: 0, y: 0, width: 10, height: 5),
    style: "dark",
    properties: [
      .init(name: "text", source: "Night"),
      .init(name: "textColor", source: "label", value: "#FFFFFFFF"),
    ])

  @Test("are none between a tree and itself")
  func same() {
    let tree = ResolvedViewTree(views: [title, title])
    #expect(tree.changes(to: tree).isEmpty)
  }

  @Test("name the property with its state before and after")
  func changedProperty() {
    var after = title
    after.properties[1].value = "#000000FF"
    after.frame.width = 12
    let changes = ResolvedViewTree(views: [title]).changes(to: ResolvedViewTree(views: [after]))
    #expect(
      changes == [
        ViewTreeChange(
          kind: .changed, id: "title", viewKind: "label", frame: after.frame,
          properties: [
            .init(
              name: "frame", before: .init(name: "frame", source: "[0, 0, 10, 5]"),
              after: .init(name: "frame", source: "[0, 0, 12, 5]")),
            .init(
              name: "textColor", before: title.properties[1], after: after.properties[1]),
          ])
      ])
  }

  @Test("list properties and views that came or went")
  func cameAndWent() {
    var after = title
    after.properties = [.init(name: "font", source: "body"), title.properties[0]]
    var other = title
    other.id = "other"
    let changes = ResolvedViewTree(views: [other, title])
      .changes(to: ResolvedViewTree(views: [after]))
    #expect(changes.map(\.kind) == [.changed, .removed])
    #expect(changes.map(\.id) == ["title", "other"])
    #expect(changes[0].properties.map(\.name) == ["font", "textColor"])
    #expect(changes[0].properties.map { $0.before == nil } == [true, false])
    #expect(changes[0].properties.map { $0.after == nil } == [false, true])
    #expect(
      ResolvedViewTree().changes(to: ResolvedViewTree(views: [other])).map(\.kind) == [.added])
  }

  @Test("match views of the same id in their order")
  func doubledIds() {
    var second = title
    second.style = "light"
    var third = title
    third.style = "elevated"
    let changes = ResolvedViewTree(views: [title, second])
      .changes(to: ResolvedViewTree(views: [title, third]))
    #expect(changes.count == 1)
    #expect(changes.first?.properties.first?.before?.source == "light")
    #expect(changes.first?.properties.first?.after?.source == "elevated")
  }

  @Test("are found in 10,000 nested views")
  func deepChain() {
    let views = (0..<10_000).map { depth in
      var view = title
      (view.id, view.depth) = ("v\(depth)", depth)
      return view
    }
    var after = views
    after[9_999].style = "light"
    #expect(
      ResolvedViewTree(views: views).changes(to: ResolvedViewTree(views: after)).map(\.id)
        == ["v9999"])
  }
}
