/// The text size a user has chosen, smallest first, under UIKit's names.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The category UIKit calls `name`, such as `accessibilityLarge`; nil for any other word.
  public init?(name: String) {
    guard let category = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  /// UIKit's name, such as `extraExtraLarge`.
  public var name: String { "\(self)" }

  /// One of the five sizes above those of the ordinary slider.
  public var isAccessibility: Bool { self >= .accessibilityMedium }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
