/// What a recording run wrote.
public struct RecordOutcome: Sendable {
  /// Paths of the files that were written, relative to the folder they lie in, sorted.
  public var written: [String] = []
  /// How many shots were already as they are drawn.
  public var unchanged = 0
  /// One line for each shot that could not be drawn.
  public var broken: [String] = []

  public init() {}
}

/// What became of one shot.
enum RecordStep: Sendable {
  case written(String)
  case unchanged
  case broken(String)
}

extension RecordOutcome {
  init(_ steps: [RecordStep]) {
    for step in steps {
      switch step {
      case .written(let path): written.append(path)
      case .unchanged: unchanged += 1
      case .broken(let message): broken.append(message)
      }
    }
    written.sort()
  }
}
