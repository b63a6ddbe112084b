public import Geometry

/// Where a box sits in its parent.
public enum Placement: Hashable, Sendable {
  /// Covers the parent.
  case fill
  /// At the parent's top leading corner, as large as its content asks.
  case natural
  /// A rectangle in the parent's coordinates, in points, and how it follows the parent's size.
  case frame(Rect)
  /// Held by the parent's edges or centre.
  case pinned(Pins)
  /// Placed by the parent's stack.
  case arranged
  /// As large as its content asks, with shares of the room that is left, from 0 to 1, before it: 0
  /// is leading and top, 0.5 the middle. A box that expands leaves no room.
  case aligned(x: Double, y: Double, in: Anchor.Reference)
}

/// Which edges of the parent hold a box; an axis held on one side takes the content's extent.
public struct Pins: Hashable, Sendable {
  public var top: Anchor?
  public var leading: Anchor?
  public var bottom: Anchor?
  public var trailing: Anchor?
  /// Offset of the centres to the right, also where the parent is mirrored: Auto Layout turns the
  /// distances of leading and trailing edges, and no others.
  public var centerX: Anchor?
  /// Offset of the centres downwards.
  public var centerY: Anchor?
  /// True where `leading` is left and `trailing` is right in every direction of reading.
  public var keepsSides = false

  public init(
    top: Anchor? = nil, leading: Anchor? = nil, bottom: Anchor? = nil, trailing: Anchor? = nil,
    centerX: Anchor? = nil, centerY: Anchor? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.centerX = centerX
    self.centerY = centerY
  }

  /// All four edges at the same distance, in points, from `reference`.
  public static func edges(_ reference: Anchor.Reference, inset: Double = 0) -> Pins {
    let anchor = Anchor(reference, offset: inset)
    return Pins(top: anchor, leading: anchor, bottom: anchor, trailing: anchor)
  }
}

/// An edge or centre of the parent and a distance from it, in points; inwards is positive.
public struct Anchor: Hashable, Sendable {
  /// What the distance counts from.
  public enum Reference: Hashable, Sendable {
    case superview
    case safeArea
    case margin
  }

  public var reference: Reference
  public var offset: Double

  public init(_ reference: Reference, offset: Double = 0) {
    self.reference = reference
    self.offset = offset
  }
}
