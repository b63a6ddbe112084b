import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Comparing pictures of commits")
struct CompareCommitTests {
  private let call: Call
  private let repository: TestRepository

  init() throws {
    call = try Call()
    for (path, color) in [("shots/x.png", 0x1C1C1E), ("shots/in/y.png", 0xFFFFFF)] {
      try call.folder.write(try Self.picture(UInt32(color)), to: path)
    }
    repository = try TestRepository(call.folder.path)
    try repository.commit()
    try call.folder.write(try Self.picture(0x2C2C2E), to: "shots/x.png")
  }

  private static func picture(_ color: UInt32) throws -> [UInt8] {
    try encodePNG(
      Bitmap(size: PixelSize(width: 30, height: 20), filledWith: RGBA8(rgb: color)))
  }

  @Test("takes a file of a commit on either side")
  func file() {
    let there = call.run("compare HEAD:shots/x.png shots/x.png")
    #expect(there.code == .failed && there.out.contains("600 px  #1C1C1E → #2C2C2E"))
    let back = call.run("compare shots/x.png HEAD:./shots/x.png")
    #expect(back.code == .failed && back.out.contains("600 px  #2C2C2E → #1C1C1E"))
    #expect(call.run("compare HEAD:shots/in/y.png shots/in/y.png").code == .success)
  }

  @Test(
    "says how the path is counted where there is no such thing",
    arguments: ["HEAD:x.png", "nosuch:shots/x.png", "HEAD~9:shots", "HEAD:shots/../shots"])
  func nowhere(name: String) {
    let outcome = call.run("compare \(name) shots/x.png")
    #expect(outcome.code == .usage)
    #expect(
      outcome.err
        == "meian: \(name): there is no such file, and no such path in a commit here; REF:PATH counts from the top of the repository, REF:./PATH from this folder\n"
    )
  }

  @Test("takes a folder of a commit, without touching the work tree")
  func folder() throws {
    let before = call.folder.bytes(of: "shots/x.png")
    let outcome = call.run("compare HEAD:shots shots")
    #expect(outcome.code == .failed)
    #expect(outcome.out.hasSuffix("2 pictures: 1 equal, 1 different\n"))
    #expect(call.run("compare HEAD: HEAD:").out == "2 pictures: 2 equal\n")
    #expect(call.run("compare HEAD:shots HEAD:shots").code == .success)
    #expect(call.folder.bytes(of: "shots/x.png") == before)
    #expect(call.run("compare HEAD:shots shots --report out").code == .failed)
    #expect(call.folder.bytes(of: "out/index.html") != nil)
  }

  @Test("ends with 2 where the commit or the path is not there")
  func missing() {
    for name in ["HEAD:nothing.png", "nowhere:shots/x.png", "--upload-pack=x:y", ":shots/x.png"] {
      let outcome = call.run(["compare", "--", name, "shots/x.png"])
      #expect(outcome.code == .usage)
      #expect(outcome.err.contains(name))
    }
  }

  @Test("refuses symbolic links of a commit by name")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: call.folder.path(of: "shots/z.png"), withDestinationPath: "x.png")
    try repository.commit()
    let outcome = call.run("compare HEAD:shots HEAD:shots")
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains("shots/z.png: this is no regular file"))
  }

  @Test("calls a submodule one")
  func submodule() throws {
    try call.folder.write("x", to: "in/module/file")
    let inner = try TestRepository(call.folder.path(of: "in/module"))
    try inner.commit()
    try repository.commit()
    for name in ["HEAD:in/module", "HEAD:./in/module"] {
      let outcome = call.run("compare \(name) shots/x.png")
      #expect(outcome.code == .usage)
      #expect(
        outcome.err
          == "meian: \(name): this is a submodule, whose files are in a repository of its own; name a file or folder of the work tree\n"
      )
    }
  }

  @Test("tells a damaged object from a missing one, and reads those behind it")
  func damagedObject() throws {
    let id = try repository.git("rev-parse", "HEAD:shots/in/y.png")
    let path = call.folder.path(of: ".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    try FileManager.default.removeItem(atPath: path)
    let missing = call.run("compare HEAD:shots/in/y.png shots/in/y.png")
    #expect(missing.code == .environment && missing.err.contains("is not in this clone"))
    try call.folder.write("damaged", to: ".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    let damaged = call.run("compare HEAD:shots/in/y.png shots/in/y.png")
    #expect(damaged.code == .environment && damaged.err.contains("the object \(id) is damaged ("))
    let folder = call.run("compare HEAD:shots shots")
    #expect(folder.code == .environment && folder.out.contains("1 different, 1 unreadable"))
  }
}
