/// One thing that may decide a view's level or contrast.
public struct TraitStep<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it says, in words, such as `traitOverrides.userInterfaceLevel of “card” is elevated`.
  public var text: String
  /// Where it is written; empty where nobody wrote it.
  public var place: String
  public var value: Value
  /// The first iOS that has the property.
  public var since: TraitSet.Generation

  public init(
    _ text: String, place: String = "", value: Value, since: TraitSet.Generation = .ios12
  ) {
    self.text = text
    self.place = place
    self.value = value
    self.since = since
  }
}
