import Drawing
import Geometry
import Testing
import Traits

@testable import Rendering

/// Sizes: the type tables of the Human Interface Guidelines, at 1.1934 of which a line is high, up to
/// the next half point. In ax3 body is 40 points (a line of 48), footnote 33 (39.5), caption 1 32
/// (38.5), subheadline 36 (43) and headline 40.
@Suite("Text sizes")
struct TextSizeTests {
  private func height(_ shot: Shot, _ id: String) throws -> Double {
    Double(try #require(shot.view(id), "no view \(id)").frame.height) / 2
  }

  @Test(
    "of tables decide the heights of rows, headers and footers",
    arguments: [
      ("0", 44.0, 70.0), ("1", 58, 109.5), ("2", 44, 119), ("3", 44, 100), ("header", 45, 68.5),
      ("footer", 31, 54.5),
    ])
  func table(part: String, large: Double, ax3: Double) throws {
    let screen = """
      { view: { kind: 'tableView', id: 't', style: 'grouped', sections: [{ header: 'Aa', footer: 'Aa',
          rows: [{ text: 'Aa' }, { text: 'Aa', detailText: 'Aa', style: 'subtitle' },
            { text: 'Aa', detailText: 'Aa' }, { text: 'Aa', detailText: 'Aa', style: 'value2' }] }] } }
      """
    let usual = try Stage().shot(screen)
    let big = try Stage().shot(screen, try Variant(name: "light.ax3"))
    #expect(try height(usual, "t.0.\(part)") == large)
    #expect(try height(big, "t.0.\(part)") == ax3)
  }

  @Test(
    "reach controls whose font is a text style, and none that has a size",
    arguments: [
      ("kind: 'button', title: 'Aa'", 32.5, 32.5),
      ("kind: 'button', title: 'Aa', font: 'body'", 32.5, 60),
      ("kind: 'button', title: 'Aa', configuration: 'filled'", 34.5, 62),
      ("kind: 'button', title: 'Aa', configuration: 'gray', buttonSize: 'small'", 28, 53),
      ("kind: 'textField', text: 'Aa'", 20.5, 20.5),
      ("kind: 'textField', text: 'Aa', borderStyle: 'roundedRect'", 34, 34),
      ("kind: 'textField', text: 'Aa', borderStyle: 'roundedRect', font: 'body'", 34, 61),
      ("kind: 'label', text: 'Aa'", 20.5, 20.5),
      ("kind: 'label', text: 'Aa', font: 'body'", 20.5, 48),
      ("kind: 'searchBar', width: 300", 56, 83),
      ("kind: 'datePicker', datePickerMode: 'date'", 34, 61), ("kind: 'datePicker'", 34, 128),
    ])
  func controls(view: String, large: Double, ax3: Double) throws {
    let view = "{ id: 'v', \(view) }"
    #expect(try height(try Stage().view(view), "v") == large)
    #expect(try height(try Stage().view(view, try Variant(name: "light.ax3")), "v") == ax3)
  }

  @Test(
    "reach all texts and symbols of SwiftUI",
    arguments: [
      ("Text: 'Aa'", 20.5, 48.0), ("Button: 'Aa'", 32.5, 60), ("TextField: 'Aa'", 20.5, 48),
      ("Text: 'Aa', modifiers: [{ font: 17 }]", 20.5, 20.5),
    ])
  func hosted(view: String, large: Double, ax3: Double) throws {
    let screen = "{ hosting: { id: 'v', \(view) } }"
    #expect(try height(try Stage().shot(screen), "v") == large)
    #expect(try height(try Stage().shot(screen, try Variant(name: "light.ax3")), "v") == ax3)
  }

  @Test("make an alert 310 points wide in the accessibility sizes, and bars no larger")
  func chrome() throws {
    let alert = """
      { controller: { kind: 'navigationController', id: 'n', root: { title: 'Aa', view: {} }, presents: {
          controller: { kind: 'alertController', id: 'a', preferredStyle: 'alert', title: 'Aa' } } } }
      """
    let usual = try Stage().shot(alert)
    let big = try Stage().shot(alert, try Variant(name: "light.ax3"))
    #expect(usual.view("a")?.frame.width == 540 && big.view("a")?.frame.width == 620)
    #expect(usual.view("n.navigationBar")?.frame == big.view("n.navigationBar")?.frame)
  }
}
