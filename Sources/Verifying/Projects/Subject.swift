import Screens
import Traits

/// A screen to draw or to take from captures, in the variants that are wanted.
struct Subject: Sendable {
  enum Content: Sendable {
    case layout(ListedDocument)
    case capture(CapturedScreen)
  }

  var id: String
  /// The layout file or the captures' folder.
  var source: String
  var content: Content
  var variants: [Variant]

  var title: String {
    if case .layout(let listed) = content { listed.title ?? id } else { id }
  }

  /// Nil for a capture and a broken layout.
  var document: ScreenDocument? {
    if case .layout(let listed) = content { listed.document } else { nil }
  }
}
