import Digests
import Pixels
import Rendering
import Testing
import Traits

@Suite("The pixels of a screen")
struct DeterminismTests {
  static let table = """
    { controller: { kind: 'navigationController', navigationBar: { prefersLargeTitles: true }, root: {
        title: 'Cities', view: { kind: 'tableView', style: 'insetGrouped', sections: [{ header: 'Here', rows: [
          { text: 'Tokyo', detailText: '23', image: 'asset:flag', accessory: 'checkmark' },
          { text: '24-hour clock', switch: true }] }] } } } }
    """
  static let controls = """
    { controller: { view: { subviews: [{ kind: 'stackView', axis: 'vertical', spacing: 7, alignment: 'center',
        pin: { top: 'safeArea + 9', leading: 'margin', trailing: 'margin' }, arrangedSubviews: [
          { kind: 'label', text: 'Good evening', font: 'largeTitle' },
          { kind: 'button', title: 'Continue', configuration: 'tinted', cornerRadius: 11 },
          { kind: 'textField', placeholder: 'City', borderStyle: 'roundedRect', width: 131.3 },
          { kind: 'switch', isOn: true, isEnabled: false }] }] } } }
    """
  static let hosted = """
    { hosting: { VStack: [{ Text: 'Good evening' }, { Toggle: { label: 'Dark', isOn: true } }],
        modifiers: [{ padding: 24 }], sheet: { content: { Text: 'Sheet' } } } }
    """

  private func digest(_ shot: Shot) -> String {
    "\(Digest(of: shot.bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))"
  }

  @Test(
    "are the same on every machine, in debug and release builds",
    arguments: [
      (table, "239a1e611deeb55594f54ee2a4205d8907962e01f9acd356a30794d638bbbe42"),
      (controls, "cc5dbb6f7276ca277166e51586a3ba27092483c4c20047d64e4a24b6862af0d9"),
      (hosted, "076f8551c20feabf3d957c6d2e763da09ec0976385c12c50fb550b08662e4ae8"),
    ])
  func digests(screen: String, expected: String) throws {
    let shot = try Stage().shot(screen, .dark)
    #expect(digest(shot) == expected)
  }

  @Test("are the same from every thread, and the view tree too")
  func threads() async throws {
    let stage = try Stage()
    let first = try stage.shot(Self.table)
    try await withThrowingTaskGroup(of: Shot.self) { group in
      for _ in 0..<6 { group.addTask { try stage.shot(Self.table) } }
      for try await shot in group {
        #expect(shot.bitmap.pixels == first.bitmap.pixels)
        #expect(shot.viewTree == first.viewTree)
        #expect(shot.resources == first.resources)
        #expect(shot.glyphs == first.glyphs && shot.paintedPixels == first.paintedPixels)
      }
    }
  }
}
