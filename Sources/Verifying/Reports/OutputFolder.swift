import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Writes files below one folder, each completely or not at all, and never outside of it.
struct OutputFolder: Sendable {
  /// As the user named it.
  let path: String

  init(_ path: String) { self.path = path }

  /// Makes the folder and those around it where they do not exist.
  func make() throws(RunFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .usage(
        "\(path)/: cannot be made (\(Self.reason(error))); name a folder that can be written")
    }
  }

  /// `relative` has been made by Meian from checked names.
  ///
  /// A reader meets the old file or the new one. Unlike a baseline, what is written can be made
  /// again, so nobody waits for the disk: that took three quarters of the time of a large report.
  func write(_ bytes: [UInt8], to relative: String) throws(RunFailure) {
    try checkLinks(relative)
    let target = URL(fileURLWithPath: path).appendingPathComponent(relative)
    let folder = target.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw unwritable(relative, Self.reason(error))
    }
    let problem = replaceFile(bytes, at: target.path, in: folder.path, key: relative)
    if problem != 0 {
      throw unwritable(
        relative, String(cString: strerror(problem)).lowercased(),
        isFull: [ENOSPC, EDQUOT].contains(problem))
    }
  }

  private func unwritable(
    _ relative: String, _ reason: String, isFull: Bool = false
  ) -> RunFailure {
    let remedy = isFull ? "free some space and run again" : "name a folder that can be written"
    return .usage("\(path)/\(relative): cannot be written (\(reason)); \(remedy)")
  }

  /// The bytes of a file, nil where there is none.
  func read(_ relative: String) -> [UInt8]? { readFile("\(path)/\(relative)") }

  /// Those of the entries that are files, and the files below those that are folders, links aside.
  func files(of entries: [String]) -> Set<String> {
    let below = entries.lazy.filter { FileKind(of: "\(path)/\($0)") == .folder }
      .flatMap { entry in FolderEntries(of: "\(path)/\(entry)").lazy.map { "\(entry)/\($0)" } }
    return Set((entries + Array(below)).filter { FileKind(of: "\(path)/\($0)") == .file })
  }

  /// Removes a file, and the folders around it that are empty then.
  func remove(_ relative: String) {
    guard (try? checkLinks(relative)) != nil, unlink("\(path)/\(relative)") == 0 else { return }
    var parts = relative.split(separator: "/").dropLast()
    // Only an empty folder can be removed so.
    while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 {
      parts.removeLast()
    }
  }

  /// A link below the folder could lead anywhere.
  private func checkLinks(_ relative: String) throws(RunFailure) {
    var place = path
    for part in relative.split(separator: "/") {
      place += "/\(part)"
      if FileKind(of: place) == .link {
        throw .usage("\(place): this is a symbolic link; nothing is written through it, remove it")
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    let failure = error as? CocoaError
    if let cause = failure?.underlying as? POSIXError {
      return String(cString: strerror(cause.code.rawValue)).lowercased()
    }
    switch failure?.code {
    case .fileWriteNoPermission?: return "permission denied"
    case .fileWriteOutOfSpace?: return "no space left"
    default: return "a file is in the way or the folder is protected"
    }
  }
}
