import Drawing
import Geometry
import Screens

/// A part of pictures that nobody looks at.
struct MaskRule: Hashable, Sendable {
  enum Area: Hashable, Sendable {
    /// In pixels of the picture.
    case rectangle(PixelRect)
    /// The view of that id, wherever it is.
    case view(String)
  }

  var scope: RuleScope
  var area: Area

  /// Reads one of `masks` of a project file.
  init(_ value: SourceValue) throws(ScreenError) {
    _ = try ProjectFile.object(value, known: RuleScope.keys + ["rectangle", "view"])
    scope = try RuleScope(value, "mask")
    let view = try ProjectFile.text(value["view"])
    switch (ProjectFile.present(value["rectangle"]), view) {
    case (let rectangle?, nil): area = .rectangle(try Self.rectangle(rectangle))
    case (nil, let view?): area = .view(view)
    default:
      throw ScreenError(
        "a mask has either a rectangle or a view",
        remedy: "write rectangle: [x, y, width, height] in pixels, or view: \"clock\"",
        at: value.place)
    }
  }

  private static func rectangle(_ value: SourceValue) throws(ScreenError) -> PixelRect {
    var numbers: [Int] = []
    for element in try ProjectFile.elements(value) {
      guard case .number(let number) = element.content, number == number.rounded(),
        (0...1_000_000).contains(number)
      else { break }
      numbers.append(Int(number))
    }
    guard numbers.count == 4, try ProjectFile.elements(value).count == 4, numbers[2] > 0,
      numbers[3] > 0
    else {
      throw ScreenError(
        "the rectangle is not four whole numbers", remedy: "write [x, y, width, height] in pixels",
        at: value.place)
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Where the mask lies in a picture, as each of its trees has it; empty where no tree has the
  /// view.
  func rectangles(in trees: [ResolvedViewTree]) -> [PixelRect] {
    switch area {
    case .rectangle(let rectangle): [rectangle]
    case .view(let id):
      trees.flatMap { tree in tree.views.filter { $0.id == id }.map(\.frame) }
    }
  }
}
