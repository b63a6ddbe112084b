import Geometry
import LayoutEngine
import Testing
import Traits

@testable import ViewKinds

@Suite("The size of a control")
struct ControlSizeTests {
  private typealias Generation = TraitSet.Generation

  private func size(_ view: String, on generation: TraitSet.Generation) throws -> IntrinsicSize {
    let window = try TestTree.window("{ view: { subviews: [\(view)] } }", on: generation)
    let view = try #require(window.children.first?.children.first)
    return view.kind.intrinsicSize(width: nil, in: view.context)
  }

  @Test(
    "is that of its generation of iOS",
    arguments: [
      ("slider", nil, 31.0, 31.0, 34.0), ("stepper", 94, 29, 32, 32),
      ("segmentedControl", 0, 29, 32, 32), ("progressView", nil, 2, 4, 4),
      ("activityIndicatorView", 20, 20, 20, 20), ("pageControl", 0, 37, 26, 26),
      ("pickerView", 320, 216, 216, 216), ("searchBar", nil, 56, 56, 56),
    ] as [(String, Double?, Double, Double, Double)])
  func sizes(
    kind: String, width: Double?, ios12: Double, ios17: Double, ios26: Double
  ) throws {
    let view = "{ kind: '\(kind)' }"
    #expect(try size(view, on: .ios12) == IntrinsicSize(width: width, height: ios12))
    #expect(try size(view, on: .ios17) == IntrinsicSize(width: width, height: ios17))
    #expect(try size(view, on: .ios26) == IntrinsicSize(width: width, height: ios26))
  }

  @Test(
    "of a date picker is that of its style, which is wheels where iOS has no other",
    arguments: [
      ("", Generation.ios13, 216.0), ("", .ios17, 34),
      ("preferredDatePickerStyle: 'inline'", .ios17, 378),
      ("preferredDatePickerStyle: 'inline', datePickerMode: 'date'", .ios17, 330),
      ("preferredDatePickerStyle: 'compact'", .ios12, 216),
      ("preferredDatePickerStyle: 'compact', datePickerMode: 'countDownTimer'", .ios17, 216),
    ])
  func datePicker(attributes: String, generation: TraitSet.Generation, height: Double) throws {
    let view = "{ kind: 'datePicker', \(attributes) }"
    #expect(try size(view, on: generation).height == height)
  }

  @Test("of a search bar grows by a prompt and a row of choices")
  func searchBar() throws {
    let view = "{ kind: 'searchBar', prompt: 'Where?', scopeButtonTitles: ['a', 'b'] }"
    #expect(try size(view, on: .ios17).height == 120)
  }

  @Test(
    "of a button is that of its configuration's size around the content",
    arguments: [
      ("configuration: 'filled', buttonSize: 'small'", 20.0, 10.0),
      ("configuration: 'filled'", 24, 14), ("configuration: 'gray', buttonSize: 'large'", 40, 30),
      ("configuration: 'gray', contentInsets: 3", 6, 6), ("", 30, 30),
      ("buttonType: 'close'", 30, 30), ("buttonType: 'infoLight'", 22, 22),
    ])
  func button(attributes: String, width: Double, height: Double) throws {
    // Without fonts a title has no extent, so that the insets alone are left.
    let view = "{ kind: 'button', title: 'x', \(attributes) }"
    #expect(try size(view, on: .ios17) == IntrinsicSize(width: width, height: height))
  }
}
