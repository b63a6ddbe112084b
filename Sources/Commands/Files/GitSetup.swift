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

  /// Writes what is missing in `.gitattributes`; what was done, for people.
  func attributes() throws(Failure) -> [String] {
    let path = "\(folder)/.gitattributes"
    let exists = FileManager.default.fileExists(atPath: path)
    let old = exists ? FileManager.default.contents(atPath: path) : Data()
    guard let old else { throw failure("cannot be read; check its permissions") }
    var text = String(decoding: old, as: UTF8.self)
    let known = text.split(whereSeparator: \.isNewline).map { line in
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
