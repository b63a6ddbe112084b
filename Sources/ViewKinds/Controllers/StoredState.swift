import Screens
import Traits

/// The style that the app has stored for its user, what applies it, and what a `switched` variant
/// switches.
struct StoredState {
  /// What the app's own choice sets, in UIKit's and SwiftUI's words.
  enum Target: String, CaseIterable, Sendable {
    /// The window's.
    case overrideUserInterfaceStyle
    /// The root view's.
    case preferredColorScheme
  }

  /// What changes in a `switched` variant while the screen is on display.
  enum Switch: String, CaseIterable, Sendable {
    /// The user's setting.
    case system
    case overrideUserInterfaceStyle
    case preferredColorScheme

    /// What the app itself switches; nil where the user does.
    var target: Target? {
      switch self {
      case .system: nil
      case .overrideUserInterfaceStyle: .overrideUserInterfaceStyle
      case .preferredColorScheme: .preferredColorScheme
      }
    }
  }

  static let keys = ["storedStyle", "appliedAtLaunch", "appliedTo", "switches", "knownDefects"]

  var storedStyle: UserInterfaceStyle?
  var isAppliedAtLaunch = false
  var target = Target.overrideUserInterfaceStyle
  var switches = Switch.system
  var defects: Set<KnownDefect> = []
  var place: Place

  /// - Parameter reader: of the window.
  init(reading reader: AttributeReader) throws(ScreenError) {
    place = reader.value("state")?.place ?? reader.place
    guard let state = try reader.object("state", known: Self.keys) else { return }
    try Self.check(state, at: place)
    storedStyle = try state.choice("storedStyle")
    isAppliedAtLaunch = try state.flag("appliedAtLaunch") ?? false
    switches = try state.choice("switches") ?? .system
    target =
      try state.choice("appliedTo") ?? switches.target ?? .overrideUserInterfaceStyle
    for element in try state.elements("knownDefects") {
      guard case .string(let word) = element.content, let defect = KnownDefect(rawValue: word)
      else {
        throw ScreenError(
          "unknown defect \(element.content.kindName)",
          remedy: "the defects are \(KnownDefect.allCases.map(\.rawValue).joined(separator: ", "))",
          at: element.place)
      }
      defects.insert(defect)
    }
  }

  /// Refuses a state that says nothing, or says how a choice is applied without the choice.
  private static func check(_ state: AttributeReader, at place: Place) throws(ScreenError) {
    let hasChoice = state.value("storedStyle") != nil
    if let value = state.value("appliedAtLaunch"), !hasChoice {
      throw ScreenError(
        "appliedAtLaunch is there and no storedStyle that could be applied",
        remedy: "write storedStyle as well", at: value.place)
    }
    if let value = state.value("appliedTo"), !hasChoice, state.value("switches") == nil {
      throw ScreenError(
        "appliedTo is there, and neither a storedStyle nor what switches",
        remedy: "write storedStyle as well", at: value.place)
    }
    guard !hasChoice, state.value("switches") == nil, state.value("knownDefects") == nil else {
      return
    }
    throw ScreenError(
      "state says nothing", remedy: "write storedStyle, switches or knownDefects, or leave it out",
      at: place)
  }

  /// The step of what the app sets on `target`, or nil where it sets nothing there.
  ///
  /// - Parameters:
  ///   - present: the style of the variant.
  ///   - first: the style of first display; nil where the screen never switches.
  func step(
    on target: Target, of id: String, from first: UserInterfaceStyle?,
    to present: UserInterfaceStyle
  ) -> StyleStep? {
    let source: StyleStep.Source =
      target == .preferredColorScheme ? .preferredColorScheme : .window
    if let first, switches.target == target {
      var step = StyleStep(source, id: id, place: "\(place)", value: StyleOverride(present))
      step.first = StyleOverride(first)
      step.words = "the app’s choice sets \(words(for: target)) to \(present)"
      return step
    }
    guard let storedStyle, self.target == target else { return nil }
    var step = StyleStep(
      source, id: id, place: "\(place)",
      value: isAppliedAtLaunch ? StyleOverride(storedStyle) : .unspecified)
    step.words =
      isAppliedAtLaunch
      ? "the stored choice is \(storedStyle), applied at launch to \(words(for: target))"
      : "the stored choice is \(storedStyle), and nothing applies it at launch"
    return step
  }

  private func words(for target: Target) -> String {
    switch target {
    case .overrideUserInterfaceStyle: "the window’s overrideUserInterfaceStyle"
    case .preferredColorScheme: "the root’s preferredColorScheme"
    }
  }
}
