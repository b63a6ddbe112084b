import Screens
import Testing
import Traits

@testable import ViewKinds

@Suite("A mistake in an effect")
struct EffectErrorTests {
  @Test(
    "is named with what would be right",
    arguments: [
      ("kind: 'gradientView'", "a gradient has 0 colors; write a list of 1 to 256 colours"),
      (
        "kind: 'gradientView', colors: [\(Array(repeating: "'label'", count: 10_000).joined(separator: ","))]",
        "a gradient has 10000 colors; write a list of 1 to 256 colours"
      ),
      (
        "kind: 'gradientView', colors: ['label', 'lable']",
        "unknown colour “lable”; did you mean “label”?"
      ),
      (
        "kind: 'gradientView', colors: ['label', 'label'], locations: [0]",
        "locations is a list; write a list of 2 numbers"
      ),
      (
        "kind: 'gradientView', colors: ['label', 'label'], locations: [1, 0.5]",
        "0.5 follows 1 in locations; write them in ascending order"
      ),
      (
        "kind: 'gradientView', colors: ['label'], locations: [NaN]",
        "“NaN” is not a number here; numbers must be finite"
      ),
      (
        "kind: 'gradientView', colors: ['label'], startPoint: 'botom'",
        "unknown startPoint “botom”; did you mean “bottom”?"
      ),
      (
        "kind: 'gradientView', colors: ['label'], endRadius: 5",
        "endRadius is 5; only type radial has radii"
      ),
      (
        "kind: 'gradientView', colors: ['label'], startAngle: 90, endAngle: 10",
        "endAngle is 10; it must be above startAngle"
      ),
      (
        "kind: 'view', gradient: { colors: ['label'], tpye: 'axial' }",
        "unknown attribute “tpye” of gradient; did you mean “type”?"
      ),
      (
        "kind: 'view', transform: { rotat: 5 }",
        "unknown attribute “rotat” of transform; did you mean “rotate”?"
      ),
      (
        "kind: 'view', transform: { rotate: Infinity }",
        "“Infinity” is not a number here; numbers must be finite"
      ),
      (
        "kind: 'view', transform: { scale: 1e9 }",
        "scale is 1000000000; it must be from -1000 to 1000"
      ),
      ("kind: 'view', transform: [1, 2]", "transform is a list; write a list of 6 numbers"),
      (
        "kind: 'view', transform: 'rotate'",
        "transform is “rotate”; write an object with rotate, scale, translate, anchor"
      ),
      (
        "kind: 'view', blendMode: 'multipli'",
        "unknown blendMode “multipli”; did you mean “multiply”?"
      ),
      (
        "kind: 'view', maskedCorners: ['left']",
        "maskedCorners holds “left”; the corners are topLeft, topRight, bottomLeft, bottomRight"
      ),
      ("kind: 'view', shadowRadius: -1", "shadowRadius is -1; it must be from 0 to 100"),
      ("kind: 'view', shadowOffset: 3", "shadowOffset is a number; write a list of 2 numbers"),
      ("kind: 'view', masks: true", "“masks” cannot be written; put the view under mask"),
      (
        "kind: 'visualEffectView', effect: 'regular', vibrancyEffectStyle: 'label'",
        "a visualEffectView has both effect and vibrancyEffectStyle; put a second visualEffectView into the one that blurs"
      ),
      (
        "kind: 'menu', children: [{ title: 'A', attributes: ['hiden'] }]",
        "unknown attribute “hiden” of a menu element; the attributes are disabled, destructive, hidden"
      ),
    ])
  func message(attributes: String, expected: String) {
    #expect(TestTree.problem("{ view: { subviews: [{ \(attributes) }] } }") == expected)
  }
}
