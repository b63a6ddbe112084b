extension BaselineStore {
  /// Removes what killed runs left half written, and the folders that only held such files.
  ///
  /// Only for those who hold the lock. What cannot be removed stays; every reader ignores it.
  func removeLeftOvers() {
    guard let root = try? rootFolder() else { return }
    removeLeftOvers(in: root, depth: 0)
  }

  private func removeLeftOvers(in folder: borrowing Folder, depth: Int) {
    // No screen's folder is deeper, since each segment takes two bytes of the id.
    guard depth <= BaselineKey.longestScreen / 2, let names = try? folder.names() else { return }
    for name in names {
      switch try? folder.kind(of: name) {
      case .file? where TemporaryName.isLeftOver(name):
        try? disk.removeFile(name, folder.descriptor)
      case .folder?:
        guard let child = try? Folder(named: name, in: folder) else { continue }
        let held = (try? child.names())?.contains(where: TemporaryName.isLeftOver) ?? false
        removeLeftOvers(in: child, depth: depth + 1)
        // An empty folder alone can be removed so.
        if held { try? disk.removeFolder(name, folder.descriptor) }
      default: continue
      }
    }
  }
}
