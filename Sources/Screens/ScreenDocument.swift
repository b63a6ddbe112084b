/// One screen as read from a file: a tree whose root is always of kind `window`.
public struct ScreenDocument: Hashable, Sendable {
  /// The stable id: segments of `A-Z a-z 0-9 _ -` joined by `/`.
  public var id: String
  /// For people; the id where the file gives none.
  public var title: String
  public var root: Node
  /// Every project file that was read to make the tree, the screen's own first, relative paths.
  public var sources: [String]

  public init(id: String, title: String, root: Node, sources: [String]) {
    self.id = id
    self.title = title
    self.root = root
    self.sources = sources
  }
}
