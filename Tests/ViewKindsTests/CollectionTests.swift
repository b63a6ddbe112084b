import LayoutEngine
import Testing

@testable import ViewKinds

@Suite("Cells among a view's own children")
struct CollectionTests {
  private func outline(_ view: View) -> String {
    let children = view.children.map(outline).joined(separator: " ")
    return children.isEmpty ? view.kindName : "\(view.kindName)(\(children))"
  }

  @Test("of a collection view lie in sections between headers and footers")
  func sections() throws {
    let view = try TestTree.view(
      """
      { kind: 'collectionView', subviews: [
        { kind: 'collectionReusableView' }, { kind: 'collectionViewCell' }, { kind: 'view' },
        { kind: 'collectionReusableView' }, { kind: 'collectionReusableView' },
        { kind: 'collectionViewCell' }, { kind: 'label', pin: { top: 4 } } ] }
      """)
    #expect(
      outline(view)
        == "collectionView(stackView(collectionReusableView collectionSection(collectionViewCell view) collectionReusableView collectionReusableView collectionSection(collectionViewCell)) label)"
    )
  }

  @Test("of a table view follow its sections of data, a run of cells as one section")
  func table() throws {
    let view = try TestTree.view(
      """
      { kind: 'tableView', style: 'grouped', sections: [{ rows: [{ text: 'a' }] }], subviews: [
        { kind: 'tableViewCell', text: 'b' }, { kind: 'tableViewCell', text: 'c' },
        { kind: 'tableText', text: 'd' }, { kind: 'tableViewCell', text: 'e' },
        { kind: 'view', frame: [0, 0, 9, 9] } ] }
      """)
    #expect(
      outline(view)
        == "tableView(stackView(tableText stackView(tableViewCell) tableText stackView(tableViewCell tableViewCell) tableText stackView(tableViewCell)) view)"
    )
    let rows = try #require(view.children.first?.children[3].children)
    let cells = rows.compactMap { $0.kind as? TableViewCell }
    #expect(cells.map { $0.separator != nil } == [true, false])
    #expect(cells.map(\.edges.top) == [true, false])
    #expect(cells.map(\.isGrouped) == [true, true])
  }

  @Test("of a cell lie in a content view that leaves its accessory free")
  func contentView() throws {
    for (accessory, free) in [("none", 0.0), ("checkmark", 40), ("detailDisclosureButton", 64)] {
      let view = try TestTree.view(
        "{ kind: 'tableViewCell', id: 'c', accessory: '\(accessory)', subviews: [{ kind: 'label' }] }"
      )
      let content = try #require(view.children.first)
      #expect(content.id == "c.contentView")
      guard case .pinned(let pins) = content.placement else {
        #expect(Bool(false), "the content view is not pinned")
        continue
      }
      #expect(pins.trailing?.offset == free, "\(accessory)")
    }
    #expect(try TestTree.view("{ kind: 'tableViewCell', text: 'a' }").children.isEmpty)
  }
}
