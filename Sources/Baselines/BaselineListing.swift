/// What a store holds.
public struct BaselineListing: Equatable, Sendable {
  /// The stored images of one shot.
  public struct Entry: Equatable, Sendable {
    public let key: BaselineKey
    /// Never empty.
    public let roles: Set<BaselineRole>

    public init(key: BaselineKey, roles: Set<BaselineRole>) {
      self.key = key
      self.roles = roles
    }
  }

  /// Ordered by screen, then by variant.
  public let entries: [Entry]
  /// Paths below the folder that are no baselines, sorted; a strange folder stands for its content.
  public let unknown: [String]

  public init(entries: [Entry], unknown: [String]) {
    self.entries = entries
    self.unknown = unknown
  }
}

extension BaselineStore {
  /// Everything in the folder; empty where it does not exist.
  ///
  /// What an interrupted writer left is in neither list.
  public func list() throws(BaselineError) -> BaselineListing {
    guard let root = try rootFolder() else { return BaselineListing(entries: [], unknown: []) }
    var roles: [BaselineKey: Set<BaselineRole>] = [:]
    var unknown: [String] = []
    try visit(root, screen: "", roles: &roles, unknown: &unknown)
    return BaselineListing(
      entries: roles.keys.sorted().map { .init(key: $0, roles: roles[$0] ?? []) },
      unknown: unknown.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  private func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp")
  }

  private func visit(
    _ folder: borrowing Folder, screen: String, roles: inout [BaselineKey: Set<BaselineRole>],
    unknown: inout [String]
  ) throws(BaselineError) {
    let place = screen.isEmpty ? directory : "\(directory)/\(screen)"
    do {
      for (name, kind) in try folder.entries() where !isTemporary(name) {
        let path = screen.isEmpty ? name : "\(screen)/\(name)"
        if kind == .folder, BaselineKey(screen: path, variant: "light") != nil {
          let child = try Folder(named: name, in: folder)
          try visit(child, screen: path, roles: &roles, unknown: &unknown)
        } else if kind == .file, let (key, role) = BaselineKey.named(path) {
          roles[key, default: []].insert(role)
        } else {
          unknown.append(path)
        }
      }
    } catch let error as BaselineError {
      throw error
    } catch let error as SystemError {
      throw .notRead(place, error)
    } catch {
      preconditionFailure("listing throws only these two, not \(error)")
    }
  }
}

extension BaselineKey {
  /// The shot and role that a path below the baselines' folder names, as `path` makes it; nil where
  /// it is no such path.
  public static func named(_ path: String) -> (BaselineKey, BaselineRole)? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let name = path[path.index(after: slash)...]
    for role in BaselineRole.allCases {
      let ending = ".\(role.rawValue).png"
      guard name.hasSuffix(ending) else { continue }
      return BaselineKey(
        screen: String(path[..<slash]), variant: String(name.dropLast(ending.count))
      ).map { ($0, role) }
    }
    return nil
  }
}
