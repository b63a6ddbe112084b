import Geometry
import Rendering
import RunRecords
import Screens
import Traits

/// What verifying a screen costs, in pixels: what an earlier run counted, else an estimate. Never
/// time, which is another one on every machine.
struct ScreenCosts: Sendable {
  let renderer: Renderer
  /// Painted pixels and glyphs by screen and variant.
  private var known: [String: [String: ShotRecord]] = [:]

  /// Decoding a baseline, comparing it and its digest take about four times what painting a pixel
  /// takes, and a glyph as long as some hundred pixels (docs/PERFORMANCE.md).
  private static let perPixel = 4
  private static let perGlyph = 400
  /// What a node of a layout has painted on average: so many glyphs.
  private static let glyphsPerNode = 8
  /// A screen's background and what lies over it.
  private static let layers = 2

  /// - Parameter record: an earlier run; nil where there is none.
  init(_ renderer: Renderer, _ record: RunRecord?) {
    self.renderer = renderer
    for screen in record?.screens ?? [] {
      known[screen.id] = Dictionary(
        screen.shots.filter { $0.now != nil }.map { ($0.variant, $0) }
      ) { first, _ in first }
    }
  }

  func cost(of subject: Subject) -> Int {
    let nodes = subject.document.map { count($0.root) } ?? 0
    return subject.variants.reduce(0) { sum, variant in
      sum + cost(of: subject, variant, nodes)
    }
  }

  private func cost(of subject: Subject, _ variant: Variant, _ nodes: Int) -> Int {
    if let shot = known[subject.id]?[variant.name], let now = shot.now {
      // A record is a file that anybody may have written.
      let area = min(max(0, now.width), 100_000) * min(max(0, now.height), 100_000)
      return Self.perPixel * area + min(max(0, shot.paintedPixels), 1 << 40)
        + Self.perGlyph * min(max(0, shot.glyphs), 1 << 30)
    }
    let area = area(of: subject, variant)
    return (Self.perPixel + Self.layers) * area + Self.perGlyph * Self.glyphsPerNode * nodes
  }

  /// That of the device's screen; of captures too, which are not opened for this.
  private func area(of subject: Subject, _ variant: Variant) -> Int {
    let drawn = subject.document.flatMap { try? renderer.device(of: $0, in: variant) }
    let device = drawn ?? Device.default
    let screen = device.size
    return Int((screen.width * device.scale.factor * screen.height * device.scale.factor).rounded())
  }

  private func count(_ root: Node) -> Int {
    var count = 0
    var open = [root]
    while let node = open.popLast() {
      count += 1
      open += node.children.map(\.node)
    }
    return count
  }
}
