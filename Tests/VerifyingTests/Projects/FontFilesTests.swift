import Foundation
import TestSupport
import Testing

@testable import Verifying

@Suite("The files of fonts")
struct FontFilesTests {
  private let folder: TemporaryFolder
  /// A small font that every machine with Meian has.
  private let inter: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    let system = FontFiles(directories: RunOptions.systemFontDirectories, projectDirectory: nil)
    inter = try #require(system.path(of: "Inter-Regular.otf").flatMap(readFile))
  }

  private func files(_ directories: String..., project: String? = nil) -> FontFiles {
    FontFiles(
      directories: directories.map(folder.path),
      projectDirectory: project.map(folder.path))
  }

  @Test("are pinned by size and digest, each known file once and of a package")
  func pinned() {
    #expect(Set(PinnedFont.all.map(\.name)) == Set(FontFolder.known.keys))
    #expect(PinnedFont.all.count == FontFolder.known.count)
    for font in PinnedFont.all {
      #expect(font.digest.wholeMatch(of: /[0-9a-f]{64}/) != nil)
      #expect(font.origin.wholeMatch(of: /fonts-[a-z-]+ \(.+\)/) != nil, "\(font.name)")
    }
  }

  @Test("are found under other names by their digests, but not by their size alone")
  func digest() throws {
    try folder.write(inter, to: "fonts/sf-pro.bin")
    var other = inter
    other[other.count - 1] ^= 1
    try folder.write(other, to: "others/sf-pro.bin")
    #expect(files("others").names.isEmpty)
    let found = files("others", "fonts")
    #expect(found.names == ["Inter-Regular.otf"])
    #expect(found.path(of: "Inter-Regular.otf") == folder.path(of: "fonts/sf-pro.bin"))
    #expect(found.digest(of: "Inter-Regular.otf") == PinnedFont.named["Inter-Regular.otf"]?.digest)
  }

  @Test("of one name are taken in order, the pinned one first, and the project’s before all")
  func order() throws {
    let name = "Inter-Regular.otf"
    try folder.write(Array(inter.dropLast()), to: "old/\(name)")
    try folder.write(inter, to: "new/sub/\(name)")
    try folder.write(Array(inter.dropLast(2)), to: "project/\(name)")
    #expect(files("old").path(of: name) == folder.path(of: "old/\(name)"))
    #expect(files("old", "new").path(of: name) == folder.path(of: "new/sub/\(name)"))
    #expect(files("new", "old").path(of: name) == folder.path(of: "new/sub/\(name)"))
    #expect(
      files("old", "new", project: "project").path(of: name)
        == folder.path(of: "project/\(name)"))
    #expect(files("old", "nothing").has("Inter-Bold.otf") == false)
    #expect(files("nothing", project: "nothing").names.isEmpty)
  }

  @Test("of a project draw its screens where the machine has none")
  func project() throws {
    let project = try TestProject(screens: [:])
    try project.write(
      """
      { view: { backgroundColor: "systemBackground", subviews: [
        { kind: "label", text: "A", pin: { top: 0, leading: 0 } }] } }
      """, to: "home")
    try project.record()
    let bare = RunOptions(fontDirectories: [folder.path])
    #expect(
      failure { () throws(RunFailure) in try verify(try project.load(), bare) } != nil)
    try project.folder.write(inter, to: ".meian/fonts/a.otf")
    #expect(
      try verify(try project.load(), bare).record.verdicts.allSatisfy { $0.hasSuffix("unchanged") })
  }
}
