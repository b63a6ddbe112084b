public import Rendering
import RunRecords
import Screens
import Traits

/// Which rules decide how the selected screens look, variant by variant.
///
/// - Parameter view: the id of the only view to explain; nil for all of them.
/// - Throws: where a screen is a capture or cannot be drawn, and where none has the view.
public func explain(
  _ project: Project, view: String?, _ options: RunOptions
) throws(RunFailure) -> [Explanation] {
  let bench = try Workbench(project, options)
  let subjects = try bench.screens.subjects(options.selection)
  guard !subjects.isEmpty else {
    throw .usage("there is nothing to explain; name a layout file or a project with screens")
  }
  var explanations: [Explanation] = []
  for subject in subjects {
    for variant in subject.variants {
      explanations.append(try bench.explanation(of: subject, variant))
    }
  }
  guard let view else { return explanations }
  return try explanations.only(view, of: subjects.map(\.id))
}

extension Workbench {
  /// The part of an explanation that a report shows; nil for captures.
  func shotExplanation(of subject: Subject, _ variant: Variant) -> ShotExplanation? {
    guard case .layout(let layout) = subject.content, let document = layout.document,
      let explanation = try? renderer.explain(document, variant: variant)
    else { return nil }
    return ShotExplanation(selecting: explanation)
  }

  fileprivate func explanation(
    of subject: Subject, _ variant: Variant
  ) throws(RunFailure) -> Explanation {
    guard case .layout(let layout) = subject.content else {
      throw .usage(
        "\(subject.id): a capture says nothing about its views; name a screen with a layout")
    }
    let document: ScreenDocument
    switch layout.state {
    case .read(let read): document = read
    case .broken(let error): throw .broken("\(error)")
    }
    do throws(RenderingError) {
      return try renderer.explain(document, variant: variant)
    } catch {
      switch error {
      case .screen(let error): throw .broken("\(error)")
      case .font(let error): throw .environment("\(error)")
      case .environment(let message): throw .environment(message)
      }
    }
  }
}

extension [Explanation] {
  /// The explanations with one view only, without those that lack it.
  fileprivate func only(_ id: String, of screens: [String]) throws(RunFailure) -> [Explanation] {
    var found: [Explanation] = []
    for explanation in self {
      let views = explanation.views.filter { $0.id == id }
      guard !views.isEmpty else { continue }
      var narrowed = explanation
      narrowed.views = views
      found.append(narrowed)
    }
    guard found.isEmpty else { return found }
    let screen = screens.map(quoted).joined(separator: " and ")
    let near = nearest(id, in: Set(flatMap(\.views).map(\.id)).sorted())
    throw .usage(
      "unknown view \(quoted(id)) of \(screen); "
        + (near.map { "did you mean \(quoted($0))?" } ?? "leave it out to see all views"))
  }
}
