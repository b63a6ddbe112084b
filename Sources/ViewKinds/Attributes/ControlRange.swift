import Screens

/// The value of a control and the range it comes from, as sliders and steppers have them.
struct ControlRange {
  var minimum: Double
  /// At least `minimum`.
  var maximum: Double
  /// Within the range.
  var value: Double

  /// - Parameter maximum: what the control has where nothing is written.
  init(reading reader: AttributeReader, maximum: Double) throws(ScreenError) {
    let range = -1e6...1e6
    let low = try reader.number("minimumValue", in: range) ?? 0
    let high = try reader.number("maximumValue", in: range) ?? maximum
    guard low <= high else {
      let name = reader.isPresent("minimumValue") ? "minimumValue" : "maximumValue"
      throw reader.contradiction(
        name, "minimumValue \(trimmed(low)) is above maximumValue \(trimmed(high))",
        "write the smaller one as minimumValue")
    }
    let value = try reader.number("value", in: range)
    if let value, !(low...high).contains(value) {
      throw reader.contradiction(
        "value", "value \(trimmed(value)) is outside of the range",
        "it goes from minimumValue \(trimmed(low)) to maximumValue \(trimmed(high))")
    }
    minimum = low
    self.maximum = high
    self.value = min(max(value ?? 0, low), high)
  }

  /// How far the value is from the minimum, 0, to the maximum, 1.
  var share: Double { maximum > minimum ? (value - minimum) / (maximum - minimum) : 0 }
}
