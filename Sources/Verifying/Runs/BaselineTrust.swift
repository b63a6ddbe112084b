import Baselines
import Screens

/// Whether a stored image and what this machine draws can be compared at all.
struct BaselineTrust: Sendable {
  let fonts: FontFolder

  /// Why not, or nil: another rendering epoch, the picture of another variant, or other files of
  /// the fonts that were used.
  func objection(to image: BaselineImage, of key: BaselineKey) -> String? {
    if let epoch = image.epoch, epoch != "\(renderingEpoch)" {
      return
        "recorded in rendering epoch \(quoted(epoch)), and this Meian draws epoch \(renderingEpoch); use the Meian that recorded it, or record all screens again"
    }
    if let traits = image.traits, traits != key.variant {
      return
        "recorded as \(quoted(traits)), which is another variant; put its own picture there, or record \(key.screen) again"
    }
    for font in image.fonts {
      // The names of a project's fonts are paths, which may have spaces.
      let name = font.split(separator: " ").dropLast().joined(separator: " ")
      let here = fonts.fingerprint(of: name)
      guard here != font else { continue }
      return fonts.has(name)
        ? "recorded with another version of the font \(quoted(name)); install the package that recorded it, or record all screens again"
        : "recorded with the font \(quoted(name)), which was not found; install its package\(package(of: name)), or record all screens again"
    }
    return nil
  }

  private func package(of font: String) -> String {
    FontFolder.package(of: font).map { " \($0)" } ?? ""
  }
}
