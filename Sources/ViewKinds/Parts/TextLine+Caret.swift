import Typography

extension TextLine {
  /// Where the caret stands after the line, 1 point beyond its end, in points from the side of a
  /// room at which reading starts.
  ///
  /// Text ends where its own paragraph does: Latin text in a field that is read from right to left
  /// stands on the right and still ends on its right.
  func caret(in room: Double, _ context: ViewContext) -> Double {
    let fromLeft = isLeftward ? x - 1 : x + width + 1
    return context.isRightToLeft ? room - fromLeft : fromLeft
  }
}
