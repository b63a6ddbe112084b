import Geometry
import Rendering
import Traits

extension Workbench {
  /// How many pixels a point has in a shot; nil for captures.
  func pixelsPerPoint(of subject: Subject, _ variant: Variant) -> Int? {
    guard let document = subject.document,
      let device = try? renderer.device(of: document, in: variant)
    else { return nil }
    return device.scale.pixelsPerPoint
  }
}
