extension TraitSet {
  /// The style that is drawn: iOS 12 knows only light.
  public var drawnStyle: UserInterfaceStyle { generation.hasDarkStyle ? style : .light }
}

extension TraitSet.Generation: Comparable {
  /// Dark mode exists from iOS 13 on.
  public var hasDarkStyle: Bool { self != .ios12 }

  /// From iOS 17 on the root view of a child controller takes the traits of the view it lies in;
  /// before, those of the parent controller.
  public var childControllersFollowSuperviews: Bool { self >= .ios17 }

  /// Why a property that came with this iOS has no effect on an older one, in words.
  var absence: String { "only from iOS \(order) on" }

  /// Older before newer.
  public static func < (first: Self, second: Self) -> Bool { first.order < second.order }

  /// The generation whose number is nearest, of two that are as near the older one.
  static func nearest(to number: Int) -> Self {
    allCases.min { abs($0.order - number) < abs($1.order - number) } ?? .ios17
  }

  private var order: Int {
    switch self {
    case .ios12: 12
    case .ios13: 13
    case .ios15: 15
    case .ios17: 17
    case .ios26: 26
    }
  }
}
