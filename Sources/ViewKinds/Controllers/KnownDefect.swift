/// Defects of SwiftUI that a screen may ask for, since some releases have them and documentation says
/// otherwise. Without being named none is drawn.
enum KnownDefect: String, CaseIterable, Sendable {
  /// A root whose preference goes back to nil keeps its window in the style preferred last.
  ///
  /// Source: momenbasel/PureMac#152, milanvarady/Applite#32, passepartoutvpn/passepartout#1200.
  case preferredColorSchemeSticks
  /// A preference inside an open sheet changes the window behind it too.
  ///
  /// Source: element-hq/element-x-ios#6093 and #6144, edudnyk/SheeKit#12.
  case preferredColorSchemeLeaks
}
