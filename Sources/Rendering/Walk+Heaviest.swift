import Drawing
import Geometry
import Rasterizer

extension Renderer.Walk {
  /// Names the view whose own drawing covers most pixels; empty where nothing is drawn.
  func heaviest(in list: DisplayList) -> String {
    var areas: [Int: Int] = [:]
    for command in list.commands {
      guard let view = command.view else { continue }
      areas[view, default: 0] += Painter.area(of: command, in: list)
    }
    var heaviest: (view: Int, area: Int)?
    for view in areas.keys.sorted() {
      let area = areas[view] ?? 0
      if area > heaviest?.area ?? 0 { heaviest = (view, area) }
    }
    guard let heaviest, painter.views.indices.contains(heaviest.view) else { return "" }
    return ", and “\(painter.views[heaviest.view].id)” covers most pixels"
  }
}
