import Screens
import Traits

/// What a project shows: its layouts and captures, read but not drawn.
struct ProjectScreens: Sendable {
  let project: Project
  let layouts: [ListedDocument]
  let captures: [CapturedScreen]
  /// A line for each captured file that is left out.
  let captureNotes: [String]

  /// - Parameter store: what is known of layouts from earlier runs.
  init(_ project: Project, _ store: LayoutStore? = nil) throws(RunFailure) {
    self.project = project
    layouts = try ScreenList(project: project, store: store).all()
    if let rules = project.captures {
      (captures, captureNotes) = try CapturedScreen.all(in: project.folder, rules: rules)
    } else {
      (captures, captureNotes) = ([], [])
    }
    let drawn = Set(layouts.map(\.id))
    if let clash = captures.first(where: { drawn.contains($0.id) }) {
      throw .usage(
        "captures: the screen id \(quoted(clash.id)) is also that of a layout; rename the files or the layout"
      )
    }
    try checkCase(of: layouts.map(\.id) + captures.map(\.id))
  }

  /// Layouts that are too damaged to say which screen they are.
  var hasUncertainIDs: Bool { layouts.contains { !$0.hasCertainID } }

  /// The layouts and captures that `selection` names, sorted by id.
  func subjects(_ selection: Selection) throws(RunFailure) -> [Subject] {
    guard !selection.screens.isEmpty else {
      return sorted(
        layouts.map { subject($0, selection.variants) }
          + captures.map { subject($0, selection.variants) })
    }
    var chosen: [String: Subject] = [:]
    for name in selection.screens {
      let found =
        try ScreenList(project: project).selected(name, among: layouts)
        .map { subject($0, selection.variants) }
        + captures.filter { matchesID(name, $0.id) }.map { subject($0, selection.variants) }
      guard !found.isEmpty else {
        let ids = layouts.map(\.id) + captures.map(\.id)
        // Whoever leaves out a folder means what is in it.
        let near = ids.sorted().first { $0.hasSuffix("/\(name)") } ?? nearest(name, in: ids)
        throw .usage(
          "unknown screen \(quoted(name)); "
            + (near.map { "did you mean \(quoted($0))?" } ?? "“meian list” shows the screens"))
      }
      for subject in found where chosen[subject.id] == nil { chosen[subject.id] = subject }
    }
    return sorted(Array(chosen.values))
  }

  private func sorted(_ subjects: [Subject]) -> [Subject] { subjects.sorted { $0.id < $1.id } }

  private func subject(_ layout: ListedDocument, _ wanted: [Variant]) -> Subject {
    var seen: Set<Variant> = []
    let variants = (wanted.isEmpty ? project.variants : wanted).filter { seen.insert($0).inserted }
    return Subject(
      id: layout.id, source: layout.source, content: .layout(layout), variants: variants)
  }

  /// A capture has the variants that were captured, light before dark.
  private func subject(_ capture: CapturedScreen, _ wanted: [Variant]) -> Subject {
    let variants = capture.files.keys.filter { wanted.isEmpty || wanted.contains($0) }
    return Subject(
      id: capture.id, source: capture.source, content: .capture(capture),
      variants: variants.sorted {
        ($0.style == .light ? 0 : 1, $0.name) < ($1.style == .light ? 0 : 1, $1.name)
      })
  }
}
