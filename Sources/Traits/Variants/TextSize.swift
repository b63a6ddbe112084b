/// The user's text size, by the words that variants use: Apple's content size categories, with
/// `ax` for accessibility.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  case extraSmall = "xs"
  case small = "s"
  case medium = "m"
  /// What a device has until the user changes it.
  case large = "l"
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibility1 = "ax1"
  case accessibility2 = "ax2"
  case accessibility3 = "ax3"
  case accessibility4 = "ax4"
  case accessibility5 = "ax5"
}
