/// Properties of views that decide where other views lie.
public enum LayoutProperty {
  /// The names that a view tree has for them.
  public static let names: Set<String> = [
    "axis", "spacing", "alignment", "distribution", "layoutMargins", "contentInset",
    "contentOffset", "lineSpacing", "itemSpacing", "itemSize", "sectionInset", "width", "height",
    "font", "numberOfLines",
  ]
}
