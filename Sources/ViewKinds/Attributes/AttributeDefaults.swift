/// What holds where a screen says nothing of an attribute, for readers of a change.
public enum AttributeDefaults {
  /// The words of the manual; nil for what is no attribute, and for colours, which a kind chooses by
  /// its surroundings.
  ///
  /// - Parameter kind: of the view, as the view tree has it.
  public static func words(of name: String, in kind: String) -> String? {
    switch (name, kind) {
    case ("layoutMargins", "stackView"): return "0"
    case ("shadow", _), ("gradient", _), ("presentation", "window"): return "none"
    case ("clipsToBounds", _) where !["scrollView", "tableView"].contains(kind): return "false"
    case ("contentOffset", _): return "0,0"
    case ("lineSpacing", _), ("itemSpacing", _): return nil
    default: break
    }
    guard let spec = spec(of: name, in: kind), spec.form != .color else { return nil }
    return spec.defaultValue
  }

  /// Whether a property of the view tree is what somebody wrote about a view, without colours, texts
  /// and pictures.
  ///
  /// - Parameter kind: of the view, as the view tree has it.
  public static func isAttribute(_ name: String, of kind: String) -> Bool {
    if ["frame", "style"].contains(name) { return false }
    if name == "shadow" || (name == "presentation" && kind == Window.name) { return true }
    guard let spec = spec(of: name, in: kind) else { return false }
    return spec.form != .color && spec.form != .image && spec.form != .text
  }

  private static func spec(of name: String, in kind: String) -> AttributeSpec? {
    let name = WrittenAttributes.attribute(of: name)
    let own: [AttributeSpec] =
      switch kind {
      case ControllerView.name: ControllerAttributes.specs
      case Window.name: Window.attributes
      default: ViewBuilder.kinds[kind]?.attributes ?? []
      }
    return (own + CommonAttributes.specs).first { $0.name == name }
  }
}
