import RunRecords
import Testing

@testable import Reporting

@Suite("What light and dark say about each other")
struct PairRemarkTests {
  private let colors = ComparisonRecord(
    pixels: 9, box: nil, colorChanges: [.init(from: "#000000FF", to: "#F2F2F7FF", pixels: 9)])

  private func screen(_ notes: [PairNote], _ shots: ShotRecord..., device: String = "")
    -> ScreenRecord
  {
    ScreenRecord(
      id: "home", title: "home", source: "", device: device, shots: shots, pairNotes: notes)
  }

  private func shot(_ variant: String, _ old: String?, _ new: String) -> ShotRecord {
    let isChanged = old != nil && old != new
    return ShotRecord(
      variant: variant,
      verdict: old == nil ? .added : isChanged ? .unexpectedChange : .unchanged,
      after: old.map(SampleRun.image), now: SampleRun.image(new),
      unexpected: isChanged ? colors : nil)
  }

  @Test("stands before the sentence where dark became light, and behind it where one style changed")
  func order() {
    let became = screen(
      [.oneSided, .identicalStyles], shot("light", "aa", "aa"), shot("dark", "bb", "aa"))
    #expect(
      sentences(for: became).map(\.text) == [
        "Dark is now the same picture as light.", "In dark, colours changed: #000000 → #F2F2F7.",
        "Only dark changed.",
      ])
  }

  @Test("says what is known and no more")
  func words() {
    let light = screen([.identicalStyles], shot("light", "aa", "bb"), shot("dark", "bb", "bb"))
    #expect(light.pairRemarks.map(\.words) == ["light is now the same picture as dark"])
    let new = screen([.identicalStyles], shot("light", nil, "aa"), shot("dark", nil, "aa"))
    #expect(new.pairRemarks.map(\.words) == ["dark is the same picture as light"])
    let drawn = screen(
      [.identicalStyles], shot("light", "aa", "aa"), shot("dark", "aa", "aa"),
      device: "iPhone 14, 390 × 844 pt at 3x")
    #expect(
      drawn.pairRemarks.map(\.words) == [
        "dark looks exactly like light, although the screen has content that should adapt"
      ])
    let contrast = screen(
      [.oneSided], shot("light.ax3", "aa", "cc"), shot("dark.ax3", "bb", "bb"))
    #expect(contrast.pairRemarks.map(\.words) == ["only light.ax3 changed"])
    #expect(
      screen([.geometryDiffers], shot("light", "aa", "bb"), shot("dark", "aa", "bb"))
        .pairRemarks.map(\.words) == ["views sit elsewhere in dark than in light"])
  }

  @Test("is in formats that tell of each shot by itself")
  func headlines() {
    let screen = screen(
      [.oneSided, .identicalStyles], shot("light", "aa", "aa"), shot("dark", "bb", "aa"))
    #expect(
      headline(of: screen.shots[1], in: screen, namesVariant: true)
        == "Dark is now the same picture as light. In dark, colours changed: #000000 → #F2F2F7. "
        + "Only dark changed.")
    #expect(
      headline(of: screen.shots[1], in: screen, namesVariant: false)
        == "dark is now the same picture as light. Colours changed: #000000 → #F2F2F7. "
        + "Only dark changed.")
    let files = report(
      RunRecord(project: "p", meian: "1", epoch: 1, before: "none", screens: [screen]))
    for name in ["summary.md", "junit.xml", "index.html", "screens/home.html", "codequality.json"] {
      let text = files.first { $0.path == name }?.contents ?? ""
      #expect(
        text.contains("ark is now the same picture as light.")
          || text.contains("ark is now the same picture as light</bdi>"), "\(name)")
      #expect(
        text.contains("nly dark changed.") || text.contains("nly dark changed</bdi>"), "\(name)")
    }
  }
}
