import Foundation

/// Reads files of one folder and never of another one, whatever the names say.
struct ProjectFolder: Sendable {
  /// Absolute, symbolic links resolved, without a slash at the end.
  let path: String

  init(_ path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    self.path =
      resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
  }

  /// Larger files are refused, in bytes.
  static let limit = 256 << 20

  /// The absolute path of a relative one, or nil where it leads out of the folder, also through a
  /// symbolic link.
  func absolute(_ relative: String) -> String? {
    guard !relative.hasPrefix("/"), !relative.contains("\0") else { return nil }
    let url = URL(fileURLWithPath: path).appendingPathComponent(relative)
    let resolved = url.resolvingSymlinksInPath().standardizedFileURL.path
    return resolved == path || resolved.hasPrefix(path + "/") ? resolved : nil
  }

  /// The bytes of a regular file, or nil where there is none inside the folder.
  func read(_ relative: String) -> [UInt8]? {
    guard let absolute = absolute(relative), Self.isRegularFile(absolute) else { return nil }
    return readFile(absolute)
  }

  func isDirectory(_ relative: String) -> Bool {
    guard let absolute = absolute(relative) else { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  func isFile(_ relative: String) -> Bool {
    guard let absolute = absolute(relative) else { return false }
    return Self.isRegularFile(absolute)
  }

  /// Every regular file below a folder, as paths relative to the project, sorted; hidden ones and
  /// what symbolic links lead to are left out.
  func files(below relative: String) -> [String] {
    guard let absolute = absolute(relative) else { return [] }
    var found: [String] = []
    var pending = [(absolute, relative == "." ? "" : relative)]
    while let (folder, name) = pending.popLast() {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for entry in entries where !entry.hasPrefix(".") {
        let path = folder + "/" + entry
        let child = name.isEmpty ? entry : name + "/" + entry
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
          continue
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: pending.append((path, child))
        case .typeRegular?: found.append(child)
        default: continue
        }
      }
    }
    return found.sorted()
  }

  static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
      && (attributes?[.size] as? NSNumber)?.intValue ?? 0 <= limit
  }
}

/// The bytes of a file, or nil where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let data = FileManager.default.contents(atPath: path) else { return nil }
  return [UInt8](data)
}
