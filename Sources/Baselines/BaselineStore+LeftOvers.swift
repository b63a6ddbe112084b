extension BaselineStore {
  /// Removes what killed runs left half written, and the folders that only held such files.
  ///
  /// Only for those who hold the lock. What cannot be removed stays; every reader ignores it.
  ///
  /// - Returns: paths of the baselines that were being written, below the store's folder.
  func removeLeftOvers() -> [String] {
    guard let root = try? rootFolder() else { return [] }
    var found: [String] = []
    removeLeftOvers(in: root, screen: "", depth: 0, &found)
    return found
  }

  private func removeLeftOvers(
    in folder: borrowing Folder, screen: String, depth: Int, _ found: inout [String]
  ) {
    // No screen's folder is deeper, since each segment takes two bytes of the id.
    guard depth <= BaselineKey.longestScreen / 2, let entries = try? folder.entries() else {
      return
    }
    for (name, kind) in entries {
      switch kind {
      case .file where TemporaryName.isLeftOver(name):
        guard (try? disk.removeFile(name, folder.descriptor)) != nil else { continue }
        found.append(screen + TemporaryName.fileName(of: name))
      case .folder:
        guard let child = try? Folder(named: name, in: folder) else { continue }
        let held = (try? child.names())?.contains(where: TemporaryName.isLeftOver) ?? false
        removeLeftOvers(in: child, screen: "\(screen)\(name)/", depth: depth + 1, &found)
        // An empty folder alone can be removed so.
        if held { try? disk.removeFolder(name, folder.descriptor) }
      default: continue
      }
    }
  }
}
