import Baselines
import FoundationEssentials
import PictureReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The picture files below a folder; hidden files and folders are left out.
struct FolderPictures: Sendable {
  /// Paths in the folder, those of `faults` among them. Two that only differ in how Unicode writes
  /// their characters are one, as they are on a Mac.
  private(set) var names: Set<String> = []
  /// What has a picture's name and cannot be read as a file: symbolic links, pipes and the like.
  private(set) var faults: [String: Failure] = [:]
  /// Paths of pictures of kinds that are not compared, which are counted and nothing else.
  private(set) var others: Set<String> = []
  /// How the folder itself writes each path.
  private var spellings: [String: String] = [:]

  /// How the folder writes a path that may be written otherwise elsewhere.
  func spelling(of name: String) -> String { spellings[name] ?? name }

  /// The commit of each submodule by its path; known of folders of commits only.
  private(set) var submodules: [String: String] = [:]

  /// What is behind a symbolic link.
  enum LinkTarget {
    /// A file, or nothing.
    case file
    case folder
    case unknown
  }

  /// The pictures of a commit's folder.
  ///
  /// - Parameters:
  ///   - folder: as the command line names it.
  ///   - target: asked for links whose names are not those of pictures.
  init(_ entries: [GitEntry], of folder: String, target: (GitEntry) -> LinkTarget) {
    for entry in entries {
      let isHidden = entry.path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isHidden { continue }
      let separator = folder.hasSuffix("/") || folder.hasSuffix(":") ? "" : "/"
      let shown = folder + separator + entry.path
      let isPicture = Self.isPicture(entry.path)
      switch entry.kind {
      case .submodule: submodules[entry.path] = entry.object
      case .link where !isPicture && target(entry) != .file:
        refuse(entry.path, shown, "a symbolic link to a folder", "the folder")
      case .file, .link, .folder:
        guard isPicture else {
          if Self.isOtherPicture(entry.path) { others.insert(entry.path) }
          continue
        }
        if !entry.isUTF8 {
          names.insert(entry.path)
          faults[entry.path] = notUTF8(shown)
        } else if entry.kind == .file {
          add(entry.path, shown)
        } else {
          refuse(entry.path, shown, "a symbolic link")
        }
      }
    }
  }

  /// Submodules whose pictures nobody can see: those that do not stand with the same commit on the
  /// other side too.
  func unseenSubmodules(beside other: FolderPictures) -> Set<String> {
    Set(submodules.filter { other.submodules[$0.key] != $0.value }.keys)
  }

  static func isPicture(_ name: String) -> Bool { PictureFormat(named: name) != nil }

  private static let otherEndings: Set = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "jp2", "jpe", "jxl", "tif", "tiff",
  ]

  private static func isOtherPicture(_ name: String) -> Bool {
    name.lastIndex(of: ".").map {
      otherEndings.contains(name[name.index(after: $0)...].lowercased())
    } ?? false
  }

  /// - Parameter folder: as the command line names it.
  /// - Throws: where a folder cannot be looked into, because what it holds would go uncompared.
  init(below folder: String, in environment: Environment) throws(Failure) {
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    var pending = [""]
    while let inner = pending.popLast() {
      let shown = inner.isEmpty ? root : "\(root)/\(inner)"
      let path = environment.absolute(shown)
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw Failure("\(shown): the folder cannot be read; check its permissions")
      }
      for entry in entries where !entry.hasPrefix(".") {
        let name = inner.isEmpty ? entry : "\(inner)/\(entry)"
        let isPicture = Self.isPicture(entry)
        if isPicture, isUnspeakable(entry, in: path) {
          names.insert(name)
          faults[name] = notUTF8("\(shown)/\(entry)")
          continue
        }
        switch try kind(of: "\(path)/\(entry)", "\(shown)/\(entry)") {
        case .typeDirectory: pending.append(name)
        case .typeRegular:
          if isPicture {
            add(name, "\(shown)/\(entry)")
          } else if Self.isOtherPicture(entry) {
            others.insert(name)
          }
        case .typeSymbolicLink:
          if isPicture {
            refuse(name, "\(shown)/\(entry)", "a symbolic link")
          } else if leadsToFolder("\(path)/\(entry)") {
            refuse(name, "\(shown)/\(entry)", "a symbolic link to a folder", "the folder")
          }
        default: if isPicture { refuse(name, "\(shown)/\(entry)", "no regular file") }
        }
      }
    }
  }

  private mutating func add(_ name: String, _ shown: String) {
    names.insert(name)
    guard let other = spellings.updateValue(name, forKey: name) else { return }
    // A name that is not UTF-8 comes as one that is, and may be the name of another file.
    faults[name] =
      other.utf8.elementsEqual(name.utf8)
      ? Failure(
        "\(shown): the folder has this name twice, or another that is not UTF-8; rename one of them"
      )
      : Failure(
        "\(shown): the folder has this name twice, in two forms of Unicode; rename one of them")
  }

  private mutating func refuse(
    _ name: String, _ shown: String, _ kind: String, _ better: String = "the picture"
  ) {
    names.insert(name)
    faults[name] = Failure("\(shown): this is \(kind); put \(better) itself there")
  }

  /// What an entry is itself, not what it links to.
  private func kind(of path: String, _ shown: String) throws(Failure) -> FileAttributeType {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let type = attributes[.type] as? FileAttributeType
    else {
      if shown.unicodeScalars.contains("\u{FFFD}") { throw notUTF8(shown) }
      throw Failure("\(shown): the entry cannot be read; check the folder’s permissions")
    }
    return type
  }

  /// True where a name came with a replacement character and names nothing as it came.
  private func isUnspeakable(_ entry: String, in folder: String) -> Bool {
    guard entry.unicodeScalars.contains("\u{FFFD}") else { return false }
    var status = stat()
    return lstat("\(folder)/\(entry)", &status) != 0
  }

  private func notUTF8(_ shown: String) -> Failure {
    Failure("\(shown): the name is not UTF-8; rename the file or folder")
  }

  private func leadsToFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory
  }
}
