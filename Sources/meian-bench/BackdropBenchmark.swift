import Drawing
import Geometry
import PNGCodec
import Pixels
import Rasterizer

/// A whole screen blurred, against libpng decoding the same picture stored with adaptive filters.
struct BackdropBenchmark {
  /// In milliseconds: the blurred picture less the picture itself, and the decoding.
  struct Times {
    var blur: Double
    var decode: Double
  }

  let bitmap: Bitmap

  /// Nil where the picture cannot be stored.
  func times(deviation: Double) -> Times? {
    guard let adaptive = try? encodePNG(bitmap, filter: .adaptive) else { return nil }
    let size = bitmap.size
    let screen = PixelRect(x: 0, y: 0, width: size.width, height: size.height).rect
    let picture = DrawCommand.image(
      ImagePaint(bitmap: bitmap, destination: screen), view: 0)
    let backdrop = Backdrop(
      blur: deviation, saturation: 180, tint: RGBA8(red: 37, green: 37, blue: 37, alpha: 209),
      blend: Backdrop.Blend(.overlay, RGBA8(rgb: 0x8C8C8C)))
    func paint(_ commands: [DrawCommand]) {
      _ = Painter().paint(DisplayList(size: size, background: .black, commands: commands))
    }
    let times = Stopwatch.medians(
      rounds: 15,
      [
        { paint([picture]) },
        { paint([picture, .backdrop(.rect(screen), backdrop, view: 0)]) },
        { _ = try? decodePNGWithLibpng(adaptive) },
      ])
    return Times(blur: times[1] - times[0], decode: times[2])
  }
}
