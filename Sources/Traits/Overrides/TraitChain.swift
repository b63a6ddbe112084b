/// Everything that may decide a view's level or contrast, nearest first; the first that the iOS at
/// hand knows wins.
public struct TraitChain<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds where nothing else is known.
  public private(set) var root: TraitStep<Value>
  private var steps: [TraitStep<Value>] = []

  public init(_ root: TraitStep<Value>) { self.root = root }

  /// Adds a step nearer than the others.
  public mutating func decide(_ step: TraitStep<Value>) { steps.insert(step, at: 0) }

  /// The value of the nearest step that `generation` knows.
  public func value(on generation: TraitSet.Generation) -> Value {
    steps.first { $0.since <= generation }?.value ?? root.value
  }

  /// Every step in order of precedence, with what became of it.
  public func rules(on generation: TraitSet.Generation) -> [AppearanceRule] {
    var isDecided = false
    return (steps + [root]).map { step in
      guard step.since <= generation else {
        return AppearanceRule("\(step.text): \(step.since.absence)", place: step.place, .lost)
      }
      defer { isDecided = true }
      return AppearanceRule(step.text, place: step.place, isDecided ? .lost : .decided)
    }
  }
}
