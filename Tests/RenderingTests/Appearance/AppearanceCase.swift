import Rendering
import Testing
import Traits

/// What one rule of iOS makes of one property of one small screen.
struct AppearanceCase: CustomTestStringConvertible {
  /// How sure the source of the expectation is.
  enum Confidence: String {
    case high
    case medium
  }

  /// Which rule, and the section of the collected facts about traits.
  var rule: String
  var confidence: Confidence
  var screen: String
  /// The variant's name.
  var variant: String
  /// The id of the view, and the property as `meian explain` names it.
  var view: String
  var property: String
  var expected: String
  var infoPlist: InfoPlistStyle
  /// Where the expectation comes from; empty where the table's own comment says it.
  var source = ""
  var linkedSDK = TraitSet.Generation.ios26
  /// Whether iOS 12 takes the Dark entries of colour sets.
  var isDarkBeforeDarkStyle = false

  init(
    _ rule: String, _ confidence: Confidence, _ screen: String, _ variant: String,
    _ view: String, _ property: String, _ expected: String, plist: InfoPlistStyle = .automatic
  ) {
    self.rule = rule
    self.confidence = confidence
    self.screen = screen
    self.variant = variant
    self.view = view
    self.property = property
    self.expected = expected
    infoPlist = plist
  }

  /// A rule that its sources agree on.
  init(
    _ rule: String, _ screen: String, _ variant: String, _ view: String, _ property: String,
    _ expected: String
  ) {
    self.init(rule, .high, screen, variant, view, property, expected)
  }

  /// The same of the style of the view `v`.
  init(
    _ rule: String, _ screen: String, _ variant: String, _ expected: String,
    plist: InfoPlistStyle = .automatic
  ) {
    self.init(rule, .high, screen, variant, "v", "style", expected, plist: plist)
  }

  /// The same row with its source.
  func from(_ source: String) -> AppearanceCase {
    var row = self
    row.source = source
    return row
  }

  var testDescription: String { "\(rule): \(view).\(property) in \(variant) is \(expected)" }

  /// The property's value by the product's own explanation.
  func value() throws -> String {
    let stage = try AppearanceStage(
      infoPlist: infoPlist, linkedSDK: linkedSDK, isDarkBeforeDarkStyle: isDarkBeforeDarkStyle)
    let explanation = try stage.explain(screen, try Variant(name: variant))
    let explained = try #require(explanation.views.first { $0.id == view }, "no view \(view)")
    let found = explained.properties.first { $0.name == property }
    return try #require(found, "no property \(property)").value
  }
}
