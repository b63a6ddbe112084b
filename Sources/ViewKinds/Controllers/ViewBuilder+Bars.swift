import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// A navigation controller: its top controller beneath a bar.
  mutating func navigationController(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext, _ safeArea: Insets
  ) throws(ScreenError) -> View {
    let stack = node.children.filter { $0.edge != .presented }.map(\.node)
    guard let top = stack.last else {
      throw ScreenError(
        "the navigation controller has no root", remedy: "give it a root controller",
        at: node.place)
    }
    let item = try ControllerAttributes(reading: top, resources: resources)
    let style = attributes.navigationBar
    let toolbar =
      item.toolbarItems.isEmpty || attributes.toolbar.isHidden ? nil : attributes.toolbar
    // A phone held sideways has no room for large titles.
    let isLarge =
      style.prefersLargeTitles && item.navigationItem.largeTitle != .never
      && !context.screen.isCompactHeight
    let height = NavigationBar.height(in: context)
    let largeHeight = isLarge ? NavigationBar.largeTitleHeight : 0
    var inner = safeArea
    if !style.isHidden { inner.top += height + largeHeight }
    if toolbar != nil { inner.bottom += Toolbar.height(in: context) }
    var content = try controller(top, inherited: context, safeArea: inner)
    content.placement = .fill
    var children = [content]
    if !style.isHidden {
      // Scrolling takes the large title's row away, while the content keeps its place.
      let left = max(0, largeHeight - max(0, content.scrollOffset))
      let bar = NavigationBar(
        title: title(of: top, item) ?? "", item: item.navigationItem, style: style,
        largeHeight: isLarge ? left : nil, statusBarHeight: safeArea.top,
        backTitle: stack.count > 1 ? (item.navigationItem.backTitle ?? "Back") : nil)
      children.append(
        chrome(
          bar, id: "\(node.id).navigationBar", node: node, context: context,
          tint: style.tintColor,
          pins: Pins(
            top: Anchor(.superview), leading: Anchor(.superview), trailing: Anchor(.superview)),
          height: safeArea.top + height + left))
    }
    if let toolbar {
      children.append(
        chrome(
          Toolbar(items: item.toolbarItems, style: toolbar), id: "\(node.id).toolbar", node: node,
          context: context, tint: toolbar.tintColor, pins: Self.bottomPins,
          height: Toolbar.height(in: context) + safeArea.bottom))
    }
    return View(
      id: node.id,
      kind: ControllerView(
        statusBarStyle: attributes.statusBarStyle ?? style.statusBarStyle,
        because: attributes.statusBarStyle == nil ? style.slots.legacy.statusBarRule : nil,
        asksChild: style.isHidden),
      common: attributes.common, context: context, placement: attributes.placement ?? .fill,
      children: children, place: node.place)
  }

  private static let bottomPins = Pins(
    leading: Anchor(.superview), bottom: Anchor(.superview), trailing: Anchor(.superview))

  /// A controller's title: its own, else the first that SwiftUI views in it state.
  private func title(
    of node: Node, _ attributes: ControllerAttributes
  ) -> String? {
    if let title = attributes.title { return title }
    var pending = node.children.filter { $0.edge == .child }.map(\.node)
    while let view = pending.popLast() {
      if case .string(let title)? = view.attribute("navigationTitle")?.content { return title }
      pending += view.children.filter { $0.edge == .child }.map(\.node).reversed()
    }
    return nil
  }

  /// A tab bar controller: the selected controller above a bar of tabs.
  mutating func tabBarController(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext, _ safeArea: Insets
  ) throws(ScreenError) -> View {
    let tabs = node.children.filter { $0.edge != .presented }.map(\.node)
    guard tabs.indices.contains(attributes.selectedIndex) else {
      throw ScreenError(
        "selectedIndex is \(attributes.selectedIndex) and there are \(tabs.count) controllers",
        remedy: "count the tabs from 0",
        at: node.attribute("selectedIndex")?.place ?? node.place)
    }
    var inner = safeArea
    inner.bottom += TabBar.height(in: context)
    let selected = try controller(
      tabs[attributes.selectedIndex], inherited: context, safeArea: inner)
    var items: [TabItem] = []
    for tab in tabs { items.append(try tabItem(of: tab)) }
    let bar = TabBar(
      items: items, selectedIndex: attributes.selectedIndex, style: attributes.tabBar)
    let barView = chrome(
      bar, id: "\(node.id).tabBar", node: node, context: context,
      tint: attributes.tabBar.tintColor,
      pins: Self.bottomPins, height: TabBar.height(in: context) + safeArea.bottom)
    return View(
      id: node.id, kind: ControllerView(statusBarStyle: attributes.statusBarStyle, asksChild: true),
      common: attributes.common,
      context: context, placement: attributes.placement ?? .fill, children: [selected, barView],
      place: node.place)
  }

  /// The tab of a controller: its own item, else that of the controller it contains.
  private func tabItem(of node: Node) throws(ScreenError) -> TabItem {
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    var title = attributes.tabBarItem?.title ?? attributes.title
    var item = attributes.tabBarItem
    if item == nil || title == nil, let inner = node.children.first(where: { $0.edge == .embedded })
    {
      let below = try ControllerAttributes(reading: inner.node, resources: resources)
      item = item ?? below.tabBarItem
      title = title ?? below.tabBarItem?.title ?? below.title
    }
    return TabItem(
      title: title ?? "", image: item?.image, selectedImage: item?.selectedImage,
      badge: item?.badge)
  }

  private func chrome(
    _ kind: any ViewKind, id: String, node: Node, context: ViewContext, tint: WrittenColor?,
    pins: Pins, height: Double
  ) -> View {
    var context = context
    if let tint { context = context.tinted(tint.color, by: id, at: tint.value.place) }
    var common = CommonAttributes()
    common.height = height
    return View(
      id: id, kind: kind, common: common, context: context, placement: .pinned(pins),
      place: node.place)
  }
}

extension View {
  /// How far the first scrolling view below is scrolled down, in points.
  fileprivate var scrollOffset: Double { firstScroll?.offset.y ?? 0 }

  private var firstScroll: Scroll? {
    if case .scroll(let scroll) = kind.arrangement { return scroll }
    for child in children {
      if let scroll = child.firstScroll { return scroll }
    }
    return nil
  }
}
