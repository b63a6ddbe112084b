import Baselines
import FoundationEssentials
import Verifying

/// Tells git what baselines are: pictures that are not merged by lines, and whose differences
/// `meian tree` tells.
struct GitSetup {
  /// Absolute.
  let folder: String
  /// As the caller would write it.
  let shownFolder: String

  /// In `.gitattributes`. A conflict leaves the picture of the current branch, for `meian resolve`.
  static let lines = [
    "*.after.png -text -merge diff=meian", "*.before.png -text -merge diff=meian",
  ]
  /// What names the driver to a clone.
  static let setting = (key: "diff.meian.textconv", value: "meian tree")

  /// The folders whose `.gitattributes` count: that of the project around, else those of the projects
  /// that the repository's last commit has below, else this one.
  func projects(in environment: Environment) -> [GitSetup] {
    if let found = Project.find(from: folder) { return [setup(found, environment)] }
    guard
      let repository = try? GitRepository(
        containing: folder, programDirectories: RunOptions.systemProgramDirectories),
      let commit = try? repository.commit("HEAD"),
      let files = try? repository.files(under: "", at: commit)
    else { return [self] }
    let folders = files.map(\.path).filter {
      $0 == Self.project || $0.hasSuffix("/\(Self.project)")
    }
    .map { "\(repository.topLevel)/\($0)".dropLast(Self.project.count + 1) }
    .filter {
      leads(String($0), into: folder) && FileManager.default.fileExists(atPath: String($0))
    }
    return folders.isEmpty ? [self] : folders.sorted().map { setup(String($0), environment) }
  }

  private static let project = "meian.json5"

  private func setup(_ found: String, _ environment: Environment) -> GitSetup {
    let isSame = leads(found, into: folder) && leads(folder, into: found)
    return isSame ? self : GitSetup(folder: found, shownFolder: environment.shown(found))
  }

  /// Writes what is missing in `.gitattributes`; what was done, for people.
  func attributes() throws(Failure) -> [String] {
    let path = "\(folder)/.gitattributes"
    let exists = FileManager.default.fileExists(atPath: path)
    let old = exists ? FileManager.default.contents(atPath: path) : Data()
    guard let old else { throw failure("cannot be read; check its permissions") }
    var text = String(decoding: old, as: UTF8.self)
    let known = (text + outerAttributes).split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    // Whoever names the driver for a pattern in another way means it so.
    let missing = Self.lines.filter { line in
      let pattern = line.prefix { $0 != " " }
      return !known.contains { $0.hasPrefix("\(pattern) ") && $0.contains("diff=") }
    }
    guard !missing.isEmpty else { return [] }
    if !text.isEmpty, text.last?.isNewline == false { text += "\n" }
    text += missing.map { $0 + "\n" }.joined()
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw failure("cannot be written; add the lines \(missing.joined(separator: " and "))")
    }
    return ["\(exists ? "added to" : "wrote") \(shown)"]
  }

  /// What the folders around say, up to the repository's own.
  private var outerAttributes: String {
    guard
      let repository = try? GitRepository(
        containing: folder, programDirectories: RunOptions.systemProgramDirectories)
    else { return "" }
    var text = ""
    let parts = folder.split(separator: "/")
    for count in (0..<parts.count).reversed() {
      let outer = "/" + parts.prefix(count).joined(separator: "/")
      guard leads(outer, into: repository.topLevel) else { break }
      let bytes = FileManager.default.contents(atPath: "\(outer)/.gitattributes") ?? Data()
      text += "\n" + String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  /// Sets the driver in the clone that the folder lies in; what was done, for people.
  func driver() throws(Failure) -> [String] {
    do throws(GitError) {
      try GitRepository(
        containing: folder, programDirectories: RunOptions.systemProgramDirectories
      ).set(Self.setting.key, to: Self.setting.value)
    } catch { throw Failure("init --git: \(error)", .environment) }
    return ["set \(Self.setting.key) = \(Self.setting.value), for this clone"]
  }

  private var shown: String {
    shownFolder == "." ? ".gitattributes" : "\(shownFolder)/.gitattributes"
  }

  private func failure(_ problem: String) -> Failure { Failure("\(shown): the file \(problem)") }
}
