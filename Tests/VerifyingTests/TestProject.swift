import RunRecords
import TestSupport
import Traits

@testable import Verifying

/// A project in a temporary folder: screens of one plain colour, on the smallest device.
final class TestProject: Sendable {
  let folder: TemporaryFolder

  /// - Parameter settings: further members of the project file, such as `before: "stored"`.
  init(_ settings: String = "", screens: [String: String] = ["home": "red"]) throws {
    folder = try TemporaryFolder()
    try configure(settings)
    for (id, color) in screens { try paint(id, color) }
  }

  func configure(_ settings: String) throws {
    try folder.write(
      """
      { name: "Test", screens: ["Screens"], device: "iphone-4", \(settings) }
      """, to: "meian.json5")
    try folder.write("", to: "Screens/.keep")
  }

  /// Writes a screen that fills the window with a colour, the same in light and dark.
  func paint(_ id: String, _ color: String) throws { try paint(id, light: color, dark: color) }

  func paint(_ id: String, light: String, dark: String) throws {
    let words = ["red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "white": "#FFFFFF"]
    try write(
      """
      { screen: "\(id)", view: { backgroundColor: {
        light: "\(words[light] ?? light)", dark: "\(words[dark] ?? dark)" } } }
      """, to: id)
  }

  /// Writes a layout file as it is.
  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "Screens/\(name).screen.json5")
  }

  func remove(_ name: String) throws {
    try removeItem(folder.path(of: name))
  }

  func load() throws(RunFailure) -> Project { try Project.load(folder.path) }

  @discardableResult
  func record(
    _ role: RecordRole = .after, screens: [String] = [], jobs: Int = 2
  ) throws(RunFailure) -> RecordOutcome {
    try Verifying.record(
      try load(), role: role, from: nil, scope: .changed,
      RunOptions(selection: Selection(screens: screens), jobs: jobs))
  }

  func verify(
    screens: [String] = [], variants: [Variant] = [], before: BeforeSource? = nil, jobs: Int = 2
  ) throws(RunFailure) -> RunResult {
    try Verifying.verify(
      try load(),
      RunOptions(
        selection: Selection(screens: screens, variants: variants), jobs: jobs, before: before))
  }

  /// `home light unchanged` for each shot, in the record's order.
  func verdicts(
    screens: [String] = [], variants: [Variant] = [], before: BeforeSource? = nil
  ) throws(RunFailure) -> [String] {
    try verify(screens: screens, variants: variants, before: before).record.verdicts
  }

  /// The stored files and their bytes.
  func baselines() -> [String: [UInt8]] {
    let names = folder.files().filter { $0.hasPrefix("Baselines/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.bytes(of: $0) ?? []) })
  }
}

extension RunRecord {
  var verdicts: [String] {
    screens.flatMap { screen in
      screen.shots.map { "\(screen.id) \($0.variant) \($0.verdict.rawValue)" }
    }
  }

  func shot(_ screen: String, _ variant: String) -> ShotRecord? {
    screens.first { $0.id == screen }?.shots.first { $0.variant == variant }
  }
}

/// The failure that `body` throws, in the words of the user; nil where it succeeds.
func failure<Result>(of body: () throws(RunFailure) -> Result) -> RunFailure? {
  do throws(RunFailure) {
    _ = try body()
    return nil
  } catch { return error }
}
