import Baselines
import Screens

/// Whether a stored image and what this machine draws can be compared at all.
struct BaselineTrust: Sendable {
  let fonts: FontFolder

  /// Why not, or nil: another rendering epoch, the picture of another variant, or other files of
  /// the fonts that were used.
  func objection(to marks: BaselineMarks, of key: BaselineKey) -> String? {
    if let epoch = marks.epoch, epoch != "\(renderingEpoch)" {
      return
        "recorded in rendering epoch \(quoted(epoch)), and this Meian draws epoch \(renderingEpoch); use the Meian that recorded it, or record all screens again"
    }
    if let traits = marks.traits, traits != key.variant {
      return
        "recorded as \(quoted(traits)), which is another variant; put its own picture there, or record \(key.screen) again"
    }
    return marks.fonts.lazy.compactMap { objection(toFont: $0) }.first
  }

  /// - Parameter fingerprint: `name sha256:…` of a font that was used.
  func objection(toFont fingerprint: String) -> String? {
    // The names of a project's fonts are paths, which may have spaces.
    let name = fingerprint.split(separator: " ").dropLast().joined(separator: " ")
    let here = fonts.fingerprint(of: name)
    guard here != fingerprint else { return nil }
    let recorded = fingerprint.split(separator: " ").last ?? ""
    let remedy = "\(remedy(name, String(recorded))), or record all screens again"
    return fonts.has(name)
      ? "recorded with another version of the font \(quoted(name)), \(recorded), and here is \(here.split(separator: " ").last ?? ""); \(remedy)"
      : "recorded with the font \(quoted(name)), \(recorded), which was not found; \(remedy)"
  }

  private func remedy(_ name: String, _ recorded: String) -> String {
    guard let package = FontFolder.package(of: name) else { return "bring that file back" }
    let pinned = PinnedFont.named[name]
    let isPinned = pinned.map { "sha256:\($0.digest)" } == recorded
    let origin = isPinned ? pinned?.origin ?? package : "another version of \(package)"
    return "put that file, of \(origin), into \(FontFiles.projectFolder) or install its package"
  }
}
