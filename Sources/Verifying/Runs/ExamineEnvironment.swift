import Foundation
import ImageDiff

/// One thing that `meian doctor` looked at.
public struct CheckedThing: Sendable {
  public var name: String
  public var isFine: Bool
  /// What was found, or what to do.
  public var detail: String
}

/// What a font stands in for and its digest; nil where it is missing.
private func font(_ name: String, in fonts: FontFolder, _ purpose: String) -> String? {
  let fingerprint = fonts.fingerprint(of: name)
  guard !fingerprint.hasSuffix("missing") else { return nil }
  return "stands in \(purpose), \(fingerprint.split(separator: " ").last ?? "")"
}

/// Looks at everything outside of Meian that a trustworthy answer needs.
public func examineEnvironment(
  fontDirectories: [String] = RunOptions.systemFontDirectories,
  programDirectories: [String] = RunOptions.systemProgramDirectories
) -> [CheckedThing] {
  let fonts = FontFolder(directories: fontDirectories)
  var things = [
    ("Inter-Regular.otf", "for San Francisco", "fonts-inter"),
    ("NotoSansCJK-Regular.ttc", "for Japanese, Chinese and Korean", "fonts-noto-cjk"),
    (
      "materialdesignicons-webfont.ttf", "for SF Symbols", "fonts-materialdesignicons-webfont"
    ),
  ].map { name, purpose, package in
    let found = font(name, in: fonts, purpose)
    return CheckedThing(
      name: "font \(name)", isFine: found != nil,
      detail: found ?? "not found; install the package \(package)")
  }
  things += [
    ("NotoSansArabic-Regular.ttf", "for Arabic", "fonts-noto-core"),
    ("NotoSansHebrew-Regular.ttf", "for Hebrew", "fonts-noto-core"),
    ("NotoSansThai-Regular.ttf", "for Thai", "fonts-noto-core"),
    ("NotoSansDevanagari-Regular.ttf", "for Devanagari", "fonts-noto-core"),
    ("NotoColorEmoji.ttf", "for Apple Color Emoji", "fonts-noto-color-emoji"),
  ].map { name, purpose, package in
    // A project without such text needs none of them, and a character without a font is reported.
    CheckedThing(
      name: "font \(name)", isFine: true,
      detail: font(name, in: fonts, purpose)
        ?? "not found; only such text needs the package \(package)")
  }
  let failures = ImageDiff.selfTest()
  things.append(
    CheckedThing(
      name: "differ self-test", isFine: failures.isEmpty,
      detail: failures.first ?? "tells known pictures apart"))
  let programs = VectorPrograms(directories: programDirectories)
  for (program, purpose, package) in [
    ("rsvg-convert", "SVG images of asset catalogs", "librsvg2-bin"),
    ("pdftocairo", "PDF images of asset catalogs", "poppler-utils"),
  ] {
    let isThere = programs.find(program) != nil
    // Optional: a project without such images needs neither program.
    things.append(
      CheckedThing(
        name: "program \(program)", isFine: true,
        detail: isThere
          ? "found, for \(purpose)" : "not found; only \(purpose) need the package \(package)"))
  }
  return things
}
