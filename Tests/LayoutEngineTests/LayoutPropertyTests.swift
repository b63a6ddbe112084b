import Geometry
import LayoutEngine
import TestSupport
import Testing

@Suite("Any layout")
struct LayoutPropertyTests {
  static let size = Size(width: 320, height: 480)

  @Test(
    "fills the stack exactly where one of its views is flexible",
    arguments: 0..<100 as Range<UInt64>)
  func filled(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    let spacing = boxes.number(0...10)
    let axis = boxes.pick(Axis.allCases)
    let leaves = (0..<6).map { _ in boxes.leaf() } + [.content(10, 10, hugging: 100)]
    let frames = LayoutBox.stack(axis, spacing: spacing, leaves).frames(in: Self.size)
    let length = axis == .horizontal ? Self.size.width : Self.size.height
    let extents = frames.map { axis == .horizontal ? $0.width : $0.height }
    let fixed = leaves.reduce(0) { $0 + ((axis == .horizontal ? $1.width : $1.height) ?? 0) }
    guard fixed + spacing * 6 <= length else { return }
    #expect(abs(extents.reduce(0, +) + spacing * 6 - length) < 1e-6)
  }

  @Test("gives no view a negative size", arguments: 0..<100 as Range<UInt64>)
  func sizes(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    for frame in boxes.stack(depth: 4).frames(in: Self.size) {
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test("stays inside a stack that is as large as it asks for", arguments: 0..<100 as Range<UInt64>)
  func inside(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    let leaves = (0..<4).map { _ in boxes.leaf() }
    let stack = LayoutBox.stack(
      boxes.pick(Axis.allCases), spacing: boxes.number(0...8),
      align: boxes.pick(Stack.Alignment.allCases),
      share: boxes.pick([.fill, .fillEqually, .equalSpacing]), leaves)
    let size = fittingSize(of: stack, width: nil)
    for frame in stack.frames(in: size) {
      #expect(frame.minX >= -1e-9 && frame.maxX <= size.width + 1e-9)
      #expect(frame.minY >= -1e-9 && frame.maxY <= size.height + 1e-9)
    }
  }

  @Test("keeps all sizes where the parent is moved", arguments: 0..<50 as Range<UInt64>)
  func translated(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    var inner = boxes.stack(depth: 3)
    func frames(at x: Double) -> [Rect] {
      inner.placement = .frame(Rect(x, 2 * x, 200, 300))
      return LayoutBox(children: [inner]).frames(in: Self.size)
    }
    let moved = frames(at: 16)
    for (before, after) in zip(frames(at: 0), moved) {
      #expect(abs(before.minX + 16 - after.minX) < 1e-9)
      #expect(abs(before.minY + 32 - after.minY) < 1e-9)
      #expect(abs(before.width - after.width) < 1e-9)
      #expect(abs(before.height - after.height) < 1e-9)
    }
  }

  @Test("is the same every time", arguments: 0..<20 as Range<UInt64>)
  func repeated(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    let stack = boxes.stack(depth: 4)
    #expect(
      layOut(stack, in: Self.size, scale: .x3) == layOut(stack, in: Self.size, scale: .x3))
  }

  @Test(
    "ends without a crash whatever the numbers are",
    arguments: [-50, 0, 1e300, Double.nan, .infinity, -.infinity] as [Double])
  func hostile(value: Double) {
    for axis in Axis.allCases {
      for distribution in Stack.Distribution.allCases {
        let odd = LayoutBox.content(value, value).with {
          $0.minimum = Size(width: value, height: value)
        }
        let stack = LayoutBox.stack(
          axis, spacing: value, align: .center, share: distribution, padding: .uniform(value),
          [
            odd, .text(40), odd.fixed(width: value, height: value),
            .stack(.horizontal, at: .arranged, [odd, .spacer]),
          ])
        let places = layOut(stack, in: Size(width: value, height: 100), scale: .x3).places
        #expect(places.count == 7)
        #expect(places.allSatisfy { $0.pixels.width >= 0 && $0.pixels.height >= 0 })
      }
    }
  }
}
