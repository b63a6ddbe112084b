import FoundationEssentials

/// One side of a comparison: a picture or a folder of pictures, on disk or in a commit.
struct PictureSide: Sendable {
  private enum Place: Sendable {
    case path
    case standardInput
    case commit(CommitPictures)
    /// A path that a commit does not have.
    case nothing(String)
  }

  /// As the command line names it.
  let name: String
  private let place: Place
  private let environment: Environment
  /// Nil for a single picture.
  let folder: FolderPictures?

  var isFolder: Bool { folder != nil }
  /// Set where a commit has no such path, which then counts as an empty folder; says so.
  var absence: String? { if case .nothing(let problem) = place { problem } else { nil } }
  /// The same where it cannot count as one.
  var absenceFailure: Failure? {
    absence.map {
      Failure(
        "\($0); REF:PATH counts from the top of the repository, REF:./PATH from this folder")
    }
  }
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

  /// Where a pipeline finds a picture, by the path that the command line leads to it by; nil for
  /// standard input. Of a commit it is the path in its tree.
  func file(of picture: String) -> String? {
    let spelled = isFolder ? shown(picture) : name
    switch place {
    case .standardInput, .nothing: return nil
    case .path: return relative(spelled)
    case .commit: return relative(String(spelled.drop { $0 != ":" }.dropFirst()))
    }
  }

  /// Without the folder of the command where it lies in that, and without `./` in front.
  private func relative(_ path: String) -> String {
    let base = environment.currentDirectory + "/"
    let inside = path.hasPrefix(base) ? path.dropFirst(base.count) : path[...]
    return String(inside.hasPrefix("./") ? inside.dropFirst(2) : inside)
  }

  /// - Parameters:
  ///   - name: a path, `REF:PATH`, or `-`.
  ///   - other: what it is compared with, for suggestions.
  init(
    _ name: String, beside other: String = "", in environment: Environment
  ) throws(Failure) {
    self.name = name
    self.environment = environment
    if name == "-" {
      (place, folder) = (.standardInput, nil)
      return
    }
    var isDirectory = false
    if FileManager.default.fileExists(
      atPath: environment.absolute(name), isDirectory: &isDirectory)
    {
      place = .path
      folder = isDirectory ? try FolderPictures(below: name, in: environment) : nil
      return
    }
    switch try CommitPictures.search(name, in: environment) {
    case .found(let pictures):
      place = .commit(pictures)
      folder = pictures.folder
    case .absent(let problem):
      place = .nothing(problem)
      folder = FolderPictures([], of: name) { _ in .file }
    case nil:
      let meant = CommitPictures.meant(name, beside: other, in: environment)
      throw Failure(
        "\(name): there is no such file or folder; "
          + (meant.map { "did you mean “\($0)”, which is that of the commit?" }
            ?? "name a PNG or a folder of PNGs"))
    }
  }

  /// How a picture of the folder is called in messages; the side itself for an empty path.
  func shown(_ picture: String) -> String {
    if picture.isEmpty { return isStandardInput ? "standard input" : name }
    let separator = name.hasSuffix("/") || name.hasSuffix(":") ? "" : "/"
    return name + separator + (folder?.spelling(of: picture) ?? picture)
  }

  /// The bytes of a picture of the folder, or of the side itself for an empty path.
  func read(_ picture: String) throws(Failure) -> [UInt8] {
    switch place {
    case .path: return try readInput(shown(picture), in: environment)
    case .standardInput: return try readStandardInput()
    case .commit(let pictures): return try pictures.read(picture, shown(picture))
    case .nothing(let problem): throw Failure(problem)
    }
  }
}
