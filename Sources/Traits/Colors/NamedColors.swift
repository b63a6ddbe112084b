/// The named colours of a project's asset catalogs.
public struct NamedColors: Hashable, Sendable {
  private let tables: [String: NamedColorTable]
  /// Every name, sorted.
  public let names: [String]

  public init(_ tables: [String: NamedColorTable]) {
    self.tables = tables
    names = tables.keys.sorted()
  }

  /// No colours, for a project without a catalog.
  public static let none = NamedColors([:])

  /// The same colours with the defect of `NamedColorTable.isDarkBeforeDarkStyle`.
  public var darkBeforeDarkStyle: NamedColors {
    NamedColors(
      tables.mapValues { table in
        var table = table
        table.isDarkBeforeDarkStyle = true
        return table
      })
  }

  public subscript(name: String) -> NamedColorTable? { tables[name] }
}
