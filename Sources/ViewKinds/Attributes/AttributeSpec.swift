/// One attribute of a view kind or controller, as the manual, the schema and “did you mean” know it.
public struct AttributeSpec: Hashable, Sendable {
  /// What may be written, in the words of the manual.
  public enum Form: Hashable, Sendable {
    case text
    case flag
    /// A number within a range, in the given unit.
    case number(ClosedRange<Double>, unit: String)
    case choice([String])
    case color
    case image
    case font
    /// Anything with a structure of its own, described in words.
    case structure(String)
  }

  public let name: String
  public let form: Form
  /// What holds where the attribute is left out, in words.
  public let defaultValue: String
  /// One sentence for the manual.
  public let summary: String
  /// True for what only the views under `hosting` have.
  public private(set) var isSwiftUI = false
  /// False for what readers supply and nobody writes.
  public private(set) var isWritten = true

  public init(_ name: String, _ form: Form, default defaultValue: String, _ summary: String) {
    self.name = name
    self.form = form
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The same for views of SwiftUI alone.
  var swiftUI: AttributeSpec {
    var spec = self
    spec.isSwiftUI = true
    return spec
  }

  /// The same as readers supply it and nobody writes it.
  var unwritten: AttributeSpec {
    var spec = self
    spec.isWritten = false
    return spec
  }

  /// True for what can be written on UIKit's views.
  var isWrittenOnUIKit: Bool { isWritten && !isSwiftUI }

  /// Lengths in points that a screen can hold.
  static func points(
    _ name: String, _ range: ClosedRange<Double> = 0...10_000, default defaultValue: String,
    _ summary: String
  ) -> AttributeSpec {
    AttributeSpec(name, .number(range, unit: "pt"), default: defaultValue, summary)
  }
}
