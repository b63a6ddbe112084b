public import Screens
public import Traits

/// Why a part of a view has its colour: everything that was asked for it, in order of precedence.
///
/// A kind that chooses a colour by rules of its own keeps them here while it chooses, so that an
/// explanation need not guess.
public struct ColorOrigin: Sendable {
  /// What decided; nil until something does.
  public private(set) var color: ColorValue?
  public private(set) var rules: [AppearanceRule] = []
  /// What decided, as written; nil where the system did.
  public private(set) var written: SourceValue?

  init() {}

  /// Asks for a colour that the screen may give.
  mutating func ask(_ words: String, _ written: WrittenColor?) {
    guard let written else {
      rules.append(AppearanceRule("\(words): not written", .silent))
      return
    }
    add(words, written.color, place: "\(written.value.place)")
    if rules.last?.outcome == .decided { self.written = written.value }
  }

  /// Asks the system, which always has a colour.
  mutating func otherwise(_ words: String, _ color: ColorValue, place: String = "") {
    add(words, color, place: place)
  }

  /// Asks everything that gives a tint.
  mutating func askTints(in context: ViewContext) {
    let decides = color == nil
    for rule in context.tintRules {
      rules.append(
        AppearanceRule(rule.text, place: rule.place, decides ? rule.outcome : .lost))
    }
    if decides { color = context.tint }
  }

  /// Notes a colour that is written and cannot count here; nothing where it is left out.
  mutating func lose(_ words: String, _ written: WrittenColor?) {
    guard let written else { return }
    rules.append(AppearanceRule(words, place: "\(written.value.place)", .lost))
  }

  private mutating func add(_ words: String, _ color: ColorValue, place: String) {
    rules.append(AppearanceRule(words, place: place, self.color == nil ? .decided : .lost))
    self.color = self.color ?? color
  }
}

extension ViewContext {
  /// Everything that gives a tint here, nearest first.
  public var tintRules: [AppearanceRule] {
    let steps = tints.enumerated().map { index, step in
      AppearanceRule(step.reason, place: step.place, index == 0 ? .decided : .lost)
    }
    return steps + [
      AppearanceRule("the default tint is systemBlue", steps.isEmpty ? .decided : .lost)
    ]
  }
}
