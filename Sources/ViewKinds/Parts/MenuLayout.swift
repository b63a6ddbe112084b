import Geometry
import Traits
import Typography

/// Where the parts of a menu lie, in points of its bounds.
///
/// No table of metrics has menus; the numbers are those that pictures of iOS 13 to 18 show: 250
/// points wide, 44 a line, corners of 13, and 8 between groups. Texts follow the user's text size and
/// break into lines; with accessibility sizes a menu is as much wider as its text is larger, and at
/// most as wide as the screen allows.
struct MenuLayout {
  /// One action and where its texts lie.
  struct Row {
    var element: MenuElement
    var frame: Rect
    var title: TypesetText
    var subtitle: TypesetText?
    /// The top left corners of both, and how wide they may be.
    var titleOrigin: Point
    var subtitleOrigin: Point
    var textWidth: Double
    /// The image's room.
    var image: Rect
  }

  private static let gap = 8.0
  private static let titleFont = FontValue(.style(.body))
  private static let subtitleFont = FontValue(.style(.footnote))

  let width: Double
  private(set) var heading: TypesetText?
  private(set) var headingOrigin = Point.zero
  private(set) var rows: [Row] = []
  /// Lines of one pixel between the actions of a group.
  private(set) var separators: [Rect] = []
  /// Bands between groups.
  private(set) var gaps: [Rect] = []
  private(set) var height = 0.0
  /// Whether texts leave room for check marks.
  let hasMarks: Bool
  /// How much larger than usual signs and their room are.
  let growth: Double

  /// Before and behind the texts, in points.
  private var before: Double { hasMarks ? 10 + 22 * growth : 16 }
  private static let behind = 16.0

  /// - Parameter most: the width that the menu may have, in points; nil for any.
  init(_ menu: Menu, atMost most: Double? = nil, in context: ViewContext) {
    hasMarks = menu.groups.joined().contains { $0.state != .off }
    growth = context.signGrowth
    let screen = context.screen
    let natural =
      context.setter.category.isAccessibility
      ? max(250, min(250 * growth, screen.size.width - 2 * screen.sideMargin)) : 250
    width = most.map { $0 < natural - 1 ? $0 : natural } ?? natural
    if !menu.title.isEmpty { addHeading(menu.title, in: context) }
    let width = width
    for (index, group) in menu.groups.enumerated() {
      if index > 0 {
        gaps.append(Rect(x: 0, y: height, width: width, height: Self.gap))
        height += Self.gap
      }
      for (place, element) in group.enumerated() {
        if place > 0 { separators.append(line(height, context)) }
        add(element, in: context)
      }
    }
  }

  private func line(_ y: Double, _ context: ViewContext) -> Rect {
    Rect(x: 0, y: y, width: width, height: 1 / context.scale.factor)
  }

  private mutating func addHeading(_ title: String, in context: ViewContext) {
    let text = context.text.typeset(
      TextSetting(
        title, font: Self.subtitleFont, width: width - 16 - Self.behind, lines: 0,
        mode: .byWordWrapping), scale: context.scale)
    height = max(31, text.size.height + 15)
    heading = text
    headingOrigin = Point(x: 16, y: (height - text.size.height) / 2)
    separators.append(line(height, context))
  }

  private mutating func add(_ element: MenuElement, in context: ViewContext) {
    var textWidth = width - before - Self.behind
    var image = Rect.zero
    if let picture = element.image {
      let room = max(22, picture.size(in: context)?.width ?? 22)
      textWidth -= room + 6
      image = Rect(x: width - Self.behind - room, y: 0, width: room, height: 0)
    }
    func set(_ text: String, _ font: FontValue) -> TypesetText {
      context.text.typeset(
        TextSetting(text, font: font, width: max(1, textWidth), lines: 0, mode: .byWordWrapping),
        scale: context.scale)
    }
    let title = set(element.title, Self.titleFont)
    let subtitle = element.subtitle.isEmpty ? nil : set(element.subtitle, Self.subtitleFont)
    let texts = title.size.height + (subtitle?.size.height ?? 0)
    let row =
      subtitle == nil ? max(44, texts + 22) : max(58, texts + 21)
    image.origin.y = height
    image.size.height = row
    let top = subtitle == nil ? height + (row - texts) / 2 : height + (row - texts - 1.5) / 2
    rows.append(
      Row(
        element: element, frame: Rect(x: 0, y: height, width: width, height: row), title: title,
        subtitle: subtitle, titleOrigin: Point(x: before, y: top),
        subtitleOrigin: Point(x: before, y: top + title.size.height + 1.5),
        textWidth: max(1, textWidth), image: image))
    height += row
  }

  static func radius(_ generation: TraitSet.Generation) -> Double {
    generation == .ios26 ? 26 : 13
  }
}
