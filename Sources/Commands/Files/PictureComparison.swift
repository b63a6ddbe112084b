import ImageDiff
import RunRecords

/// What comparing two pictures found, and whether a tolerance lets it pass.
struct PictureComparison: Sendable {
  static let equal = PictureComparison(explanation: .equal)

  var explanation: Explanation
  /// What a tolerance let pass; nil where none was needed or none was enough.
  var tolerance: ToleranceRecord?
  /// Why a tolerance does not let it pass; nil where it does, or where there is none.
  var objection: String?
  /// Masks under which the pictures differ.
  var masks: [MaskRecord] = []
  /// Set where the pictures say in different ways what their colours mean.
  var colorSpaces: ColorSpacesRecord?

  var isTolerated: Bool { tolerance != nil }

  /// True where nothing differs, or nothing that counts.
  var passes: Bool { isTolerated || explanation.comparison == .equal }
}
