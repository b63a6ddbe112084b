/// The keys of a screen file that the reader itself understands; all others are attributes of the
/// node's kind.
public enum StructureKeys {
  /// Of the whole document.
  public static let document = [
    "$schema", "screen", "title", "window", "controller", "view", "hosting", "state", "device",
    "statusBar", "cornerMask", "launchScreen", "windows",
  ]
  /// The kinds of controller.
  public static let controllerKinds = [
    "alertController", "navigationController", "tabBarController", "tableViewController",
    "viewController",
  ]
  /// Of a controller of any kind; `root` and `viewControllers` belong to one kind each.
  public static let controller = [
    "kind", "id", "use", "with", "hosting", "root", "viewControllers", "view", "children",
    "presents", "container",
  ]
  /// Of a view of any kind.
  public static let view = ["kind", "id", "use", "with", "subviews", "arrangedSubviews", "mask"]
  /// The SwiftUI views that an object can name.
  public static let swiftUIViews = SwiftUIElement.viewNames
  /// Beside the view's name.
  public static let swiftUIView = SwiftUIElement.keys
  /// Of the objects in `modifiers`, each of which has one.
  public static let swiftUIModifiers = SwiftUIModifier.Name.allCases.map(\.rawValue)
  /// Of a component's file.
  public static let component = ["$schema", "parameters", "view", "controller", "hosting"]
}
