import LayoutEngine
import Screens
import Traits

/// Stands for a controller in the view tree; it paints nothing itself.
struct ControllerView: ViewKind {
  static let name = "controller"
  static let summary = "Stands for a controller."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  /// The style that the controller's own preferredStatusBarStyle asks for; nil where it says nothing.
  let statusBarStyle: StatusBar.Style?
  /// Where that is not the controller's own word: what it comes from.
  let statusBarRule: AppearanceRule?
  /// True for a tab bar controller, whose selected child decides about the status bar, and for a
  /// navigation controller without a bar, whose top child does.
  let asksChild: Bool
  /// True for a presentation over the full screen, which leaves the status bar to its presenter.
  private(set) var leavesStatusBar = false

  init(reading reader: AttributeReader) throws(ScreenError) { self.init() }

  init(
    statusBarStyle: StatusBar.Style? = nil, because statusBarRule: AppearanceRule? = nil,
    asksChild: Bool = false
  ) {
    self.statusBarStyle = statusBarStyle
    self.statusBarRule = statusBarRule
    self.asksChild = asksChild
  }

  var leavingStatusBar: ControllerView {
    var kind = self
    kind.leavesStatusBar = true
    return kind
  }
}
