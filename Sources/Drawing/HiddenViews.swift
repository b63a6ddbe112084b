/// The properties that name views which are written and not drawn, at the view that holds them.
public enum HiddenViews: String, CaseIterable, Sendable {
  /// Those with `isHidden`.
  case hidden = "hiddenViews"
  /// Those whose `alpha` is 0.
  case transparent = "transparentViews"

  /// The ids of views, joined for the property.
  public static func joined(_ ids: [String]) -> String { ids.joined(separator: ",") }

  /// The ids that `tree` names, each with why it is not drawn.
  public static func ids(in tree: ResolvedViewTree) -> [String: HiddenViews] {
    var ids: [String: HiddenViews] = [:]
    for property in tree.views.lazy.flatMap(\.properties) {
      guard let reason = HiddenViews(rawValue: property.name) else { continue }
      for id in property.source.split(separator: ",") { ids[String(id)] = reason }
    }
    return ids
  }
}
