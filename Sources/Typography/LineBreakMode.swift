/// What happens to text that is too wide, under UIKit's names.
///
/// All lines but the last that is allowed wrap; the truncating modes and clipping say what the
/// last one does with the rest of the text.
public enum LineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// True where an ellipsis replaces what does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
