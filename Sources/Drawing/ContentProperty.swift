/// Properties that say what a view shows: texts and names of pictures, by which a reader knows it.
public enum ContentProperty {
  /// Whether a name is that of one: `text`, `detailText`, `item2`, `right0Image`; neither colours nor
  /// anything else that a screen says about the view.
  public static func isName(_ name: String) -> Bool {
    if name == "attributedText" { return false }
    let lower = name.lowercased()
    if endings.contains(where: lower.hasSuffix) { return true }
    guard name.last?.isNumber == true else { return false }
    return ["item", "segment", "action", "component", "element"].contains(where: lower.hasPrefix)
  }

  private static let endings = ["text", "title", "subtitle", "image", "placeholder", "message"]
}
