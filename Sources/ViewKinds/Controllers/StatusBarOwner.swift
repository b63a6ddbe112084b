import LayoutEngine
import Screens

extension [View] {
  /// The controller that decides about the status bar: the one in front, unless it is presented over
  /// the full screen and does not capture the bar's appearance.
  ///
  /// A tab bar controller asks its selected child, and a navigation controller that hides its bar the
  /// top one; with a bar it asks nobody. Sheets and popovers leave the bar to what lies behind them.
  var statusBarOwner: View? {
    for view in reversed() {
      guard let controller = view.kind as? ControllerView, !controller.leavesStatusBar else {
        continue
      }
      return view.decidingController
    }
    return nil
  }

  /// The view at the window's lower edge, beneath the home indicator.
  var bottommost: View? {
    for view in reversed() {
      if view.kind is Keyboard { return view }
      if view.kind is ControllerView { return view.lowest }
      // A phone's sheet ends with the screen, a tablet's does not.
      if let sheet = view.kind as? SheetFrame, sheet.pushesPageBack { return view.lowest }
    }
    return nil
  }
}

extension View {
  fileprivate var decidingController: View {
    guard let controller = kind as? ControllerView, controller.asksChild,
      let selected = children.first(where: { $0.kind is ControllerView })
    else { return self }
    return selected.decidingController
  }

  /// A controller's bar at the lower edge, else its content's lowest view.
  fileprivate var lowest: View {
    guard kind is ControllerView || kind is SheetFrame,
      let below = children.last(where: { !($0.kind is NavigationBar) })
    else { return self }
    return below.lowest
  }
}
