/// Where views that lie over each other meet, in SwiftUI's words.
public enum OverlayAlignment: String, CaseIterable, Hashable, Sendable {
  case center
  case leading
  case trailing
  case top
  case bottom
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing

  /// The shares of the room that is left, from 0 to 1, that lie before a view.
  var shares: (x: Double, y: Double) {
    switch self {
    case .center: (0.5, 0.5)
    case .leading: (0, 0.5)
    case .trailing: (1, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .topLeading: (0, 0)
    case .topTrailing: (1, 0)
    case .bottomLeading: (0, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
