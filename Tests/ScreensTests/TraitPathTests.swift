import Screens
import Testing

@Suite("The path that traits take")
struct TraitPathTests {
  static let text = """
    { controller: { id: "nav", kind: "navigationController",
        root: { id: "parent",
          view: { id: "parentView", subviews: [
            { kind: "view", id: "box", subviews: [{ kind: "view", id: "slot" }] } ] },
          children: [
            { id: "placed", container: "slot", view: { id: "placedView" } },
            { id: "plain", view: { id: "plainView" } } ],
          presents: { controller: { id: "sheet", view: { id: "sheetView" } } } } } }
    """

  @Test(
    "follows superviews, parent controllers and, for what is presented, the window",
    arguments: [
      ("window", false, "window"), ("missing", false, ""),
      ("slot", false, "slot box parentView parent nav window"),
      ("sheetView", false, "sheetView sheet window"), ("sheetView", true, "sheetView sheet window"),
      ("placedView", false, "placedView placed parent nav window"),
      ("placedView", true, "placedView placed slot box parentView parent nav window"),
      ("plainView", false, "plainView plain parent nav window"),
      ("plainView", true, "plainView plain parentView parent nav window"),
      ("parentView", true, "parentView parent nav window"),
    ])
  func path(id: String, takesSuperview: Bool, expected: String) throws {
    let path = traitPath(
      to: id, in: try tree(Self.text), embeddedChildTakesSuperview: takesSuperview)
    #expect(path.map(\.id).joined(separator: " ") == expected)
  }

  @Test("ends even if a tree made by hand names a container inside the child itself")
  func circle() {
    let place = Place(file: "f", line: 0, path: "")
    let inner = Node(id: "inner", kind: "view", place: place)
    let child = Node(
      id: "child", kind: "viewController",
      attributes: [.init(name: "container", value: SourceValue(.string("inner"), place: place))],
      children: [.init(edge: .child, node: inner)], place: place)
    let parent = Node(
      id: "parent", kind: "viewController", children: [.init(edge: .embedded, node: child)],
      place: place)
    let window = Node(
      id: "window", kind: "window", children: [.init(edge: .embedded, node: parent)], place: place)
    let path = traitPath(to: "inner", in: window, embeddedChildTakesSuperview: true)
    #expect(path.map(\.id) == ["inner", "child", "parent", "window"])
  }

  @Test("is found in a tree 512 levels deep")
  func deep() throws {
    let place = Place(file: "f", line: 0, path: "")
    var node = Node(id: "leaf", kind: "view", place: place)
    for level in 0..<512 {
      node = Node(
        id: "\(level)", kind: "view", children: [.init(edge: .child, node: node)], place: place)
    }
    #expect(traitPath(to: "leaf", in: node, embeddedChildTakesSuperview: true).count == 513)
  }
}
