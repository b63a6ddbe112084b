import Screens
import Traits

/// The names that a project's asset catalogs define, so that a missing one is found while reading.
public struct ResourceNames: Sendable {
  public let colors: Set<String>
  public let images: Set<String>
  /// The text of a key in the project's string tables, in the variant's language; nil without one.
  public let string: @Sendable (_ key: String) -> String?
  /// True where a project-relative image file exists.
  public let hasFile: @Sendable (_ path: String) -> Bool
  /// The tint of SwiftUI views while they are read, whose colours have SwiftUI's names; nil elsewhere.
  var hostedTint: ColorValue?

  public init(
    colors: Set<String> = [], images: Set<String> = [],
    hasFile: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
    string: @escaping @Sendable (_ key: String) -> String? = { _ in nil }
  ) {
    self.colors = colors
    self.images = images
    self.hasFile = hasFile
    self.string = string
  }

  /// `text`, or where it is `strings:key` the text of that key.
  func localized(_ text: String, at place: Place) throws(ScreenError) -> String {
    let prefix = "strings:"
    guard text.hasPrefix(prefix) else { return text }
    let key = String(text.dropFirst(prefix.count))
    if let string = string(key) { return string }
    throw ScreenError(
      "no string table has \(quoted(key))",
      remedy: "add it, or name the folder of the tables under “strings” in meian.json5", at: place)
  }
}
