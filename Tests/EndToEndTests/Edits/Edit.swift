import Foundation
import Testing

/// One edit of one screen, as somebody writes it, and what every report has to say about it.
struct Edit: Sendable, CustomTestStringConvertible {
  /// The screen's id.
  let id: String
  /// The screen's members before.
  let layout: String
  /// What is written otherwise, at its first place.
  let old: String
  let new: String
  /// The property and both of its values.
  let words: String

  var testDescription: String { id }

  init(_ id: String, _ layout: String, _ old: String, _ new: String, _ words: String) {
    (self.id, self.layout, self.old, self.new, self.words) = (id, layout, old, new, words)
  }

  var edited: String {
    guard let place = layout.firstRange(of: old) else { return layout }
    return layout.replacingCharacters(in: place, with: new)
  }

  static let all =
    pictures + layers + places + texts + controls + lists + controllers
}
