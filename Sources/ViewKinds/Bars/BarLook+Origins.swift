import Screens
import Traits

/// Which rules gave the colours of a bar.
extension BarLook {
  /// A title's colour: the appearance's, else the bar's own where no appearance is set.
  func titleOrigin(isLarge: Bool, in context: ViewContext) -> ColorOrigin {
    let key = isLarge ? "largeTitleTextAttributes" : "titleTextAttributes"
    func text(_ appearance: BarAppearance) -> BarText {
      isLarge ? appearance.largeTitle : appearance.title
    }
    let own = (isLarge ? slots.legacy.largeTitle : slots.legacy.title).color
    var origin = ColorOrigin()
    if appearance.name.isEmpty {
      origin.ask("\(key) of the bar", own)
      slots.legacy.askTitle(&origin)
    } else {
      origin.ask("\(key) of \(appearance.name)", text(appearance).color)
      origin.lose("\(key) of the bar: an appearance comes before it", own)
    }
    loseOthers(key, of: &origin) { text($0).color }
    origin.otherwise(
      context.defaultTextColor == .system("label")
        ? "a bar’s title is label" : "before iOS 13 a bar’s title is black",
      context.defaultTextColor)
    return origin
  }

  /// The colour over the bar's material.
  var backgroundOrigin: ColorOrigin {
    var origin = appearance.background
    if !appearance.name.isEmpty {
      origin.lose("barTintColor: an appearance comes before it", slots.legacy.barTintColor)
    }
    return origin
  }

  func effectOrigin(_ effect: BlurStyle) -> ColorOrigin {
    var origin = ColorOrigin()
    let rule = appearance.effectRule
    origin.otherwise(rule.text, effect.tint, place: rule.place)
    return origin
  }

  /// The line between bar and content; nil where there is none.
  ///
  /// - Parameter line: the system's hairline, by its name in the palette.
  func shadowOrigin(_ line: String, isSoft: Bool) -> ColorOrigin? {
    guard appearance.hasShadow, appearance.shadowColor != nil || !isSoft else { return nil }
    var origin = ColorOrigin()
    if !appearance.name.isEmpty {
      origin.ask("shadowColor of \(appearance.name)", appearance.shadowColor)
    }
    origin.otherwise("the hairline of bars", .part(line))
    return origin
  }

  /// The colour of a tab's icon or title, before the tint or the system's grey.
  func itemOrigin(
    _ form: TabItemForm, isSelected: Bool, _ part: String,
    _ color: (TabItemColors.State) -> WrittenColor?
  ) -> ColorOrigin {
    func own(_ appearance: BarAppearance, _ form: TabItemForm) -> WrittenColor? {
      let items = appearance.items[form] ?? TabItemColors()
      return color(isSelected ? items.selected : items.normal)
    }
    let state = "\(isSelected ? "selected" : "normal").\(part)"
    var origin = ColorOrigin()
    if !appearance.name.isEmpty {
      origin.ask("\(form.key).\(state) of \(appearance.name)", own(appearance, form))
      for other in TabItemForm.allCases where other != form {
        origin.lose(
          "\(other.key).\(state) of \(appearance.name): the tabs are \(form.words)",
          own(appearance, other))
      }
    }
    loseOthers("\(form.key).\(state)", of: &origin) { own($0, form) }
    return origin
  }

  /// What the appearances for other situations say of the same.
  private func loseOthers(
    _ key: String, of origin: inout ColorOrigin, _ color: (BarAppearance) -> WrittenColor?
  ) {
    for other in slots.written where other.name != appearance.name {
      origin.lose("\(key) of \(other.name): for another situation", color(other))
    }
  }
}
