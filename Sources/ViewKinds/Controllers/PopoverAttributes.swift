import Geometry
import Screens

/// What a presentation says about the popover it is.
struct PopoverAttributes {
  /// The id of the view or bar button item that the popover points at.
  var source: String?
  /// The part of that view, in points of its bounds; nil for all of it.
  var sourceRect: Rect?
  /// Where its arrow may point, the preferred direction first; none for any.
  var directions: [PopoverArrow.Direction] = []
  /// The attribute that names the source, and its place.
  private(set) var naming: (attribute: Naming, place: Place)?

  /// UIKit's ways to say what a popover points at.
  enum Naming: String, CaseIterable {
    case sourceView
    case barButtonItem
    case sourceItem
  }

  static let specs: [AttributeSpec] = [
    AttributeSpec(
      "presentation.sourceView", .text, default: "none: in the middle, without an arrow",
      "The id of the view that a popover points at; in SwiftUI the view it hangs on."),
    AttributeSpec(
      "presentation.barButtonItem", .text, default: "none",
      "The id of the bar button item that a popover points at."),
    AttributeSpec(
      "presentation.sourceItem", .text, default: "none",
      "The id of a view or of a bar button item that a popover points at."),
    AttributeSpec(
      "presentation.sourceRect", .structure("[x, y, width, height]"), default: "all of sourceView",
      "The part of sourceView that a popover points at, in points."),
    AttributeSpec(
      "presentation.permittedArrowDirections", .structure("a list of directions"), default: "any",
      "Where a popover’s arrow may point, the preferred first: up, down, left, right."),
  ]

  init(reading reader: AttributeReader) throws(ScreenError) {
    for attribute in Naming.allCases {
      let name = "presentation.\(attribute.rawValue)"
      guard let id = try reader.text(name) else { continue }
      if let naming {
        throw reader.contradiction(
          name, "a popover has both \(naming.attribute.rawValue) and \(attribute.rawValue)",
          "write one of them")
      }
      source = id
      naming = (attribute, reader.value(name)?.place ?? reader.place)
    }
    try readRect(reader)
    for word in try reader.texts("presentation.permittedArrowDirections") {
      guard let direction = PopoverArrow.Direction(rawValue: word) else {
        let known = PopoverArrow.Direction.allCases.map(\.rawValue).joined(separator: ", ")
        throw ScreenError(
          "permittedArrowDirections holds \(quoted(word))", remedy: "the directions are \(known)",
          at: reader.value("presentation.permittedArrowDirections")?.place ?? reader.place)
      }
      directions.append(direction)
    }
  }

  private mutating func readRect(_ reader: AttributeReader) throws(ScreenError) {
    let name = "presentation.sourceRect"
    guard let numbers = try reader.numbers(name, count: 4) else { return }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw reader.contradiction(
        name, "sourceRect has a size below 0",
        "write [x, y, width, height] with a width and height of 0 or more")
    }
    if let naming, naming.attribute != .sourceView {
      throw reader.contradiction(
        name, "sourceRect is a part of a sourceView, and there is a \(naming.attribute.rawValue)",
        "leave sourceRect out, or name a view as sourceView")
    }
    sourceRect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// - Parameter views: those of the window that lie beneath the popover.
  func checkSource(among views: [View]) throws(ScreenError) {
    guard let source, let naming else { return }
    let hasView = views.contains { $0.contains { $0.id == source } }
    let hasButton = views.contains {
      $0.contains { ($0.kind as? any BarButtonHolder)?.buttonIDs.contains(source) ?? false }
    }
    let (isThere, wanted, remedy) =
      switch naming.attribute {
      case .sourceView: (hasView, "view", "name the id of a view of the presenter")
      case .barButtonItem:
        (hasButton, "bar button item", "give one of the presenter’s bar button items this id")
      case .sourceItem:
        (
          hasView || hasButton, "view or bar button item",
          "name the id of one of the presenter’s"
        )
      }
    guard !isThere else { return }
    throw ScreenError(
      "there is no \(wanted) \(quoted(source)) for the popover to point at", remedy: remedy,
      at: naming.place)
  }
}

extension View {
  /// True where `condition` holds for the view or for one in it.
  fileprivate func contains(where condition: (View) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }
}
