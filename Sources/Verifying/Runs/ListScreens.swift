import Traits

/// A screen as `meian list` shows it.
public struct ListedScreen: Sendable {
  public var id: String
  public var title: String
  /// The layout file or the captures' folder, relative to the project.
  public var source: String
  public var variants: [String]
}

/// The project's screens, sorted by id, without drawing any and so without fonts.
public func listScreens(
  _ project: Project, _ selection: Selection
) throws(RunFailure) -> [ListedScreen] {
  try ProjectScreens(project).subjects(selection).map {
    ListedScreen(
      id: $0.id, title: $0.title, source: $0.source, variants: $0.variants.map(\.name))
  }
}
