package import Pixels
package import Traits

/// Draws single shots of a project, for measuring.
package struct ShotDrawer: Sendable {
  private let bench: Workbench
  private let subjects: [Subject]

  package init(_ project: Project) throws(RunFailure) {
    bench = try Workbench(project, RunOptions())
    subjects = try bench.screens.subjects(Selection())
  }

  /// Ids of the screens, sorted.
  package var screens: [String] { subjects.map(\.id) }

  /// The pixels of a shot, or nil where it cannot be drawn.
  package func draw(_ screen: String, _ variant: Variant) throws(RunFailure) -> Bitmap? {
    guard let subject = subjects.first(where: { $0.id == screen }) else { return nil }
    return try? bench.shot(of: subject, variant).get().bitmap
  }
}
