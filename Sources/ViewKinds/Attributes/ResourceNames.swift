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
    guard let key = Self.key(of: text) else { return text }
    if let string = string(key) { return string }
    throw ScreenError(
      "no string table has \(quoted(key))",
      remedy: "add it, or name the folder of the tables under “strings” in meian.json5", at: place)
  }

  /// The text of `strings:key`; nil for any other text and where no table has the key.
  func tableText(_ text: String) -> String? { Self.key(of: text).flatMap(string) }

  /// What follows `strings:`; nil for text that is meant itself.
  private static func key(of text: String) -> String? {
    let prefix = "strings:"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}
