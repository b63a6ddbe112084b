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
    "says how the path is counted where a commit does not have it",
    arguments: ["HEAD:x.png", "HEAD:./nothing", "main:shots/../shots"])
  func nowhere(name: String) throws {
    let commit = try repository.git("rev-parse", "HEAD").prefix(8)
    let outcome = call.run("compare \(name) shots/x.png")
    #expect(outcome.code == .usage)
    let path = name.split(separator: ":")[1]
    #expect(
      outcome.err
        == "meian: \(name): the commit \(commit) has no path “\(path)”; REF:PATH counts from the top of the repository, REF:./PATH from this folder\n"
    )
  }

  @Test(
    "says what may have been meant where there is no such commit",
    arguments: [
      ("mian:shots", "no commit is called “mian” here; did you mean “main:shots”?"),
      ("mian...:shots", "no commit is called “mian” here; did you mean “main...:shots”?"),
      ("HEAD~9:shots", "no commit is called “HEAD~9” here; a branch, tag or id would be right"),
      (
        "feature:shots",
        "no commit is called “feature” here; “git fetch origin feature:refs/remotes/origin/feature” fetches a branch as origin/feature, “git fetch origin tag feature” a tag, if the other side has it"
      ),
    ])
  func noCommit(name: String, message: String) {
    let outcome = call.run("compare \(name) shots")
    #expect(outcome.code == .usage && outcome.err == "meian: \(name): \(message)\n")
  }

  @Test("suggests a path to who names a commit alone")
  func commitAlone() throws {
    #expect(call.run("compare main shots").err.contains("did you mean “main:shots”"))
    #expect(call.run("compare main ./shots").err.contains("did you mean “main:shots”"))
    #expect(call.run("compare main /tmp").err.contains("did you mean “main:PATH”"))
    #expect(call.run("compare mein shots").err.contains("name a PNG or a folder of PNGs"))
  }

  @Test("takes a folder that the commit does not have yet for an empty one, and fails")
  func firstSnapshots() throws {
    try call.folder.write(try Self.picture(0xFF0000), to: "later/z.png")
    let commit = try repository.git("rev-parse", "HEAD").prefix(8)
    let note = "HEAD:later: the commit \(commit) has no path “later”, so 1 picture was added"
    let outcome = call.run("compare HEAD:later later --report out")
    #expect(outcome.code == .failed && outcome.err == "meian: \(note)\n")
    #expect(outcome.out == "✗ z.png: added\n1 picture: 1 added\n")
    let results = try #require(call.folder.bytes(of: "out/results.json"))
    #expect(String(decoding: results, as: UTF8.self).contains("so 1 picture was added"))
    #expect(call.run("compare later HEAD:later").code == .failed)
    #expect(call.run("compare HEAD:later HEAD:later").code == .usage)
    #expect(call.run("compare HEAD:later later/z.png").code == .usage)
    #expect(call.run("calibrate HEAD:later later").code == .usage)
  }

  @Test("takes what two branches began from, whatever the other one did since")
  func mergeBase() throws {
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.commit()
    try repository.git("switch", "--quiet", "main")
    try call.folder.write(try Self.picture(0x00FF00), to: "shots/in/y.png")
    try call.folder.write(try Self.picture(0x1C1C1E), to: "shots/x.png")
    try repository.commit()
    try repository.git("switch", "--quiet", "topic")
    #expect(call.run("compare main:shots shots").out.hasSuffix("2 pictures: 2 different\n"))
    for name in ["main...:shots", "main...topic:shots", "...main:shots", "main...:./shots"] {
      let outcome = call.run("compare \(name) shots")
      #expect(outcome.out.hasSuffix("2 pictures: 1 equal, 1 different\n"), "\(name)")
    }
    try repository.git("switch", "--quiet", "--orphan", "alone")
    try repository.commit()
    let apart = call.run("compare main...:shots main:shots")
    #expect(apart.code == .usage && apart.err.contains("main and HEAD have no commit in common"))
  }

  @Test("names the command that brings what a shallow clone has not")
  func shallow() throws {
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.commit()
    try repository.commit()
    var clone = try Call()
    clone.variables = [:]
    let copy = try TestRepository(
      cloning: repository, to: clone.folder.path(of: "c"), "--depth=1", "--branch=topic")
    var inside = clone
    inside.subfolder = "c"
    let branch = inside.run("compare origin/main:shots shots")
    #expect(branch.code == .environment)
    #expect(
      branch.err.contains(
        "no commit is called “origin/main” here; “git fetch origin main:refs/remotes/origin/main” brings it"
      ))
    let base = inside.run("compare origin/main...:shots shots")
    #expect(base.code == .environment)
    #expect(base.err.contains("“git fetch --unshallow origin main:refs/remotes/origin/main”"))
    let older = inside.run("compare HEAD~1:shots shots")
    #expect(older.code == .environment && older.err.contains("“git fetch --unshallow” brings"))
    try copy.git(
      "-c", "protocol.file.allow=always", "fetch", "--quiet", "--depth=1", "origin",
      "main:refs/remotes/origin/main")
    #expect(inside.run("compare origin/main:shots shots").code == .failed)
    let common = inside.run("compare origin/main...:shots shots")
    #expect(common.code == .environment && common.err.contains("“git fetch --unshallow”"))
    try copy.git("-c", "protocol.file.allow=always", "fetch", "--quiet", "--unshallow", "origin")
    #expect(inside.run("compare origin/main...:shots shots").code == .failed)
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
    #expect(
      outcome.err.contains("shots/z.png: this is a symbolic link; put the picture itself there"))
  }

  @Test("refuses a link to a folder, and takes one to a file or to nothing for none")
  func links() throws {
    func link(_ name: String, _ target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: call.folder.path(of: "shots/\(name)"), withDestinationPath: target)
    }
    try link("note", "x.png")
    try link("gone", "nothing")
    try repository.commit()
    #expect(call.run("compare HEAD:shots HEAD:shots").code == .success)
    for (name, target) in [("current", "in"), ("up", "../shots/in"), ("out", "/tmp")] {
      try link(name, target)
      try repository.commit()
      let outcome = call.run("compare HEAD:shots HEAD:shots")
      #expect(outcome.code == .usage)
      #expect(
        outcome.err.contains("HEAD:shots/\(name): this is a symbolic link to a folder; put the"))
      try FileManager.default.removeItem(atPath: call.folder.path(of: "shots/\(name)"))
    }
  }

  @Test("refuses a submodule whose commit is another on the other side, and no other")
  func submodules() throws {
    func place(_ commit: String) throws {
      try repository.git(
        "update-index", "--add", "--cacheinfo", "160000,\(commit),shots/module")
      try repository.git("commit", "-m", "a submodule")
    }
    try place(String(repeating: "1", count: 40))
    #expect(call.run("compare HEAD:shots HEAD:shots").code == .success)
    try place(String(repeating: "2", count: 40))
    let outcome = call.run("compare HEAD~1:shots HEAD:shots")
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains("HEAD:shots/module: this is a submodule in a commit"))
    #expect(call.run("compare HEAD:shots shots").code == .usage)
  }

  @Test("refuses names that are not UTF-8, of a commit as on disk")
  func names() throws {
    let blob = try repository.git("rev-parse", "HEAD:shots/in/y.png")
    let other = try repository.git("rev-parse", "HEAD:shots/x.png")
    func commit(_ second: String, _ tag: String) throws {
      let entries = [(UInt8(0xFE), blob), (0xFF, second)].flatMap { letter, id in
        let start = Array("100644 a".utf8) + [letter] + Array(".png\0".utf8)
        return start
          + stride(from: 0, to: 40, by: 2).compactMap {
            UInt8(id.dropFirst($0).prefix(2), radix: 16)
          }
      }
      try call.folder.write(entries, to: "tree")
      let tree = try repository.git("hash-object", "-t", "tree", "-w", call.folder.path(of: "tree"))
      try repository.git("tag", tag, try repository.git("commit-tree", tree, "-m", tag))
    }
    try commit(blob, "one")
    try commit(other, "two")
    let outcome = call.run("compare one: two:")
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains("the name is not UTF-8"))
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
