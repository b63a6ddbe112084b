import Traits

/// Whether a view takes part in mirroring, in UIKit's words.
///
/// It decides how one view arranges and draws its own content. Subviews do not inherit it: UIKit's
/// `effectiveUserInterfaceLayoutDirection` is not handed down a tree, only the trait is.
enum SemanticContentAttribute: String, CaseIterable, Sendable {
  case unspecified
  /// Controls of playing media run from left to right in every language.
  case playback
  /// What stands for a direction in space does not turn round either.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// Whether a view is arranged from right to left where its surroundings run in `direction`.
  func isRightToLeft(in direction: Variant.Direction) -> Bool {
    switch self {
    case .unspecified: direction == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  static let spec = AttributeSpec(
    "semanticContentAttribute", .choice(allCases.map(\.rawValue)), default: "unspecified",
    "Whether the view mirrors its own content where reading runs from right to left; subviews do not inherit it."
  )

  /// The trait, which subviews do inherit.
  static let directionSpec = AttributeSpec(
    "layoutDirection", .choice(LayoutDirection.allCases.map(\.rawValue)), default: "inherited",
    "SwiftUI’s environment value and UIKit’s trait override: the direction of the view and everything in it."
  )
}

/// SwiftUI's words for the direction of an interface.
enum LayoutDirection: String, CaseIterable {
  case leftToRight
  case rightToLeft

  var direction: Variant.Direction { self == .leftToRight ? .leftToRight : .rightToLeft }
}

extension ViewContext {
  /// This context at a window's root, turned in its own direction.
  public func turned() -> ViewContext { turned(nil) }

  /// This context as a node with these attributes hands it down, and as its own view has it.
  func turned(
    _ direction: LayoutDirection?, _ semantic: SemanticContentAttribute = .unspecified
  ) -> ViewContext {
    var context = self
    if let direction { context.direction = direction.direction }
    context.isRightToLeft = semantic.isRightToLeft(in: context.direction)
    return context
  }
}
