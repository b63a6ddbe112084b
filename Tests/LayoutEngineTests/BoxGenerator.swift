import Geometry
import TestSupport

@testable import LayoutEngine

/// Makes random boxes from a seed.
struct BoxGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 8).rounded() / 8
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A stack with up to five views, some of them stacks.
  mutating func stack(depth: Int, placement: Placement = .fill) -> LayoutBox {
    let children = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      depth > 0 && Bool.random(using: &random)
        ? stack(depth: depth - 1, placement: .arranged) : leaf()
    }
    return .stack(
      pick(Axis.allCases), spacing: number(0...8), align: pick(Stack.Alignment.allCases),
      share: pick(Stack.Distribution.allCases), padding: .uniform(number(0...4)), at: placement,
      children)
  }

  mutating func leaf() -> LayoutBox {
    switch pick([0, 1, 2, 3]) {
    case 0: return .text(number(1...200))
    case 1: return .spacer
    case 2: return .content(number(0...50), number(0...50), hugging: pick([250, 251, 900]))
    default:
      return LayoutBox.content(number(0...50), number(0...50)).fixed(
        width: pick([nil, number(0...40)]), height: pick([nil, number(0...40)]))
    }
  }
}
