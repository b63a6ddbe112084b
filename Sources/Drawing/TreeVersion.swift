/// How much a view tree tells, so that what an older one leaves out is not taken for a change.
public enum TreeVersion {
  /// The property of a window that says it; a tree without one is of version 1.
  public static let property = "treeVersion"

  /// From 2 on a property that a view does not have is known to have its default.
  public static let current = 2
}
