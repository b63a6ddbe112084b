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
      "tintColor", .color, default: "systemBlue", "The tint of everything in the window."),
    AttributeSpec("backgroundColor", .color, default: "black", "What lies behind the controllers."),
    AttributeSpec(
      "device", .text, default: "the project’s", "The device whose size and safe areas hold."),
    AttributeSpec(
      "state", .structure("stored state"), default: "none",
      "What the app has stored: storedStyle and appliedAtLaunch."),
    AttributeSpec(
      "statusBar", .choice(StatusBar.Style.allCases.map(\.rawValue)), default: "not drawn",
      "Draws the status bar and the home indicator, in this style."),
    AttributeSpec(
      "cornerMask", .flag, default: "false",
      "Cuts the picture at the display’s rounded corners, black outside."),
  ]
  public static let examples: [KindExample] = []

  let override: StyleOverride
  let tintColor: ColorValue?
  let statusBar: StatusBar.Style?
  /// Whether the picture ends where the device's display does.
  public let hasCornerMask: Bool
  var common = CommonAttributes()

  public init(reading reader: AttributeReader) throws(ScreenError) {
    override = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    tintColor = try reader.color("tintColor")
    statusBar = try reader.choice("statusBar")
    hasCornerMask = try reader.flag("cornerMask") ?? false
    if let state = try reader.object("state", known: ["storedStyle", "appliedAtLaunch"]) {
      _ = try state.choice("storedStyle", UserInterfaceStyle.self)
      _ = try state.flag("appliedAtLaunch")
    }
    common.backgroundColor = try reader.color("backgroundColor")
  }
}
