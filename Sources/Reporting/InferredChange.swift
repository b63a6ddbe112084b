import RunRecords

/// A change of layout that nothing but places tells of: a picture that an earlier Meian recorded does
/// not tell of margins, spacing and sizes, and its views still do.
struct InferredChange {
  /// The view whose margins, spacing or size it is.
  let holder: ViewChange
  /// As the view tree writes it.
  let property: String
  let cause: Cause

  /// nil where something else than a place changed too, and where places tell no reason.
  init?(_ views: [ViewChange], all: [ViewRecord]?, scale: Int?) {
    guard views.allSatisfy(\.isConsequence) else { return nil }
    if let margins = MarginChange(views, all: all) {
      (holder, property, cause) = (
        margins.holder, "layoutMargins", margins.cause(scale: scale)
      )
    } else if let spacing = SpacingChange(views, all: all) {
      (holder, property, cause) = (spacing.holder, "spacing", spacing.cause(scale: scale))
    } else if let size = SizeChange(views, all: all) {
      (holder, property, cause) = (size.holder, size.property, size.cause(scale: scale))
    } else {
      return nil
    }
  }
}
