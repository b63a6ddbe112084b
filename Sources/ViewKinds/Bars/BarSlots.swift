import Screens
import Traits

/// Every appearance that a bar may have, before its situation decides between them.
struct BarSlots: Sendable {
  var standard: BarAppearance?
  var compact: BarAppearance?
  var scrollEdge: BarAppearance?
  var compactScrollEdge: BarAppearance?
  var legacy = LegacyBar()

  static let keys = [
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
    "compactScrollEdgeAppearance",
  ]
  /// Tab bars have no compact appearances.
  static let tabBarKeys = ["standardAppearance", "scrollEdgeAppearance"]

  init() {}

  init(reading reader: AttributeReader) throws(ScreenError) {
    standard = try BarAppearance("standardAppearance", of: reader)
    compact = try BarAppearance("compactAppearance", of: reader)
    scrollEdge = try BarAppearance("scrollEdgeAppearance", of: reader)
    compactScrollEdge = try BarAppearance("compactScrollEdgeAppearance", of: reader)
    legacy = try LegacyBar(reading: reader)
  }

  /// The appearance for a situation, and why.
  func look(in situation: BarSituation) -> BarLook {
    guard situation.generation.hasBarAppearances else {
      return BarLook(
        legacy.appearance, slot: "bar’s own properties",
        rules: [AppearanceRule("before iOS 13 a bar has no appearances", .decided)], of: self)
    }
    var rules = [AppearanceRule(situation.reason, .decided)]
    var chosen: (appearance: BarAppearance, slot: String)?
    for (name, slot) in candidates(in: situation) {
      guard let slot else {
        rules.append(AppearanceRule("\(name): not written", .silent))
        continue
      }
      rules.append(
        AppearanceRule(
          name, place: slot.place.map { "\($0)" } ?? "", chosen == nil ? .decided : .lost))
      if chosen == nil { chosen = (slot, name) }
    }
    if let chosen, !situation.takesScrollEdge || chosen.slot.hasSuffix("crollEdgeAppearance") {
      if legacy.barTintColor != nil {
        rules.append(lostTint("an appearance comes before it"))
      }
      return BarLook(chosen.appearance, slot: chosen.slot, rules: rules, of: self)
    }
    let base = chosen?.appearance ?? legacy.appearance
    guard situation.takesScrollEdge else {
      rules.append(AppearanceRule("the bar’s own properties, else the system’s", .decided))
      return BarLook(base, slot: "bar’s own properties", rules: rules, of: self)
    }
    rules.append(
      AppearanceRule(
        "without an appearance for the scroll edge a bar is transparent there", .decided))
    if legacy.barTintColor != nil {
      rules.append(lostTint("has no effect at the scroll edge"))
    }
    return BarLook(base.transparent, slot: "transparent", rules: rules, of: self)
  }

  /// Every appearance that is written.
  var written: [BarAppearance] {
    [standard, compact, scrollEdge, compactScrollEdge].compactMap(\.self)
  }

  private func lostTint(_ reason: String) -> AppearanceRule {
    AppearanceRule(
      "barTintColor: \(reason)", place: legacy.barTintColor.map { "\($0.value.place)" } ?? "",
      .lost)
  }

  /// The slots to ask, best first.
  private func candidates(in situation: BarSituation) -> [(String, BarAppearance?)] {
    let plain = [("standardAppearance", standard)]
    let small = situation.isCompact ? [("compactAppearance", compact)] + plain : plain
    guard situation.takesScrollEdge else { return small }
    let edge = [("scrollEdgeAppearance", scrollEdge)]
    guard situation.isCompact, situation.generation >= .ios15 else { return edge + small }
    return [("compactScrollEdgeAppearance", compactScrollEdge)] + edge + small
  }
}

extension TraitSet.Generation {
  /// `UIBarAppearance` exists from iOS 13 on.
  var hasBarAppearances: Bool { self >= .ios13 }
}
