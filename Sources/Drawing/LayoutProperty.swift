/// Properties of views that decide where other views lie.
public enum LayoutProperty {
  /// The names that a view tree has for them.
  public static let names: Set<String> = [
    "axis", "spacing", "alignment", "distribution", "layoutMargins", "contentInset",
    "contentOffset", "lineSpacing", "itemSpacing", "itemSize", "sectionInset", "width", "height",
    "font", "numberOfLines",
  ]

  /// The names of what a view's layer has beyond colours: seen, and no reason for places.
  public static let layerNames: Set<String> = [
    "cornerRadius", "borderWidth", "alpha",
  ]
}
