import Foundation
import ImageDiff

/// One thing that `meian doctor` looked at.
public struct CheckedThing: Sendable {
  public var name: String
  public var isFine: Bool
  /// What was found, or what to do.
  public var detail: String
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
    let fingerprint = fonts.fingerprint(of: name)
    let isThere = !fingerprint.hasSuffix("missing")
    return CheckedThing(
      name: "font \(name)", isFine: isThere,
      detail: isThere
        ? "stands in \(purpose), \(fingerprint.split(separator: " ").last ?? "")"
        : "not found; install the package \(package)")
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
