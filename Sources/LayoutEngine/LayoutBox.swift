public import Geometry

/// One thing to place: what it asks for, how its children are arranged, and nothing about its kind.
public struct LayoutBox: Sendable {
  /// Where the box sits in its parent.
  public var placement: Placement
  /// How its children share its space.
  public var arrangement: Arrangement
  /// A fixed extent, in points, that beats every wish of the content.
  public var width: Double?
  /// A fixed extent, in points, that beats every wish of the content.
  public var height: Double?
  /// The least extent, in points, in each direction.
  public var minimum: Size
  /// What the content asks for, given the width it may take (nil: as wide as it likes).
  /// Nil where the content has no size of its own.
  public var measure: (@Sendable (_ width: Double?) -> IntrinsicSize)?
  /// How strongly the box refuses to be larger than its content, from 1 to 1000.
  public var hugging: AxisPriorities
  /// How strongly the box refuses to be smaller than its content, from 1 to 1000.
  public var compressionResistance: AxisPriorities
  /// The distances that `margin` anchors of children keep from this box's edges, in points.
  public var margins: Insets
  /// Set where a safe area starts anew: the box's own rectangle less these insets, in points.
  public var safeAreaInsets: Insets?
  /// True where leading is right: a mirrored box places its children from right to left. Frames, and
  /// pins that name left and right, keep their sides.
  public var isMirrored: Bool
  /// A hidden box keeps its place in an overlay and gives it up in a stack.
  public var isHidden: Bool
  /// Directions in which the box takes all the room it may have, as a shape of SwiftUI does.
  public var expands: Set<Axis>
  /// Distance from the box's top to the baseline of its own first line of text for a given width, in
  /// points; nil where it has no text.
  public var firstBaseline: (@Sendable (_ width: Double) -> Double?)?
  /// The same for the last line.
  public var lastBaseline: (@Sendable (_ width: Double) -> Double?)?
  public var children: [LayoutBox]

  public init(
    placement: Placement = .fill, arrangement: Arrangement = .overlay, children: [LayoutBox] = []
  ) {
    self.placement = placement
    self.arrangement = arrangement
    self.children = children
    minimum = .zero
    hugging = AxisPriorities(horizontal: 250, vertical: 250)
    compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    margins = .uniform(8)
    expands = []
    isHidden = false
    isMirrored = false
  }
}

/// What a box's content asks for, in points; nil in a direction in which it has no wish.
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// No wish in either direction.
  public static let none = IntrinsicSize()
}

/// A priority from 1 to 1000 for each direction, as in Auto Layout.
public struct AxisPriorities: Hashable, Sendable {
  public var horizontal: Double
  public var vertical: Double

  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
