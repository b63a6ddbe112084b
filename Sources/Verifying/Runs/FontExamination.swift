/// What `meian doctor` says of the fonts that stand in for iOS's.
struct FontExamination {
  let fonts: FontFolder
  /// How many baselines were recorded with a font, by the font's name and `sha256:…`.
  let recorded: [String: [String: Int]]

  /// The files that are looked at in every project, with what they stand in for, and whether every
  /// project needs them.
  private static let examined: [(name: String, purpose: String, isNeeded: Bool)] = [
    ("Inter-Regular.otf", "for San Francisco", true),
    ("NotoSansCJK-Regular.ttc", "for Japanese, Chinese and Korean", true),
    ("materialdesignicons-webfont.ttf", "for SF Symbols", true),
    // A project without such text needs none of these, and a character without a font is reported.
    ("NotoSansArabic-Regular.ttf", "for Arabic", false),
    ("NotoSansHebrew-Regular.ttf", "for Hebrew", false),
    ("NotoSansThai-Regular.ttf", "for Thai", false),
    ("NotoSansDevanagari-Regular.ttf", "for Devanagari", false),
    ("NotoColorEmoji.ttf", "for Apple Color Emoji", false),
  ]

  /// Those that every project may need, then what else the baselines were recorded with, by name.
  var things: [CheckedThing] {
    let names = Set(Self.examined.map(\.name))
    return Self.examined.map(thing)
      + recorded.keys.filter { !names.contains($0) }.sorted().map { other($0) }
  }

  private func thing(_ name: String, _ purpose: String, _ isNeeded: Bool) -> CheckedThing {
    let title = "font \(name)"
    if let problem = problem(name) {
      return CheckedThing(name: title, isFine: false, detail: problem)
    }
    guard let digest = fonts.digest(of: name), let path = fonts.files.path(of: name) else {
      return CheckedThing(
        name: title, isFine: !isNeeded, isThere: false, detail: missing(name, isNeeded))
    }
    let pinned = PinnedFont.named[name]
    let difference =
      pinned?.digest == digest || pinned == nil || recorded[name] != nil
      ? ""
      : "; Meian is tested with sha256:\(pinned?.digest ?? "") of \(pinned?.origin ?? ""), and draws other pixels with this one"
    return CheckedThing(
      name: title, isFine: true,
      detail: "stands in \(purpose), sha256:\(digest), \(path)\(difference)")
  }

  private func missing(_ name: String, _ isNeeded: Bool) -> String {
    let package = FontFolder.package(of: name) ?? ""
    let file = PinnedFont.named[name].map { "sha256:\($0.digest) of \($0.origin)" } ?? package
    return isNeeded
      ? "not found; install the package \(package), or put the file, \(file), into \(FontFiles.projectFolder)"
      : "not found; only such text needs the package \(package)"
  }

  /// A font that only baselines name.
  private func other(_ name: String) -> CheckedThing {
    let problem = problem(name)
    return CheckedThing(
      name: "font \(name)", isFine: problem == nil,
      detail: problem ?? "as recorded, sha256:\(fonts.digest(of: name) ?? "")")
  }

  /// Why baselines cannot be compared with what this font draws; nil where they can.
  private func problem(_ name: String) -> String? {
    let trust = BaselineTrust(fonts: fonts)
    for (digest, count) in (recorded[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let objection = trust.objection(toFont: "\(name) \(digest)") else { continue }
      return "\(count) baseline\(count == 1 ? " was" : "s were") \(objection)"
    }
    return nil
  }
}
