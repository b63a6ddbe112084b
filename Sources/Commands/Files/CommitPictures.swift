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

  /// What a name of the command line leads to.
  enum Search {
    case found(CommitPictures)
    /// The commit is there and has no such path, as the text says.
    case absent(String)
  }

  /// - Returns: nil where the name is none of a commit's path.
  static func search(_ name: String, in environment: Environment) throws(Failure) -> Search? {
    let reference = name.prefix { $0 != ":" }
    guard reference.count < name.count, !reference.isEmpty,
      !reference.contains(where: \.isWhitespace)
    else { return nil }
    let repository: GitRepository
    do throws(GitError) {
      repository = try GitRepository(
        containing: environment.currentDirectory,
        programDirectories: RunOptions.systemProgramDirectories)
    } catch {
      guard case .noRepository = error else { throw failure(name, error) }
      throw Failure(
        "\(name): there is no such file, and no git repository here that could have a commit “\(reference)”; run in the repository, or name a file"
      )
    }
    guard let commit = CommitName(name, in: repository) else { return nil }
    let id = try commit.id()
    let given = name.dropFirst(reference.count + 1)
    let path = fromTop(String(given), of: repository, environment)
    do throws(GitError) {
      guard let path, let object = try repository.object("\(id):\(path)") else {
        return .absent("\(name): the commit \(id.prefix(8)) has no path “\(given)”")
      }
      return .found(try CommitPictures(object, of: name, path, at: id, in: repository))
    } catch {
      if case .missingObject = error, let path,
        (try? isSubmodule(path, at: id, of: repository)) == true
      {
        throw Failure(
          "\(name): this is a submodule, whose files are in a repository of its own; name a file or folder of the work tree"
        )
      }
      throw failure(name, error)
    }
  }

  /// What somebody may have meant who named a commit without a path; nil where there is no such commit.
  ///
  /// - Parameter other: the other side, whose path is meant.
  static func meant(
    _ name: String, beside other: String, in environment: Environment
  ) -> String? {
    guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0 == ":" }),
      let repository = try? GitRepository(
        containing: environment.currentDirectory,
        programDirectories: RunOptions.systemProgramDirectories), repository.has(name)
    else { return nil }
    // What has a commit of its own, or lies outside, says nothing of a path.
    guard !other.isEmpty, other != "-", !other.contains(":"), !other.hasPrefix("/"),
      !other.split(separator: "/").contains("..")
    else { return "\(name):PATH" }
    let current = URL(fileURLWithPath: environment.currentDirectory).resolvingSymlinksInPath().path
    let path = other.hasPrefix("./") ? String(other.dropFirst(2)) : other
    return repository.name(of: current)?.isEmpty == true ? "\(name):\(path)" : "\(name):./\(path)"
  }

  /// - Parameter path: of the object `id` in the commit, counted from the top of the repository.
  private init(
    _ id: String, of name: String, _ path: String, at commit: String,
    in repository: GitRepository
  ) throws(GitError) {
    self.repository = repository
    let objects = try repository.objects()
    self.objects = objects
    guard try Self.blob(id, objects, repository) == nil else {
      folder = nil
      ids = ["": id]
      return
    }
    let entries = try repository.entries(under: "", at: id)
    folder = FolderPictures(entries, of: name) { link in
      Self.leads(link, from: path, at: commit, repository, objects)
    }
    ids = Dictionary(entries.map { ($0.path, $0.object) }) { first, _ in first }
  }

  private static func failure(_ name: String, _ error: GitError) -> Failure {
    switch error {
    case .unknownRevision, .tooLarge: Failure("\(name): \(error)")
    default: Failure("\(name): \(error)", .environment)
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

  private static func isSubmodule(
    _ path: String, at commit: String, of repository: GitRepository
  ) throws(GitError) -> Bool {
    let parts = path.split(separator: "/")
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parent.isEmpty ? "\(commit)^{tree}" : "\(commit):\(parent)"
    let entries = try repository.entries(under: "", at: folder)
    return entries.contains { $0.kind == .submodule && $0.path == parts.last.map(String.init) }
  }

  /// Where a symbolic link of a folder leads, as far as the commit tells.
  ///
  /// - Parameter folder: counted from the top of the repository.
  private static func leads(
    _ link: GitEntry, from folder: String, at commit: String, _ repository: GitRepository,
    _ objects: GitObjects
  ) -> FolderPictures.LinkTarget {
    guard let bytes = try? objects.blob(link.object) else { return .unknown }
    let target = String(decoding: bytes, as: UTF8.self)
    guard !target.hasPrefix("/") else { return .unknown }
    var parts: [Substring] = []
    for part in "\(folder)/\(link.path)/../\(target)".split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return .unknown }
      } else {
        parts.append(part)
      }
    }
    // What the commit does not have leads nowhere, as on disk.
    guard let found = try? repository.object("\(commit):\(parts.joined(separator: "/"))") else {
      return .file
    }
    return (try? blob(found, objects, repository)) == nil ? .folder : .file
  }

  /// The path counted from the top of the repository; `./` counts from the current directory. Nil for
  /// a path outside.
  private static func fromTop(
    _ path: String, of repository: GitRepository, _ environment: Environment
  ) -> String? {
    guard path == "." || path.hasPrefix("./") else { return path }
    let current = URL(fileURLWithPath: environment.currentDirectory).resolvingSymlinksInPath().path
    guard let folder = repository.name(of: current) else { return nil }
    return [folder, String(path.dropFirst(2))].filter { !$0.isEmpty }.joined(separator: "/")
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
