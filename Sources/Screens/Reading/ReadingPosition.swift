/// Where in the tree and in which files the reader is.
struct ReadingPosition {
  /// The files whose components the reader is inside, the screen's own first.
  var chain: [String]
  /// The positions among their siblings from the window's child down, joined by `/`; the node's id
  /// unless it has one of its own.
  var indexPath: String
  /// How many nodes stand above.
  var depth: Int
  /// How many of them are controllers.
  var controllerDepth = 0

  func child(_ index: Int) -> ReadingPosition {
    ReadingPosition(
      chain: chain, indexPath: indexPath.isEmpty ? "\(index)" : "\(indexPath)/\(index)",
      depth: depth + 1, controllerDepth: controllerDepth)
  }
}
