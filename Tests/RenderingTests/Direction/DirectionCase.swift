import Drawing
import Geometry
import Rendering
import Testing
import Traits

/// Where one rule of mirroring puts one view of a screen of 320 × 480 points.
struct DirectionCase: CustomTestStringConvertible {
  var rule: String
  /// Views of a plain root view, in the screen format.
  var views: String
  /// The variant's name.
  var variant: String
  /// The id of the view, and its frame in points as `x y width height`.
  var view: String
  var frame: String

  init(_ rule: String, _ variant: String, _ views: String, _ view: String, _ frame: String) {
    self.rule = rule
    self.variant = variant
    self.views = views
    self.view = view
    self.frame = frame
  }

  var testDescription: String { "\(rule): \(view) in \(variant) at \(frame)" }

  /// The same of a view `v` in `light` and in `light.rtl`.
  static func pair(
    _ rule: String, _ views: String, plain: String, mirrored: String, of view: String = "v"
  ) -> [DirectionCase] {
    [
      DirectionCase(rule, "light", views, view, plain),
      DirectionCase(rule, "light.rtl", views, view, mirrored),
    ]
  }

  /// The frame that is drawn, written as `frame` is.
  func found() throws -> String {
    let shot = try Stage().view(views, try Variant(name: variant))
    let frame = try #require(shot.view(view)?.frame, "no view \(view)")
    return [frame.x, frame.y, frame.width, frame.height].map { pixels in
      pixels % 2 == 0 ? "\(pixels / 2)" : "\(Double(pixels) / 2)"
    }.joined(separator: " ")
  }
}
