import Geometry
import LayoutEngine
import Screens
import Traits

/// What a controller says about itself, its bars and how it is presented.
struct ControllerAttributes {
  var title: String?
  var override: StyleOverride
  var traitOverrides: TraitOverrides?
  /// What the parent controller set for this child.
  var parentOverride: TraitOverrides?
  /// What the presentation controller sets, on every iOS and from iOS 17 on.
  var presentationTraits: TraitOverrides?
  var presentationOverrides: TraitOverrides?
  var tintColor: ColorValue?
  var layoutDirection: LayoutDirection?
  var placement: Placement?
  var container: String?
  var presentation: PresentationStyle
  /// Whether the presentation is on display.
  var isOpen: Bool
  /// The style that the presentation keeps from when it was opened.
  var presentedAt: UserInterfaceStyle?
  /// The id of the view that a SwiftUI sheet, cover or popover hangs on; nil in UIKit.
  var presenter: String?
  var common: CommonAttributes
  var navigationItem: NavigationItem
  var tabBarItem: TabBarItem?
  var navigationBar: NavigationBarStyle
  var tabBar: TabBarStyle
  var toolbar: ToolbarStyle
  var toolbarItems: [ToolbarItem]
  var selectedIndex: Int
  /// The size that a form sheet of a tablet or a popover takes, in points.
  var preferredContentSize: Size?
  /// What the controller asks for where it decides about the status bar.
  var statusBarStyle: StatusBar.Style?
  /// Whether a presentation over the full screen decides about the status bar.
  var capturesStatusBar: Bool
  var popover: PopoverAttributes

  static let specs: [AttributeSpec] =
    [
      AttributeSpec("title", .text, default: "none", "Shown in a navigation bar and under a tab."),
      AttributeSpec(
        "overrideUserInterfaceStyle", .choice(["unspecified", "light", "dark"]),
        default: "unspecified", "The style of the controller’s views and child controllers."),
      AttributeSpec(
        "traitOverrides", .structure("traits"), default: "none",
        "Traits of the controller’s views and child controllers, from iOS 17 on."),
      AttributeSpec(
        "overrideTraitCollection", .structure("traits"), default: "none",
        "What the parent controller sets for this child with setOverrideTraitCollection(_:forChild:)."
      ),
      AttributeSpec(
        "tintColor", .color, default: "inherited", "The tint of the controller’s views."),
      SemanticContentAttribute.directionSpec,
      SetAgain.spec,
      AttributeSpec(
        "pin", .structure("edges and centres"), default: "fills",
        "Where a child controller lies in its parent."),
      AttributeSpec(
        "frame", .structure("[x, y, width, height]"), default: "fills",
        "Where a child controller lies in its parent."),
      AttributeSpec(
        "container", .text, default: "none", "The id of the view that a child controller lies in."),
      AttributeSpec(
        "navigationItem", .structure("a navigation item"), default: "none",
        "Buttons and the large title’s display mode: \(NavigationItem.keys.joined(separator: ", "))."
      ),
      AttributeSpec(
        "tabBarItem", .structure("a tab bar item"), default: "the title",
        "Title, image and badge of the controller’s tab."),
      AttributeSpec(
        "navigationBar", .structure("a bar’s style"), default: "the system’s",
        "Of a navigation controller: \(NavigationBarStyle.keys.joined(separator: ", "))."),
      AttributeSpec(
        "tabBar", .structure("a bar’s style"), default: "the system’s",
        "Of a tab bar controller: \(TabBarStyle.keys.joined(separator: ", "))."),
      AttributeSpec(
        "toolbar", .structure("a bar’s style"), default: "the system’s",
        "Of a navigation controller: \(ToolbarStyle.keys.joined(separator: ", "))."),
      AttributeSpec(
        "toolbarItems", .structure("a list of bar button items"), default: "none",
        "What the navigation controller’s toolbar shows for this controller; without any there is no toolbar."
      ),
      AttributeSpec(
        "selectedIndex", .number(0...20, unit: "tabs"), default: "0", "Which tab is shown."),
      AttributeSpec(
        "preferredContentSize", .structure("[width, height]"), default: "the system’s",
        "The size of a form sheet on a tablet and of a popover, in points."),
      AttributeSpec(
        "preferredStatusBarStyle", .choice(StatusBar.Style.allCases.map(\.rawValue)),
        default: "the window’s statusBar",
        "The status bar’s style where this controller decides about it and the window draws one."),
      AttributeSpec(
        "presentation.style", .choice(PresentationStyle.allCases.map(\.rawValue)),
        default: "pageSheet", "How the controller is presented."),
      AttributeSpec(
        "presentation.open", .flag, default: "true", "Whether the presentation is on display."),
      AttributeSpec(
        "presentation.presentedAt", .choice(["light", "dark"]), default: "none",
        "The style in which the controller was opened, for one that misses a switch."),
      AttributeSpec(
        "presentation.modalPresentationCapturesStatusBarAppearance", .flag, default: "false",
        "Whether an overFullScreen or overCurrentContext presentation decides about the status bar."
      ),
      AttributeSpec(
        "presentation.overrideTraitCollection", .structure("traits"), default: "none",
        "What the presentation controller sets for the controller it presents."),
      AttributeSpec(
        "presentation.traitOverrides", .structure("traits"), default: "none",
        "The same by its traitOverrides, from iOS 17 on."),
    ] + PopoverAttributes.specs

  /// What can be written on a controller itself; a presentation's are members of `presents`.
  static var written: [AttributeSpec] {
    specs.filter { !$0.name.hasPrefix("presentation.") }
  }

  /// What the reader of SwiftUI views sets and nobody writes.
  private static let readerSpecs: [AttributeSpec] = [
    AttributeSpec(
      "presenter", .text, default: "none", "The view that a SwiftUI sheet or cover hangs on."
    ).unwritten,
    AttributeSpec("presenterFont", .font, default: "none", "The font around that view.").unwritten,
    AttributeSpec(
      "presenterForeground", .color, default: "none", "The foreground colour around that view."
    ).unwritten,
  ]

  init(reading node: Node, resources: ResourceNames) throws(ScreenError) {
    let reader = try AttributeReader(
      node: try node.settingAgain(), known: Self.specs + Self.readerSpecs, resources: resources)
    override = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    traitOverrides = try reader.traitOverrides("traitOverrides")
    parentOverride = try reader.traitOverrides("overrideTraitCollection")
    presentationTraits = try reader.traitOverrides("presentation.overrideTraitCollection")
    presentationOverrides = try reader.traitOverrides("presentation.traitOverrides")
    try reader.checkAgreement(
      of: "presentation.overrideTraitCollection", presentationTraits?.style ?? .unspecified,
      with: "presentation.traitOverrides", presentationOverrides?.style)
    tintColor = try reader.color("tintColor")
    layoutDirection = try reader.choice("layoutDirection")
    common = CommonAttributes()
    placement = try CommonAttributes(reading: reader).placement
    container = try reader.text("container")
    presentation = try reader.choice("presentation.style") ?? .pageSheet
    isOpen = try reader.flag("presentation.open") ?? true
    presentedAt = try reader.choice("presentation.presentedAt")
    presenter = try reader.text("presenter")
    navigationItem = try NavigationItem(reading: reader)
    let title = try reader.text("title")
    self.title = navigationItem.title ?? title
    tabBarItem = try TabBarItem(reading: reader)
    navigationBar = try NavigationBarStyle(reading: reader)
    tabBar = try TabBarStyle(reading: reader)
    toolbar = try ToolbarStyle(reading: reader)
    toolbarItems = try ToolbarItem.list("toolbarItems", of: reader)
    selectedIndex = try reader.integer("selectedIndex", in: 0...20) ?? 0
    preferredContentSize = try reader.numbers(
      "preferredContentSize", count: 2, in: 1...10_000
    ).map { Size(width: $0[0], height: $0[1]) }
    statusBarStyle = try reader.choice("preferredStatusBarStyle")
    capturesStatusBar =
      try reader.flag("presentation.modalPresentationCapturesStatusBarAppearance") ?? false
    popover = try PopoverAttributes(reading: reader)
    if presentation == .popover, popover.source == nil { popover.source = presenter }
  }
}

/// How a controller is presented, in UIKit's and SwiftUI's words.
enum PresentationStyle: String, CaseIterable, Sendable {
  case pageSheet
  case formSheet
  case sheet
  case fullScreen
  case fullScreenCover
  case overFullScreen
  case overCurrentContext
  case popover

  /// Whether what is presented stands on elevated backgrounds.
  var isElevated: Bool {
    switch self {
    case .pageSheet, .formSheet, .sheet, .popover: true
    case .fullScreen, .fullScreenCover, .overFullScreen, .overCurrentContext: false
    }
  }
}
