public import Screens
public import Traits
import ViewKinds

extension Renderer {
  /// Says which rules decide how `document` looks in `variant`, without painting it.
  public func explain(
    _ document: ScreenDocument, variant: Variant
  ) throws(RenderingError) -> Explanation {
    let walk = try walk(document, variant: variant, keepingUses: true)
    let explainer = Explainer(
      colors: colors, pictures: pictures, nodes: document.root.byID)
    return Explanation(
      screen: document.id, variant: variant.name,
      views: (walk.painter.uses ?? []).map { explainer.view($0) })
  }
}

extension Node {
  /// This node and all below it.
  fileprivate var byID: [String: Node] {
    var nodes: [String: Node] = [:]
    var pending = [self]
    while let node = pending.popLast() {
      nodes[node.id] = node
      pending += node.children.map(\.node)
    }
    return nodes
  }
}
