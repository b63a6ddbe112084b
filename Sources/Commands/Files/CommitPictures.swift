import Baselines
import FoundationEssentials
import Verifying

/// A picture or a folder of pictures of a commit, as `REF:PATH` names it.
struct CommitPictures: Sendable {
  /// Nil for a single picture.
  let folder: FolderPictures?
  private let repository: GitRepository
  private let objects: GitObjects
  /// Ids of git by path in the folder; of a single file under the empty path.
  private let ids: [String: String]

  /// - Returns: nil where there is no such thing, or no repository around.
  init?(_ name: String, in environment: Environment) throws(Failure) {
    guard name.contains(":") else { return nil }
    do throws(GitError) {
      repository = try GitRepository(
        containing: environment.currentDirectory,
        programDirectories: RunOptions.systemProgramDirectories)
      let whole = Self.fromTop(name, of: repository, environment)
      guard let whole, let id = try repository.object(whole) else { return nil }
      let (repository, objects) = (repository, try repository.objects())
      self.objects = objects
      guard try Self.blob(id, objects, repository) == nil else {
        folder = nil
        ids = ["": id]
        return
      }
      let entries = try repository.entries(under: "", at: id)
      folder = FolderPictures(entries, of: name) { link in
        Self.leads(link, from: whole, repository, objects)
      }
      ids = Dictionary(entries.map { ($0.path, $0.object) }) { first, _ in first }
    } catch {
      switch error {
      case .noRepository:
        let commit = name.prefix { $0 != ":" }
        guard !commit.isEmpty, !commit.contains(where: \.isWhitespace) else { return nil }
        throw Failure(
          "\(name): there is no such file, and no git repository here that could have a commit “\(commit)”; run in the repository, or name a file"
        )
      case .missingObject where Self.isSubmodule(name, environment):
        throw Failure(
          "\(name): this is a submodule, whose files are in a repository of its own; name a file or folder of the work tree"
        )
      case .noProgram, .otherOwner, .missingObject, .failed, .noMergeBase:
        throw Failure("\(name): \(error)", .environment)
      case .unknownRevision, .tooLarge: throw Failure("\(name): \(error)")
      }
    }
  }

  /// Nil for what is no blob; with the right cause where git could not give it.
  private static func blob(
    _ id: String, _ objects: GitObjects, _ repository: GitRepository
  ) throws(GitError) -> [UInt8]? {
    do throws(GitError) { return try objects.blob(id) } catch {
      switch error {
      case .missingObject, .failed: return try repository.blob(id)
      default: throw error
      }
    }
  }

  private static func isSubmodule(_ name: String, _ environment: Environment) -> Bool {
    guard
      let repository = try? GitRepository(
        containing: environment.currentDirectory,
        programDirectories: RunOptions.systemProgramDirectories),
      let whole = fromTop(name, of: repository, environment), let colon = whole.firstIndex(of: ":")
    else { return false }
    let parts = whole[whole.index(after: colon)...].split(separator: "/")
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parent.isEmpty ? "\(whole[..<colon])^{tree}" : "\(whole[...colon])\(parent)"
    let entries = (try? repository.entries(under: "", at: folder)) ?? []
    return entries.contains { $0.kind == .submodule && $0.path == parts.last.map(String.init) }
  }

  /// Where a symbolic link of the folder leads, as far as the commit tells.
  ///
  /// - Parameter whole: the folder, with its path counted from the top of the repository.
  private static func leads(
    _ link: GitEntry, from whole: String, _ repository: GitRepository, _ objects: GitObjects
  ) -> FolderPictures.LinkTarget {
    guard let colon = whole.firstIndex(of: ":"), let bytes = try? objects.blob(link.object) else {
      return .unknown
    }
    let target = String(decoding: bytes, as: UTF8.self)
    guard !target.hasPrefix("/") else { return .unknown }
    let folder = whole[whole.index(after: colon)...]
    var parts: [Substring] = []
    for part in "\(folder)/\(link.path)/../\(target)".split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return .unknown }
      } else {
        parts.append(part)
      }
    }
    let place = "\(whole[...colon])\(parts.joined(separator: "/"))"
    // What the commit does not have leads nowhere, as on disk.
    guard let found = try? repository.object(place) else { return .file }
    return (try? blob(found, objects, repository)) == nil ? .folder : .file
  }

  /// The name with its path counted from the top of the repository; `./` counts from the current
  /// directory. Nil for a name without a commit, or a path outside.
  private static func fromTop(
    _ name: String, of repository: GitRepository, _ environment: Environment
  ) -> String? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let path = name[name.index(after: colon)...]
    guard path == "." || path.hasPrefix("./") else { return name }
    let current = URL(fileURLWithPath: environment.currentDirectory).resolvingSymlinksInPath().path
    guard let folder = repository.name(of: current) else { return nil }
    let parts = [folder, String(path.dropFirst(2))].filter { !$0.isEmpty }
    return name[...colon] + parts.joined(separator: "/")
  }

  /// The bytes of a picture; `shown` is how messages call it.
  func read(_ picture: String, _ shown: String) throws(Failure) -> [UInt8] {
    guard let id = ids[picture] else { throw Failure("\(shown): there is no such file") }
    do throws(GitError) {
      guard let bytes = try Self.blob(id, objects, repository) else {
        throw GitError.missingObject(id)
      }
      return bytes
    } catch {
      if case .tooLarge = error { throw Failure("\(shown): \(error)") }
      throw Failure("\(shown): \(error)", .environment)
    }
  }
}
