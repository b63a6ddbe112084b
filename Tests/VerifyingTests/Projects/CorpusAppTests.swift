import Foundation
import Pixels
import RunRecords
import TestSupport
import Testing

@testable import Verifying

/// Draws our own screens with the catalogs of two real apps, which stay where they are.
@Suite("The catalogs of real apps")
struct CorpusAppTests {
  /// The fixture beside a link to the shared folder, as it would be beside a clone; nil, with a
  /// note, where the corpus is absent.
  private struct Place {
    let folder: TemporaryFolder

    init?() throws {
      guard corpusIsHere else {
        print("note: \(sharedFolder)/corpus is absent; its catalogs were not drawn with")
        return nil
      }
      folder = try TemporaryFolder()
      try makeFolder(folder.path(of: "clone/Tests/Fixtures"))
      try link(folder.path(of: "shared"), to: sharedFolder)
    }

    /// Our own files are copied, because a path with `..` counts from their real folder.
    func project() throws -> Project {
      let path = "clone/Tests/Fixtures/CorpusApp"
      let fixture = "\(repositoryRoot)/Tests/Fixtures/CorpusApp"
      try FileManager.default.copyItem(atPath: fixture, toPath: folder.path(of: path))
      return try Project.load(
        folder.path(of: path), alsoReading: [folder.path(of: "shared/corpus")])
    }
  }

  @Test("give their colours in light and dark, and their images")
  func drawing() throws {
    guard let place = try Place() else { return }
    let project = try place.project()
    let out = try TemporaryFolder()
    let outcome = try render(project, to: out.path, RunOptions(jobs: 2))
    #expect(outcome.broken == [])
    #expect(
      outcome.written == [
        "contacts/dark.png", "contacts/light.png", "reading-list/dark.png",
        "reading-list/light.png",
      ])
    for (screen, x, y, light, dark) in [
      // BookmarksTableViewBackgroundColor, BookmarksCellColor, CTAPrimaryBackground
      ("reading-list", 10, 1000, 0xF5F5F5, 0x222222), ("reading-list", 10, 210, 0xFAFAFA, 0x333333),
      ("reading-list", 80, 1060, 0x678FFF, 0x678FFF),
      // ccWhiteGrey, whose dark is a grey of Display P3; ccRedBackground; ccLightGrey; ccGreen;
      // black at 80 % over the page
      ("contacts", 10, 800, 0xFFFFFF, 0x494949), ("contacts", 700, 60, 0xB9131B, 0xD90009),
      ("contacts", 600, 300, 0xF4F4F4, 0x0B0B0B), ("contacts", 100, 488, 0x3BB54A, 0x3BB54A),
      ("contacts", 10, 1300, 0x333333, 0x0F0F0F),
    ] {
      #expect(try picture(out, "\(screen)/light.png")[x, y] == RGBA8(rgb: UInt32(light)))
      #expect(try picture(out, "\(screen)/dark.png")[x, y] == RGBA8(rgb: UInt32(dark)))
    }
    for (screen, x, y, width, height) in [
      ("reading-list", 40, 236, 48, 48), ("reading-list", 662, 236, 48, 48),
      ("reading-list", 246, 480, 256, 192), ("reading-list", 246, 700, 256, 264),
      ("contacts", 72, 310, 80, 80), ("contacts", 320, 532, 36, 36),
    ] {
      let image = try picture(out, "\(screen)/light.png")
      let colors = Set((0..<width * height).map { image[x + $0 % width, y + $0 / width] })
      #expect(colors.count > 3, "nothing is drawn at \(x), \(y) of \(screen)")
    }
    keep(out)
  }

  @Test("are listed with the programs that drew them, and recorded like any others")
  func recording() throws {
    guard let place = try Place() else { return }
    let project = try place.project()
    let before = try modified()
    _ = try record(project, role: .after, from: nil, scope: .changed, RunOptions(jobs: 2))
    let result = try verify(project, RunOptions(jobs: 2))
    #expect(result.record.verdicts.allSatisfy { $0.hasSuffix("unchanged") })
    #expect(
      result.record.notes.map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
        "vector pictures were drawn by pdftocairo", "vector pictures were drawn by rsvg-convert",
      ])
    #expect(try modified() == before)
  }

  @Test("break only the screens that use an image without a file")
  func missing() throws {
    guard let place = try Place() else { return }
    let project = try place.project()
    try Data(
      "{ view: { subviews: [{ kind: \"imageView\", image: \"asset:OnboardingWidgetImage\" }] } }"
        .utf8
    ).write(to: URL(filePath: project.directory + "/Screens/a.screen.json5"))
    let out = try TemporaryFolder()
    let outcome = try render(project, to: out.path, RunOptions(jobs: 2))
    #expect(outcome.written.count == 4)
    #expect(
      outcome.broken.allSatisfy { $0.hasPrefix("Screens/a.screen.json5:1: ") }
        && outcome.broken.count == 2)
  }

  /// When the catalogs' folders were last changed.
  private func modified() throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for app in ["duckduckgo-iOS", "stopp-corona-ios"] {
      let root = "\(sharedFolder)/corpus/\(app)"
      for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
        dates["\(app)/\(path)"] = attributes[.modificationDate] as? Date
      }
    }
    return dates
  }

  /// Leaves the pictures for a look at them where `MEIAN_KEEP` names a folder.
  private func keep(_ folder: TemporaryFolder) {
    guard let path = ProcessInfo.processInfo.environment["MEIAN_KEEP"] else { return }
    try? FileManager.default.copyItem(atPath: folder.path, toPath: path)
  }
}
