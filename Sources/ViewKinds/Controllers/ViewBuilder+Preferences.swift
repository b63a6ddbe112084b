import Drawing
import Screens
import Traits

extension ViewBuilder {
  /// A preference for a style, and the node that states it.
  struct Preference {
    var node: Node
    /// nil: the view has no opinion, and hides those of views inside.
    var style: UserInterfaceStyle?
  }

  /// `window` in the style that the SwiftUI content of the window prefers, as written or as the
  /// app's own choice sets it.
  mutating func preferringAtRoot(
    _ window: ViewContext, root: Node?, _ state: StoredState
  ) throws(ScreenError) -> ViewContext {
    guard let root else { return window }
    let written = preferences(in: root)
    let stated = written.first { $0.style != nil }
    rootPreference = stated?.style
    let first = base.traits.firstDisplay
    let isSwitched = first != nil && state.switches == .preferredColorScheme
    if state.target == .preferredColorScheme, state.storedStyle != nil || isSwitched {
      guard root.kind == "hostingController" || !written.isEmpty || root.hostsViews else {
        throw ScreenError(
          "the app’s choice sets preferredColorScheme, and the window shows no SwiftUI views",
          remedy: "write “overrideUserInterfaceStyle”, or show the views under hosting",
          at: state.place)
      }
    }
    if isSwitched, let first {
      if stated == nil, let hidden = written.first {
        return window.deciding(goingBack(hidden, from: first, state))
      }
      let owner = stated?.node ?? root
      var step = state.step(
        on: .preferredColorScheme, of: owner.id, from: first, to: base.traits.style)
      if stated != nil { step?.place = "\(owner.place)" }
      return step.map(window.deciding) ?? window
    }
    var context = window
    if let stated, let style = stated.style { context = context.deciding(stated.step(style)) }
    if let step = state.step(
      on: .preferredColorScheme, of: root.id, from: nil, to: base.traits.style)
    {
      // Where code applies the choice, it is the outermost preference of all.
      context = context.deciding(step)
    }
    return leaking(into: context, from: root, hasPreference: !written.isEmpty, state)
  }

  /// A root whose preference is `nil` again after it was `first`.
  private func goingBack(
    _ preference: Preference, from first: UserInterfaceStyle, _ state: StoredState
  ) -> StyleStep {
    let sticks = state.defects.contains(.preferredColorSchemeSticks)
    var step = StyleStep(
      .preferredColorScheme, id: preference.node.id, place: "\(preference.node.place)",
      value: sticks ? StyleOverride(first) : .unspecified)
    step.first = StyleOverride(first)
    step.words =
      sticks
      ? "the window keeps \(first) although the root’s preferredColorScheme is nil again (known defect \(KnownDefect.preferredColorSchemeSticks.rawValue))"
      : "the root’s preferredColorScheme is nil again"
    return step
  }

  /// With the known defect, what an open sheet prefers decides for the window too.
  private func leaking(
    into window: ViewContext, from root: Node, hasPreference: Bool, _ state: StoredState
  ) -> ViewContext {
    guard state.defects.contains(.preferredColorSchemeLeaks), !hasPreference else { return window }
    for node in root.openPresentations {
      guard let preference = preferences(in: node).first(where: { $0.style != nil }),
        let style = preference.style
      else { continue }
      var step = preference.step(style)
      step.words =
        "“\(preference.node.id)” says preferredColorScheme \(style) in a sheet (known defect \(KnownDefect.preferredColorSchemeLeaks.rawValue))"
      return window.deciding(step)
    }
    return window
  }

  /// `context` in the style that the SwiftUI content of a presentation prefers.
  ///
  /// One that is written as the root's is taken to be bound to the same choice, and switches with it.
  func preferring(_ context: ViewContext, in root: Node) -> ViewContext {
    guard let found = preferences(in: root).first(where: { $0.style != nil }),
      let style = found.style
    else { return context }
    var step = found.step(style)
    if let first = base.traits.firstDisplay, state?.switches == .preferredColorScheme,
      style == rootPreference ?? state?.storedStyle
    {
      step.value = StyleOverride(base.traits.style)
      step.first = StyleOverride(first)
    }
    return context.deciding(step)
  }

  /// The preferences that count below `root`, the deciding one first: the first in tree order, an
  /// outer one before an inner one; `nil` hides what is inside, and presentations keep theirs.
  private func preferences(in root: Node) -> [Preference] {
    var found: [Preference] = []
    var pending = [root]
    while let node = pending.popLast() {
      if let style = node.statedPreference {
        found.append(Preference(node: node, style: style))
        continue
      }
      pending += node.children.filter { $0.edge != .presented }.map(\.node).reversed()
    }
    return found
  }

  /// What a window keeps that only a known defect holds in place.
  func staleWindow(_ window: View) -> StaleProperty? {
    guard let state, state.defects.contains(.preferredColorSchemeSticks),
      let first = base.traits.firstDisplay, state.switches == .preferredColorScheme,
      let reason = window.context.chain.steps.first, reason.source == .preferredColorScheme,
      reason.first == reason.value, window.context.traits.style == first
    else { return nil }
    var free = window.context.chain
    free.steps.removeFirst()
    let fresh = free.resolved(on: base.traits.generation).style
    guard fresh != first else { return nil }
    return StaleProperty(
      view: window.id, kind: window.kindName, property: "style", shown: "\(first)",
      fresh: "\(fresh)", cause: .window)
  }
}

extension ViewBuilder.Preference {
  func step(_ style: UserInterfaceStyle) -> StyleStep {
    StyleStep(
      .preferredColorScheme, id: node.id, place: "\(node.place)", value: StyleOverride(style))
  }
}

extension Node {
  /// What a node states: nothing, no opinion (which hides what lies below), or a style.
  fileprivate var statedPreference: UserInterfaceStyle?? {
    guard let value = attribute("preferredColorScheme") else { return .none }
    switch value.content {
    case .string(let word): return .some(UserInterfaceStyle(rawValue: word))
    case .null: return .some(nil)
    case .bool, .number, .array, .object: return .none
    }
  }

  /// True where a controller of SwiftUI views lies below, presentations aside.
  fileprivate var hostsViews: Bool {
    children.contains {
      $0.edge != .presented && ($0.node.kind == "hostingController" || $0.node.hostsViews)
    }
  }

  /// The controllers that SwiftUI views below present and that are open, in tree order.
  fileprivate var openPresentations: [Node] {
    children.flatMap { child in
      guard child.edge == .presented else { return child.node.openPresentations }
      let isOpen = child.node.attribute("presentation.open")?.content != .bool(false)
      guard isOpen, child.node.attribute("presenter") != nil else { return [] }
      return [child.node] + child.node.openPresentations
    }
  }
}
