import Drawing
import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The views of one presented controller: what dims the window, and the controller itself.
  ///
  /// A presentation hangs off the window, not off its presenter, so it takes the window's traits;
  /// from iOS 14 on SwiftUI's presentations take the environment of their presenter besides.
  ///
  /// - Parameter above: the views of the window so far, among which the presenter is.
  mutating func presentation(
    _ written: Node, window: ViewContext, above views: [View]
  ) throws(ScreenError) -> [View] {
    let window = dimmed(window, behind: written)
    if written.kind == AlertAttributes.kind { return try alert(written, window: window) }
    let attributes = try ControllerAttributes(reading: written, resources: resources)
    try ControllerAttributes.checkParentless(written)
    guard attributes.isOpen else { return [] }
    presentationStyles.append(attributes.presentation.rawValue)
    let inherits = window.traits.generation.sheetsInheritEnvironment
    let node = inherits ? written : written.withoutPresenterEnvironment()
    let plain = attributes.presented(window, node)
    let fresh = preferring(plain, in: node)
    let context = preferring(
      attributes.presented(opened(node, attributes, in: window), node), in: node)
    if inherits, let presenter = attributes.presenter, fresh.chain == plain.chain {
      environments[node.id] =
        views.lazy.compactMap { $0.descendant(presenter) }.first?
        .context.inheritedSteps
    }
    try attributes.popover.checkSource(among: views)
    var presented = try presentation(node, attributes, window: window, context)
    if window.traits.firstDisplay != nil, context.traits.style != fresh.traits.style {
      presented[presented.count - 1].stale = StaleProperty(
        view: node.id, kind: attributes.presentation.rawValue, property: "style",
        shown: "\(context.traits.style)", fresh: "\(fresh.traits.style)", cause: .presentation)
    }
    return presented
  }

  /// The window's traits as a presentation has them that may have missed a switch.
  ///
  /// SwiftUI's sheets and covers keep the style they were opened in when only the root's preference
  /// changes. Source: forXifLess/LinkNavigator#35, Automattic/Gravatar-SDK-iOS#693.
  private func opened(
    _ node: Node, _ attributes: ControllerAttributes, in window: ViewContext
  ) -> ViewContext {
    if let style = attributes.presentedAt {
      let place = node.attribute("presentation.presentedAt")?.place ?? node.place
      var step = StyleStep(
        .presentation, id: node.id, place: "\(place)", value: StyleOverride(style))
      step.words = "“\(node.id)” keeps \(style), which presentedAt says it was opened in"
      return window.deciding(step)
    }
    guard let first = window.traits.firstDisplay, first != window.traits.style,
      state?.switches == .preferredColorScheme, attributes.presenter != nil,
      attributes.presentation != .popover
    else { return window }
    var step = StyleStep(
      .presentation, id: node.id, place: "\(node.place)", value: StyleOverride(first))
    step.words =
      "“\(node.id)” keeps \(first), in which it was opened: only the root’s preferredColorScheme changed"
    return window.deciding(step)
  }

  private mutating func presentation(
    _ node: Node, _ attributes: ControllerAttributes, window: ViewContext, _ context: ViewContext
  ) throws(ScreenError) -> [View] {
    // Before iOS 13 a page sheet covers a phone's whole screen.
    if window.traits.generation == .ios12, attributes.presentation != .popover {
      return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
    }
    switch attributes.presentation {
    case .fullScreen, .fullScreenCover:
      return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
    case .overFullScreen, .overCurrentContext:
      var view = try controller(node, inherited: context, safeArea: context.screen.safeArea)
      if !attributes.capturesStatusBar, let kind = view.kind as? ControllerView {
        view.kind = kind.leavingStatusBar
      }
      return [view]
    case .pageSheet, .formSheet, .sheet:
      // On a phone held sideways sheets cover the screen.
      if context.screen.isCompactHeight {
        return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
      }
      var context = context
      context.isInSheet = true
      return [
        dimming(window, node),
        context.screen.isPad
          ? try tabletSheet(node, attributes, context) : try sheet(node, context),
      ]
    case .popover:
      return [dimming(window, node), try popover(node, attributes, context)]
    }
  }

  /// `context` with grey tints where a presentation of `node` lies in front.
  func dimmed(_ context: ViewContext, behind node: Node) -> ViewContext {
    guard
      let front = Self.dimmingPresentation(below: node, on: context.traits.generation)
    else { return context }
    return context.dimmingTints(for: front.id, at: front.place)
  }

  /// A sheet leaves the status bar and 10 points below it free (metrics, section 3).
  private mutating func sheet(_ node: Node, _ context: ViewContext) throws(ScreenError) -> View {
    let safeArea = context.screen.safeArea
    var content = try controller(
      node, inherited: context,
      safeArea: Insets(top: 0, left: 0, bottom: safeArea.bottom, right: 0))
    // The frame's lower corners lie below the screen, the content ends with the screen.
    content.placement = .pinned(
      Pins(
        top: Anchor(.superview), leading: Anchor(.superview),
        bottom: Anchor(.superview, offset: SheetFrame.radius), trailing: Anchor(.superview)))
    return frame(
      around: content, SheetFrame(pushesPageBack: true),
      radius: SheetFrame.radius,
      pins: Pins(
        top: Anchor(.superview, offset: safeArea.top + 10), leading: Anchor(.superview),
        bottom: Anchor(.superview, offset: -SheetFrame.radius), trailing: Anchor(.superview)))
  }

  /// A tablet's sheet lies in the middle of the window: a form sheet in its own size, a page sheet
  /// as high as the window allows.
  private mutating func tabletSheet(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext
  ) throws(ScreenError) -> View {
    var content = try controller(node, inherited: context, safeArea: .zero)
    content.placement = .fill
    let screen = context.screen
    let gap = screen.safeArea.top + SheetFrame.pageSheetGap
    let most = Size(
      width: screen.size.width - 2 * SheetFrame.pageSheetGap, height: screen.size.height - 2 * gap)
    let wish =
      attributes.presentation == .formSheet
      ? attributes.preferredContentSize ?? SheetFrame.formSheet
      : Size(width: SheetFrame.pageSheetWidth, height: most.height)
    var sheet = frame(
      around: content, SheetFrame(), radius: SheetFrame.radius,
      pins: Pins(centerX: Anchor(.superview), centerY: Anchor(.superview)))
    sheet.common.width = min(wish.width, most.width)
    sheet.common.height = min(wish.height, most.height)
    return sheet
  }

  /// A popover is as high as its content asks, or 480 points where that scrolls. It lies in the
  /// middle until the place of what it points at is known.
  private mutating func popover(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext
  ) throws(ScreenError) -> View {
    var content = try controller(node, inherited: context, safeArea: .zero)
    content.placement = .fill
    let screen = context.screen
    let most = Size(
      width: screen.size.width - 2 * screen.sideMargin,
      height: screen.size.height - screen.safeArea.top - screen.safeArea.bottom)
    var popover = frame(
      around: content,
      PopoverFrame(
        source: attributes.popover.source, sourceRect: attributes.popover.sourceRect,
        directions: attributes.popover.directions), radius: PopoverFrame.radius,
      pins: Pins(centerX: Anchor(.superview), centerY: Anchor(.superview)))
    let wish = attributes.preferredContentSize
    popover.common.width = min(wish?.width ?? PopoverFrame.size.width, most.width)
    if let wish {
      popover.common.height = min(wish.height, most.height)
    } else if content.takesAnyHeight {
      popover.common.height = min(PopoverFrame.size.height, most.height)
    }
    return popover
  }

  private func frame(
    around content: View, _ kind: any ViewKind, radius: Double, pins: Pins
  ) -> View {
    var common = CommonAttributes()
    common.cornerRadius = radius
    common.clipsToBounds = true
    return View(
      id: "\(content.id).frame", kind: kind, common: common, context: content.context,
      placement: .pinned(pins), children: [content], place: content.place)
  }

  private func dimming(_ context: ViewContext, _ node: Node) -> View {
    View(
      id: "\(node.id).dimming", kind: DimmingView(), context: context, placement: .fill,
      place: node.place)
  }
}

extension TraitSet.Generation {
  /// From iOS 14 on sheets inherit their presenter's environment (oleb.net, 2020).
  fileprivate var sheetsInheritEnvironment: Bool { self >= .ios15 }
}

extension ViewContext {
  /// What SwiftUI's environment says about the style here, nearest first.
  fileprivate var inheritedSteps: [StyleStep] {
    chain.steps.filter { $0.source == .colorScheme }.map { step in
      var inherited = step
      inherited.words = "\(step), which what it presents inherits"
      return inherited
    }
  }
}

extension Node {
  /// The controller without the fonts and foreground colours that come from around its presenter.
  fileprivate func withoutPresenterEnvironment() -> Node {
    let inherited = ["presenterFont", "presenterForeground"].compactMap { attribute($0) }
    return inherited.isEmpty ? self : without(inherited)
  }

  private func without(_ inherited: [SourceValue]) -> Node {
    var node = self
    for index in node.attributes.indices
    where !node.attributes[index].name.hasPrefix("presenter")
      && inherited.contains(node.attributes[index].value)
    {
      // A text without a font of its own has the body style; other kinds have a default.
      let isFont = node.kind == "label" && node.attributes[index].name == "font"
      node.attributes[index].value = SourceValue(
        isFont ? .string("body") : .null, place: node.place)
    }
    for index in node.children.indices {
      node.children[index].node = node.children[index].node.without(inherited)
    }
    return node
  }
}

extension View {
  /// The view with `id`, here or below.
  fileprivate func descendant(_ id: String) -> View? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }

  /// True where something in the view scrolls up and down, or takes what height there is, so that the
  /// content by itself would be as low as nothing.
  fileprivate var takesAnyHeight: Bool {
    guard common.height == nil, !common.isHidden else { return false }
    if case .frame = placement { return false }
    if case .scroll(let scroll) = kind.arrangement { return scroll.axes.contains(.vertical) }
    if kind.expands.contains(.vertical), kind is WebView || kind is MapView { return true }
    return children.contains(where: \.takesAnyHeight)
  }
}
