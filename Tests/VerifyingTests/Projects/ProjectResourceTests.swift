import Foundation
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("What a project brings")
struct ProjectResourceTests {
  private static let label = """
    { screen: "home", view: { subviews: [{ kind: "label", text: "strings:title",
      font: { size: 17, family: "DejaVu Serif" } }] } }
    """

  private func project(_ settings: String) throws -> TestProject {
    let project = try TestProject(settings, screens: [:])
    try project.write(Self.label, to: "home")
    try project.folder.write("\"title\" = \"Title\";", to: "App/en.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      atPath: project.folder.path(of: "Fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
      toPath: project.folder.path(of: "Fonts/My Serif.ttf"))
    return project
  }

  @Test("is drawn with, and its fonts are pinned by their digests")
  func fonts() throws {
    let project = try project("fonts: \"Fonts\", strings: [\"App\"],")
    try project.record()
    let run = try project.verify()
    #expect(!run.record.fails)
    #expect(run.record.fonts.contains { $0.hasPrefix("Fonts/My Serif.ttf sha256:") })
    // Another font under the same name is no reason to say that a screen has changed.
    try removeItem(project.folder.path(of: "Fonts/My Serif.ttf"))
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
      toPath: project.folder.path(of: "Fonts/My Serif.ttf"))
    let error = #expect(throws: RunFailure.self) { try project.verify() }
    #expect("\(String(describing: error))".contains("another version of the font"))
  }

  @Test("is refused where a font is a link")
  func linkedFont() throws {
    let project = try project("fonts: \"Fonts\",")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path(of: "Fonts/Linked.ttf"),
      withDestinationPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let error = #expect(throws: RunFailure.self) { try project.verify() }
    #expect(
      "\(String(describing: error))".contains(
        "Fonts/Linked.ttf: this is no regular file; put the font itself there"))
  }

  @Test(
    "is refused where it is not there or no font",
    arguments: [
      ("fonts: \"Fnts\",", "meian.json5:1: there is no font “Fnts”"),
      ("assets: \"Nope\",", "meian.json5:1: there is no asset catalog “Nope”"),
      ("infoPlist: \"No.plist\",", "meian.json5:1: there is no Info.plist “No.plist”"),
      ("fonts: \"App/en.lproj/Localizable.strings\",", "this is no usable font"),
      ("strings: \"Texts\",", "there are no string tables in “Texts”"),
    ])
  func missing(settings: String, sentence: String) throws {
    let project = try project(settings)
    let error = #expect(throws: RunFailure.self) { try project.verify() }
    #expect("\(String(describing: error))".contains(sentence))
  }
}
