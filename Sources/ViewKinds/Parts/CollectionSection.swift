import LayoutEngine
import Screens

/// The cells of one section, in lines; made by the collection view.
struct CollectionSection: ViewKind {
  static let name = "collectionSection"
  static let summary = "The cells of one section of a collection view."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  let flow: Flow

  init(reading reader: AttributeReader) throws(ScreenError) { flow = Flow() }

  init(flow: Flow) { self.flow = flow }

  var arrangement: Arrangement { .flow(flow) }
}
