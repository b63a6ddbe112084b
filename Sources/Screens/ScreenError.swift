/// Why a screen, project or catalog file cannot be used.
///
/// Printed as `where: what is wrong; what would be right`.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: Place
  /// What is wrong, with the user's own word in quotation marks.
  public var problem: String
  /// What would be right; empty only where the problem says it all.
  public var remedy: String

  public init(_ problem: String, remedy: String, at place: Place) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String {
    remedy.isEmpty ? "\(place): \(problem)" : "\(place): \(problem); \(remedy)"
  }
}
