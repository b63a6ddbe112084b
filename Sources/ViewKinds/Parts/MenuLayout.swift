import Geometry
import Traits

/// Where the parts of a menu lie, in points of its bounds.
///
/// No table of metrics has menus; the numbers are those that pictures of iOS 13 to 18 show: 250
/// points wide, 44 a line, corners of 13, and 8 between groups.
struct MenuLayout {
  static let width = 250.0
  private static let rowHeight = 44.0
  private static let subtitledHeight = 58.0
  private static let gap = 8.0

  private(set) var title = Rect.zero
  private(set) var rows: [(element: MenuElement, frame: Rect)] = []
  /// Lines of one pixel between the actions of a group.
  private(set) var separators: [Rect] = []
  /// Bands between groups.
  private(set) var gaps: [Rect] = []
  private(set) var height = 0.0
  /// Whether texts leave room for check marks.
  let hasMarks: Bool

  init(_ menu: Menu, in context: ViewContext) {
    hasMarks = menu.groups.joined().contains { $0.state != .off }
    let pixel = 1 / context.scale.factor
    func line(_ y: Double) -> Rect { Rect(x: 0, y: y, width: Self.width, height: pixel) }
    if !menu.title.isEmpty {
      height = 31
      title = Rect(x: 0, y: 0, width: Self.width, height: height)
      separators.append(line(height))
    }
    for (index, group) in menu.groups.enumerated() {
      if index > 0 {
        gaps.append(Rect(x: 0, y: height, width: Self.width, height: Self.gap))
        height += Self.gap
      }
      for (place, element) in group.enumerated() {
        if place > 0 { separators.append(line(height)) }
        let row = element.subtitle.isEmpty ? Self.rowHeight : Self.subtitledHeight
        rows.append((element, Rect(x: 0, y: height, width: Self.width, height: row)))
        height += row
      }
    }
  }

  static func radius(_ generation: TraitSet.Generation) -> Double {
    generation == .ios26 ? 26 : 13
  }

  static func textInsets(hasMarks: Bool) -> Insets {
    Insets(top: 0, left: hasMarks ? 32 : 16, bottom: 0, right: 16)
  }
}
