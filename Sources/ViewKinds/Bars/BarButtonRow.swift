import Screens

/// Buttons of a bar, measured together: where they need more room than there is, the widest become
/// narrower and lose the end of their titles.
enum BarButtonRow {
  /// The layouts of `buttons`, each with the name of its parts, in at most `room` points without the
  /// distances between them.
  static func layouts(
    _ buttons: [(button: BarButton, name: String)], room: Double, at place: Place,
    in context: ViewContext
  ) throws(ScreenError) -> [BarButtonLayout] {
    var layouts: [BarButtonLayout] = []
    for (button, name) in buttons {
      layouts.append(try BarButtonLayout(button, named: name, at: place, in: context))
    }
    guard let most = limit(of: layouts.map(\.width), in: room) else { return layouts }
    for (index, layout) in layouts.enumerated() where layout.width > most {
      layouts[index] = try BarButtonLayout(
        layout.button, named: layout.name, atMost: most, at: place, in: context)
    }
    return layouts
  }

  /// The largest width that each may have so that all fit into `room`; nil where they fit already.
  static func limit(of widths: [Double], in room: Double) -> Double? {
    guard widths.reduce(0, +) > room else { return nil }
    var left = room
    var count = widths.count
    for width in widths.sorted() {
      let share = max(0, left) / Double(count)
      if width > share { return share }
      left -= width
      count -= 1
    }
    return nil
  }
}
