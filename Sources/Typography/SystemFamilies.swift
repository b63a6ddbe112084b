/// The families that stand in for San Francisco.
public struct SystemFamilies: Hashable, Sendable {
  /// For text below 20 points.
  public let text: String
  /// For text from 20 points on, where Apple's system font changes to its display cut; `text` is
  /// used where the catalog has no such family.
  public let display: String

  public init(text: String, display: String) {
    self.text = text
    self.display = display
  }

  /// Inter and its display cut.
  public static let inter = SystemFamilies(text: "Inter", display: "Inter Display")
}
