import Baselines

/// With which fonts and in which epochs the stored baselines of a project were recorded.
struct RecordedFonts {
  /// How many were recorded with a font, by the font's name and `sha256:…`.
  private(set) var fingerprints: [String: [String: Int]] = [:]
  /// How many were recorded in an epoch.
  private var epochs: [String: Int] = [:]

  init(_ project: Project) throws(RunFailure) {
    let store = try baselineStore(of: project)
    for entry in try listed(store).entries {
      for role in BaselineRole.allCases where entry.roles.contains(role) {
        // What cannot be read is for “meian verify” to say.
        guard let bytes = try? store.read(entry.key, role), let marks = BaselineMarks(png: bytes)
        else { continue }
        add(marks)
      }
    }
  }

  private mutating func add(_ marks: BaselineMarks) {
    if let epoch = marks.epoch { epochs[epoch, default: 0] += 1 }
    for font in marks.fonts {
      let words = font.split(separator: " ")
      guard let digest = words.last else { continue }
      let name = words.dropLast().joined(separator: " ")
      fingerprints[name, default: [:]][String(digest), default: 0] += 1
    }
  }

  /// Whether this Meian draws the epoch of the project and of its baselines.
  func epochs(_ project: Project) -> [CheckedThing] {
    let own = "\(renderingEpoch)"
    let strangers = epochs.filter { $0.key != own }.sorted { $0.key < $1.key }
    var problems = strangers.map { epoch, count in
      "\(count) baseline\(count == 1 ? " is" : "s are") of rendering epoch \(epoch)"
    }
    if project.epoch != renderingEpoch {
      problems.append("the project file names rendering epoch \(project.epoch)")
    }
    guard !problems.isEmpty else {
      return [
        CheckedThing(
          name: "rendering epoch", isFine: true,
          detail: "\(own), as this Meian draws; \(epochs[own] ?? 0) baselines are of it")
      ]
    }
    return [
      CheckedThing(
        name: "rendering epoch", isFine: false,
        detail:
          "this Meian draws epoch \(own), and \(problems.joined(separator: ", ")); use the Meian that recorded them, or set epoch: \(own), record all screens again and verify with --renderer-upgrade"
      )
    ]
  }
}
