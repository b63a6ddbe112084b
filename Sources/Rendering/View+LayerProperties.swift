import Drawing
import ViewKinds

extension View {
  /// What the view's layer has beyond colours, in points. The window always tells its
  /// corner radius, so that a tree tells whether it was written by a Meian that knows these properties.
  var layerProperties: [ResolvedView.Property] {
    var words: [(name: String, value: String)] = []
    if common.cornerRadius != 0 || kind is Window {
      words.append(("cornerRadius", points(common.cornerRadius)))
    }
    if kind is Window { words.append((TreeVersion.property, "\(TreeVersion.current)")) }
    if common.borderWidth != 0 { words.append(("borderWidth", points(common.borderWidth))) }
    return words.map { ResolvedView.Property(name: $0.name, source: $0.value) }
  }
}
