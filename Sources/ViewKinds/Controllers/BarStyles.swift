import Screens
import Traits

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
  var title: String?
  var image: ImageValue?
  var tintColor: ColorValue?
  /// A `done` button is semibold.
  var isDone: Bool

  init(_ value: SourceValue, resources: ResourceNames) throws(ScreenError) {
    let reader = try AttributeReader(
      object: value, owner: "a bar button item", known: ["title", "image", "tintColor", "style"],
      resources: resources)
    title = try reader.text("title")
    image = try reader.image("image")
    tintColor = try reader.color("tintColor")
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
  var image: ImageValue?
  var selectedImage: ImageValue?
  var badge: String?

  init?(reading owner: AttributeReader) throws(ScreenError) {
    guard
      let reader = try owner.object(
        "tabBarItem", known: ["title", "image", "selectedImage", "badgeValue"])
    else { return nil }
    title = try reader.text("title")
    image = try reader.image("image")
    selectedImage = try reader.image("selectedImage")
    badge = try reader.text("badgeValue")
  }
}

/// Colours of a bar in one of its appearances; nil where the system's own holds.
struct BarAppearance: Sendable {
  var backgroundColor: ColorValue?
  var titleColor: ColorValue?
  var largeTitleColor: ColorValue?
  var shadowColor: ColorValue?

  /// What a bar takes where content touches it and only its standard appearance is known: the same
  /// without background and line.
  var transparent: BarAppearance {
    var appearance = self
    appearance.backgroundColor = nil
    appearance.shadowColor = nil
    return appearance
  }

  static let keys = ["backgroundColor", "titleColor", "largeTitleColor", "shadowColor"]

  init?(_ name: String, of owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object(name, known: Self.keys) else { return nil }
    backgroundColor = try reader.color("backgroundColor")
    titleColor = try reader.color("titleColor")
    largeTitleColor = try reader.color("largeTitleColor")
    shadowColor = try reader.color("shadowColor")
  }
}

/// How a navigation controller's bar looks.
struct NavigationBarStyle: Sendable {
  var prefersLargeTitles = false
  var barTintColor: ColorValue?
  var tintColor: ColorValue?
  var titleColor: ColorValue?
  var largeTitleColor: ColorValue?
  var isHidden = false
  var isTranslucent = true
  var standard: BarAppearance?
  var scrollEdge: BarAppearance?

  static let keys = [
    "prefersLargeTitles", "barTintColor", "tintColor", "titleTextColor", "largeTitleTextColor",
    "isHidden", "isTranslucent", "standardAppearance", "scrollEdgeAppearance",
  ]

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("navigationBar", known: Self.keys) else { return }
    prefersLargeTitles = try reader.flag("prefersLargeTitles") ?? false
    barTintColor = try reader.color("barTintColor")
    tintColor = try reader.color("tintColor")
    titleColor = try reader.color("titleTextColor")
    largeTitleColor = try reader.color("largeTitleTextColor")
    isHidden = try reader.flag("isHidden") ?? false
    isTranslucent = try reader.flag("isTranslucent") ?? true
    standard = try BarAppearance("standardAppearance", of: reader)
    scrollEdge = try BarAppearance("scrollEdgeAppearance", of: reader)
  }
}

/// How a tab bar controller's bar looks.
struct TabBarStyle: Sendable {
  var barTintColor: ColorValue?
  var tintColor: ColorValue?
  var unselectedItemTintColor: ColorValue?
  var isTranslucent = true
  var standard: BarAppearance?
  var scrollEdge: BarAppearance?

  static let keys = [
    "barTintColor", "tintColor", "unselectedItemTintColor", "isTranslucent", "standardAppearance",
    "scrollEdgeAppearance",
  ]

  init(reading owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("tabBar", known: Self.keys) else { return }
    barTintColor = try reader.color("barTintColor")
    tintColor = try reader.color("tintColor")
    unselectedItemTintColor = try reader.color("unselectedItemTintColor")
    isTranslucent = try reader.flag("isTranslucent") ?? true
    standard = try BarAppearance("standardAppearance", of: reader)
    scrollEdge = try BarAppearance("scrollEdgeAppearance", of: reader)
  }
}
