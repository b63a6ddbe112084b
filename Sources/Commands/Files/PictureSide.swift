import Baselines
import Foundation

/// One side of a comparison: a picture or a folder of pictures, on disk or in a commit.
struct PictureSide: Sendable {
  private enum Place: Sendable {
    case path
    case standardInput
    case commit(GitObjects)
  }

  /// As the command line names it.
  let name: String
  private let place: Place
  private let environment: Environment
  /// Nil for a single picture.
  let folder: FolderPictures?
  /// Ids of git by path in the folder; of a single file under the empty path.
  private let ids: [String: String]

  var isFolder: Bool { folder != nil }
  var isStandardInput: Bool { if case .standardInput = place { true } else { false } }
  /// Where a folder on disk lies, absolute; nil for all else.
  var folderPath: String? {
    guard isFolder, case .path = place else { return nil }
    return environment.absolute(name)
  }

  /// Where a picture lies on disk, absolute; nil in a commit and for standard input.
  func path(of picture: String) -> String? {
    guard case .path = place else { return nil }
    return environment.absolute(isFolder ? shown(picture) : name)
  }

  /// - Parameter name: a path, `REF:PATH`, or `-`.
  init(_ name: String, in environment: Environment) throws(Failure) {
    self.name = name
    self.environment = environment
    if name == "-" {
      (place, folder, ids) = (.standardInput, nil, [:])
      return
    }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(
      atPath: environment.absolute(name), isDirectory: &isDirectory)
    {
      place = .path
      folder = isDirectory.boolValue ? try FolderPictures(below: name, in: environment) : nil
      ids = [:]
      return
    }
    guard name.contains(":"), !name.hasPrefix(":") else {
      throw Failure("\(name): there is no such file or folder; name a PNG or a folder of PNGs")
    }
    let objects = GitObjects(directory: environment.currentDirectory)
    place = .commit(objects)
    do throws(GitError) {
      switch try objects.find(name) {
      case .file(let id): (folder, ids) = (nil, ["": id])
      case .folder(let id):
        let entries = try objects.files(below: id)
        folder = FolderPictures(entries, of: name)
        ids = Dictionary(entries.map { ($0.path, $0.id) }) { first, _ in first }
      }
    } catch {
      throw Failure("\(error)", error == .missing ? .environment : .usage)
    }
  }

  /// How a picture of the folder is called in messages; the side itself for an empty path.
  func shown(_ picture: String) -> String {
    if picture.isEmpty { return isStandardInput ? "standard input" : name }
    let separator = name.hasSuffix("/") || name.hasSuffix(":") ? "" : "/"
    return name + separator + picture
  }

  /// The bytes of a picture of the folder, or of the side itself for an empty path.
  func read(_ picture: String) throws(Failure) -> [UInt8] {
    switch place {
    case .path: return try readInput(shown(picture), in: environment)
    case .standardInput: return try readStandardInput()
    case .commit(let objects):
      guard let id = ids[picture] else { throw Failure("\(shown(picture)): there is no such file") }
      do throws(GitError) { return try objects.read(id) } catch {
        throw Failure("\(shown(picture)): \(error)")
      }
    }
  }
}
