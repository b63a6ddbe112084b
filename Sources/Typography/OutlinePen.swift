import CHarfBuzz
import Geometry

/// Collects the outline that HarfBuzz draws, in font units, y down.
final class OutlinePen {
  private var elements: [Path.Element] = []

  /// The outline of `glyph` in units of `face`, y down; empty for a space.
  static func outline(of glyph: UInt32, in face: FontFace) -> Path {
    let pen = OutlinePen()
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(
        face.font, glyph, Callbacks.shared.handle, Unmanaged.passUnretained(pen).toOpaque())
    }
    return Path(pen.elements)
  }

  fileprivate static func add(_ element: Path.Element, to pen: UnsafeMutableRawPointer?) {
    guard let pen else { return }
    Unmanaged<OutlinePen>.fromOpaque(pen).takeUnretainedValue().elements.append(element)
  }

  fileprivate static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x), y: -Double(y))
  }
}

/// HarfBuzz's table of drawing functions.
///
/// Unchecked because of the C pointer: the table is made immutable before anyone sees it.
private final class Callbacks: @unchecked Sendable {
  static let shared = Callbacks()
  let handle: OpaquePointer?

  private init() {
    handle = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      handle,
      { _, pen, _, x, y, _ in OutlinePen.add(.move(OutlinePen.point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      handle,
      { _, pen, _, x, y, _ in OutlinePen.add(.line(OutlinePen.point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      handle,
      { _, pen, _, cx, cy, x, y, _ in
        OutlinePen.add(
          .quadratic(control: OutlinePen.point(cx, cy), end: OutlinePen.point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      handle,
      { _, pen, _, cx1, cy1, cx2, cy2, x, y, _ in
        OutlinePen.add(
          .cubic(
            control1: OutlinePen.point(cx1, cy1), control2: OutlinePen.point(cx2, cy2),
            end: OutlinePen.point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      handle, { _, pen, _, _ in OutlinePen.add(.close, to: pen) }, nil, nil)
    hb_draw_funcs_make_immutable(handle)
  }

  deinit { hb_draw_funcs_destroy(handle) }
}
