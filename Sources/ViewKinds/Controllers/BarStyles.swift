import Screens

/// What a controller puts on the navigation bar above it.
struct NavigationItem: Sendable {
  var left: [BarButton] = []
  var right: [BarButton] = []
  var backTitle: String?
  var largeTitle = LargeTitleDisplayMode.automatic
  var title: String?

  enum LargeTitleDisplayMode: String, CaseIterable, Sendable {
    case automatic
    case always
    case never
  }

  static let keys = [
    "leftBarButtonItem", "rightBarButtonItem", "rightBarButtonItems", "backButtonTitle",
    "largeTitleDisplayMode", "title",
  ]

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("navigationItem", known: Self.keys) else { return }
    if let value = reader.value("leftBarButtonItem") {
      left = [try BarButton(value, resources: owner.resources)]
    }
    if let value = reader.value("rightBarButtonItem") {
      right = [try BarButton(value, resources: owner.resources)]
    }
    for value in try reader.elements("rightBarButtonItems") {
      right.append(try BarButton(value, resources: owner.resources))
    }
    title = try reader.text("title")
    backTitle = try reader.text("backButtonTitle")
    largeTitle = try reader.choice("largeTitleDisplayMode") ?? .automatic
  }
}

/// A button of a bar: a title or an image.
struct BarButton: Sendable {
  /// The name by which a popover points at the button.
  var id: String?
  var title: String?
  var image: WrittenImage?
  var tintColor: WrittenColor?
  /// A `done` button is semibold.
  var isDone: Bool

  init(_ value: SourceValue, resources: ResourceNames) throws(ScreenError) {
    let reader = try AttributeReader(
      object: value, owner: "a bar button item",
      known: ["id", "title", "image", "tintColor", "style"],
      resources: resources)
    id = try reader.text("id")
    title = try reader.text("title")
    image = try reader.writtenImage("image")
    tintColor = try reader.writtenColor("tintColor")
    isDone = try reader.choice("style", Style.self) == .done
    if title == nil, image == nil {
      throw ScreenError(
        "a bar button item has neither title nor image", remedy: "give it one of them",
        at: value.place)
    }
  }

  enum Style: String, CaseIterable {
    case plain
    case done
  }
}

/// What a controller's tab shows.
struct TabBarItem: Sendable {
  var title: String?
  var image: WrittenImage?
  var selectedImage: WrittenImage?
  var badge: String?

  init?(reading owner: AttributeReader) throws(ScreenError) {
    guard
      let reader = try owner.object(
        "tabBarItem", known: ["title", "image", "selectedImage", "badgeValue"])
    else { return nil }
    title = try reader.text("title")
    image = try reader.writtenImage("image")
    selectedImage = try reader.writtenImage("selectedImage")
    badge = try reader.text("badgeValue")
  }
}

/// How a navigation controller's bar looks.
struct NavigationBarStyle: Sendable {
  var prefersLargeTitles = false
  var tintColor: WrittenColor?
  var isHidden = false
  var slots = BarSlots()

  /// What a navigation controller with this bar asks for: light content below a black bar.
  ///
  /// Source: TimOliver/TOWebViewController#116, airbnb/native-navigation#95.
  var statusBarStyle: StatusBar.Style? { slots.legacy.style == .black ? .lightContent : nil }

  static let keys =
    [
      "prefersLargeTitles", "tintColor", "isHidden", "titleTextColor", "largeTitleTextColor",
      "titleTextAttributes", "largeTitleTextAttributes",
    ] + LegacyBar.keys + BarSlots.keys

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("navigationBar", known: Self.keys) else { return }
    prefersLargeTitles = try reader.flag("prefersLargeTitles") ?? false
    tintColor = try reader.writtenColor("tintColor")
    isHidden = try reader.flag("isHidden") ?? false
    slots = try BarSlots(reading: reader)
    slots.legacy.title = try BarText("titleTextAttributes", short: "titleTextColor", of: reader)
    slots.legacy.largeTitle = try BarText(
      "largeTitleTextAttributes", short: "largeTitleTextColor", of: reader)
  }
}

/// How a tab bar controller's bar looks.
struct TabBarStyle: Sendable {
  var tintColor: WrittenColor?
  var unselectedItemTintColor: WrittenColor?
  var slots = BarSlots()

  static let keys =
    ["tintColor", "unselectedItemTintColor"] + LegacyBar.keys + BarSlots.tabBarKeys

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("tabBar", known: Self.keys) else { return }
    tintColor = try reader.writtenColor("tintColor")
    unselectedItemTintColor = try reader.writtenColor("unselectedItemTintColor")
    slots = try BarSlots(reading: reader)
  }
}

/// How a navigation controller's toolbar looks.
struct ToolbarStyle: Sendable {
  var tintColor: WrittenColor?
  var isHidden = false
  var slots = BarSlots()

  static let keys = ["tintColor", "isHidden"] + LegacyBar.keys + BarSlots.keys

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("toolbar", known: Self.keys) else { return }
    tintColor = try reader.writtenColor("tintColor")
    isHidden = try reader.flag("isHidden") ?? false
    slots = try BarSlots(reading: reader)
  }
}
