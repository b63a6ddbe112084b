import Drawing
import Geometry
import Pixels
import Testing

@testable import Rasterizer

@Suite("The work of backdrops")
struct BackdropWorkTests {
  private static let whole = Rect(x: 0, y: 0, width: 100, height: 100)
  /// Blurred in cells of 8 pixels, at 10 steps a pixel.
  private static let backdrop = DrawCommand.backdrop(
    .rect(whole), Backdrop(blur: 20, tint: .black), view: 0)

  private func work(_ commands: [DrawCommand]) -> Int {
    Work.ofBackdrops(
      in: DisplayList(
        size: PixelSize(width: 100, height: 100), background: .white, commands: commands))
  }

  @Test("is known before anything is painted")
  func counted() {
    #expect(work([]) == 0)
    #expect(work([.fill(.rect(Self.whole), .black, view: 0)]) == 0)
    #expect(work([Self.backdrop]) == 100_000)
    #expect(work(Array(repeating: Self.backdrop, count: 300)) == 30_000_000)
  }

  @Test("counts what the clips and groups around let through")
  func clipped() {
    let half = DrawCommand.clip(.rect(Rect(x: 0, y: 50, width: 100, height: 100)))
    #expect(work([half, Self.backdrop, .restore, Self.backdrop]) == 150_000)
    #expect(work([.group(opacity: 0.5), half, Self.backdrop, .restore, .restore]) == 50_000)
    #expect(work([.group(opacity: 0), Self.backdrop]) == 0)
  }

  @Test("is never below what painting counts, and both have one limit")
  func sameBudget() {
    let list = DisplayList(
      size: PixelSize(width: 100, height: 100), background: .white,
      commands: Array(repeating: Self.backdrop, count: 5))
    #expect(Painter().paint(list, workLimit: 499_999) == nil)
    // Each command costs a little as well.
    #expect(Painter().paint(list, workLimit: 500_000) == nil)
    #expect(Painter().paint(list, workLimit: 500_000 + 5 * Work.perCommand) != nil)
  }
}
