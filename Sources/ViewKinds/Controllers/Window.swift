import LayoutEngine
public import Screens
import Traits

/// The window that holds a screen's controllers; black where nothing covers it.
public struct Window: ViewKind {
  public static let name = "window"
  public static let summary = "The window that holds a screen’s controllers."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "overrideUserInterfaceStyle", .choice(["unspecified", "light", "dark"]),
      default: "unspecified", "The style of everything in the window."),
    AttributeSpec(
      "traitOverrides", .structure("traits"), default: "none",
      "Traits of everything in the window, from iOS 17 on."),
    AttributeSpec(
      "windowScene", .structure("a scene"), default: "none",
      "The scene of all windows: its traitOverrides, from iOS 17 on."),
    AttributeSpec(
      "tintColor", .color, default: "systemBlue", "The tint of everything in the window."),
    AttributeSpec("backgroundColor", .color, default: "black", "What lies behind the controllers."),
    AttributeSpec(
      "device", .text, default: "the project’s", "The device whose size and safe areas hold."),
    AttributeSpec(
      "state", .structure("stored state"), default: "none",
      "What the app has stored and what switches: \(StoredState.keys.joined(separator: ", "))."),
    AttributeSpec(
      "launchScreen", .flag, default: "false",
      "Drawn before any code runs: only the Info.plist and the user’s setting decide the style."),
    AttributeSpec(
      "statusBar", .choice(StatusBar.Style.allCases.map(\.rawValue)), default: "not drawn",
      "Draws the status bar and the home indicator, in this style."),
    AttributeSpec(
      "cornerMask", .flag, default: "false",
      "Cuts the picture at the display’s rounded corners, black outside."),
  ]
  public static let examples: [KindExample] = []

  let override: StyleOverride
  let traits: TraitOverrides?
  /// Those of the scene that the window is in.
  let sceneTraits: TraitOverrides?
  let tintColor: ColorValue?
  let statusBar: StatusBar.Style?
  /// Whether the picture ends where the device's display does.
  public let hasCornerMask: Bool
  let state: StoredState
  let isLaunchScreen: Bool
  var common = CommonAttributes()

  public init(reading reader: AttributeReader) throws(ScreenError) {
    override = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    traits = try reader.traitOverrides("traitOverrides")
    try reader.checkAgreement(
      of: "overrideUserInterfaceStyle", override, with: "traitOverrides", traits?.style)
    let scene = try reader.object("windowScene", known: ["traitOverrides"])
    sceneTraits = try scene?.traitOverrides("traitOverrides")
    tintColor = try reader.color("tintColor")
    statusBar = try reader.choice("statusBar")
    hasCornerMask = try reader.flag("cornerMask") ?? false
    state = try StoredState(reading: reader)
    isLaunchScreen = try reader.flag("launchScreen") ?? false
    common.backgroundColor = try reader.color("backgroundColor")
  }
}
