extension FontCatalog {
  /// The families that the project brings, and the other names of their faces; sorted.
  public var projectNames: [String] {
    let own = files.filter { $0.origin == .project }
    return Set(own.map(\.family) + own.flatMap(\.aliases)).sorted()
  }
}
