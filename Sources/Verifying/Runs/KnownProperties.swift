import Drawing

/// Which properties of which kinds of view a tree tells of.
///
/// A baseline may have been recorded by a Meian that did not know a property yet; that it is there now
/// is then no change of the screen.
struct KnownProperties {
  private struct Name: Hashable {
    var kind: String
    var property: String
  }

  private var names: Set<Name> = []
  private var knowsLayout = false
  private var knowsLayers = false
  private var isComplete = false

  init(_ tree: ResolvedViewTree) {
    for view in tree.views {
      for property in view.properties {
        names.insert(Name(kind: view.kind, property: property.name))
        if property.name == TreeVersion.property { isComplete = true }
        if property.name == "spacing" { knowsLayout = true }
        if property.name == "cornerRadius" { knowsLayers = true }
      }
    }
  }

  /// What each of two trees tells of. Where one of them is by an older Meian, neither is complete to
  /// the other: what it names and the other does not may be what they name differently.
  static func both(
    _ old: ResolvedViewTree, _ new: ResolvedViewTree
  ) -> (old: KnownProperties, new: KnownProperties) {
    var known = (old: KnownProperties(old), new: KnownProperties(new))
    let areComplete = known.old.isComplete && known.new.isComplete
    known.old.isComplete = areComplete
    known.new.isComplete = areComplete
    return known
  }

  func knows(_ property: String, of kind: String) -> Bool {
    if isComplete { return true }
    // An opaque view does not tell its alpha, and every tree tells of another one.
    if property == "alpha" { return true }
    if LayoutProperty.layerNames.contains(property) { return knowsLayers }
    // Only stacks that have one tell their margins; that all stacks tell their spacing is what says
    // that the tree tells of layout.
    let isLayout = LayoutProperty.names.contains(property) && property != "font"
    return isLayout ? knowsLayout : names.contains(Name(kind: kind, property: property))
  }
}
