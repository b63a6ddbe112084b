public import Geometry

/// How a box's children share its space.
public enum Arrangement: Hashable, Sendable {
  /// Each child is placed by its own `Placement`.
  case overlay
  /// `arranged` children follow each other along an axis; others are placed as in an overlay.
  case stack(Stack)
  /// `arranged` children fill line after line; others are placed as in an overlay.
  case flow(Flow)
  /// Children are placed on a content area that may be larger than the box.
  case scroll(Scroll)
}

/// A direction of the plane.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical
}

/// What `UIStackView` knows about its arranged views.
public struct Stack: Hashable, Sendable {
  /// How the views share the space along the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// Where the views sit across the axis.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  public var axis: Axis
  /// Least distance between neighbours, in points.
  public var spacing: Double
  public var alignment: Alignment
  public var distribution: Distribution
  /// Kept free around the arranged views, in points.
  public var padding: Insets

  public init(
    axis: Axis, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, padding: Insets = .zero
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.padding = padding
  }
}

/// What `UICollectionViewFlowLayout` knows about a section.
public struct Flow: Hashable, Sendable {
  /// In which direction line follows line.
  public var direction: Axis
  /// The size of every box, in points; nil where each has its own.
  public var itemSize: Size?
  /// Least distance between lines, in points.
  public var lineSpacing: Double
  /// Least distance between neighbours in a line, in points.
  public var itemSpacing: Double
  /// Kept free around all lines, in points.
  public var insets: Insets
  /// How long a line of a horizontal flow may be, in points; nil for any length.
  public var lineLength: Double?

  public init(
    direction: Axis = .vertical, itemSize: Size? = nil, lineSpacing: Double = 10,
    itemSpacing: Double = 10, insets: Insets = .zero, lineLength: Double? = nil
  ) {
    self.direction = direction
    self.itemSize = itemSize
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.lineLength = lineLength
  }
}

/// A content area behind a window of the box's size.
public struct Scroll: Hashable, Sendable {
  /// The directions in which the content may be larger than the box.
  public var axes: Set<Axis>
  /// How far the content is moved to the left and up, in points.
  public var offset: Point
  /// Kept free around the content, in points.
  public var insets: Insets
  /// True where what the safe area excludes at the top and bottom of the box is kept free as well,
  /// so that content rests below a bar and may be moved under it.
  public var adjustsForSafeArea: Bool
  /// True where a mirrored box counts the offset from the content's right edge, as SwiftUI does;
  /// UIKit's scroll views count it from the left in every direction of reading.
  public var startsAtLeadingEdge: Bool

  public init(
    axes: Set<Axis> = [.vertical], offset: Point = .zero, insets: Insets = .zero,
    adjustsForSafeArea: Bool = false, startsAtLeadingEdge: Bool = false
  ) {
    self.axes = axes
    self.offset = offset
    self.insets = insets
    self.adjustsForSafeArea = adjustsForSafeArea
    self.startsAtLeadingEdge = startsAtLeadingEdge
  }
}
