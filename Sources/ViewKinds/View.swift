public import Drawing
public import LayoutEngine
public import Screens
import Traits

/// One view of a screen under known traits: what its kind read, and where it hangs.
public struct View: Sendable {
  public var id: String
  public var kindName: String
  public var kind: any ViewKind
  public var common: CommonAttributes
  public var context: ViewContext
  public var placement: Placement
  /// Set on the root view of a controller: what bars and the device's edges cover, in points.
  public var safeArea: SafeArea?
  public var children: [View]
  public var place: Place
  /// What the screen says about the view beyond what it draws with.
  public var written: [ResolvedView.Property] = []
  /// How many page sheets push the view back, which shows it smaller and with rounded corners.
  public var pushedBack = 0
  /// Set where the view and what lies in it keep the style of first display.
  public var stale: StaleProperty?

  init(
    id: String, kind: any ViewKind, common: CommonAttributes = CommonAttributes(),
    context: ViewContext, placement: Placement, children: [View] = [], place: Place
  ) {
    self.id = id
    kindName = type(of: kind).name
    self.kind = kind
    self.common = common
    self.context = context
    self.placement = placement
    self.children = children
    self.place = place
  }
}

/// Where a kind's parts hang: the owning view's id, place and context.
public struct ViewSite: Sendable {
  public var id: String
  public var place: Place
  public var resources: ResourceNames
  /// True in a tree of SwiftUI views.
  public var isHosted = false
  /// The axis of the stack that arranges the view; nil elsewhere.
  public var stackAxis: Axis?
}
