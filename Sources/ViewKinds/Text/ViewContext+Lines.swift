import Geometry
import Typography

extension ViewContext {
  /// The height of one line of text in `style` under the user's text size, in points.
  func lineHeight(of style: TextStyle) -> Double {
    text.typeset(TextSetting("A", font: FontValue(.style(style))), scale: scale).size.height
  }
}
