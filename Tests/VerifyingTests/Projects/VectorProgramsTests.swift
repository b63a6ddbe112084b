import Foundation
import Geometry
import PNGCodec
import Pixels
import Rendering
import TestSupport
import Testing

@testable import Verifying

@Suite("Programs for vector pictures")
struct VectorProgramsTests {
  private let programs = VectorPrograms(directories: RunOptions.systemProgramDirectories)

  private func areHere() -> Bool {
    let isHere = programs.find("rsvg-convert") != nil && programs.find("pdftocairo") != nil
    if !isHere { print("note: rsvg-convert or pdftocairo is not installed; nothing was tried") }
    return isHere
  }

  private func svg(_ attributes: String, _ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test("give a point of the picture so many pixels", arguments: 1...3)
  func scale(scale: Int) throws {
    guard areHere() else { return }
    let picture = svg(
      "width=\"10\" height=\"6\"", "<rect width=\"5\" height=\"6\" fill=\"#123456\"/>")
    let bitmap = try decodePNG(try programs.picture(picture, isPDF: false, scale: scale)).bitmap
    #expect(bitmap.size == PixelSize(width: 10 * scale, height: 6 * scale))
    #expect(bitmap[0, 0] == RGBA8(rgb: 0x123456))
    #expect(bitmap[bitmap.size.width - 1, 0].alpha == 0)
    #expect(programs.used.map { $0.prefix(13) } == ["rsvg-convert "])
  }

  @Test("say what they found wrong, in one line", arguments: [true, false])
  func damaged(isPDF: Bool) {
    guard areHere() else { return }
    let program = isPDF ? "pdftocairo" : "rsvg-convert"
    #expect {
      try programs.picture(Array("\u{1B}[31mno picture\n<".utf8), isPDF: isPDF, scale: 1)
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("\(program) made no picture of it (“") && !text.contains("\n")
        && !text.contains("\u{1B}") && !text.contains("/tmp")
    }
  }

  @Test(
    "do not take the machine's memory for a picture that claims to be huge",
    .timeLimit(.minutes(1)))
  func huge() {
    guard areHere() else { return }
    let picture = svg("width=\"32000\" height=\"32000\"", "<rect width=\"9\" height=\"9\"/>")
    #expect(throws: VectorFailure.self) {
      try programs.picture(picture, isPDF: false, scale: 1)
    }
  }

  @Test("read no other file")
  func external() throws {
    guard areHere() else { return }
    let folder = try TemporaryFolder()
    let red = Bitmap(size: PixelSize(width: 4, height: 4), filledWith: RGBA8(rgb: 0xFF0000))
    try folder.write(try encodePNG(red), to: "secret.png")
    let picture = svg(
      "width=\"4\" height=\"4\"",
      "<image width=\"4\" height=\"4\" href=\"file://\(folder.path(of: "secret.png"))\"/>")
    let bitmap = try decodePNG(try programs.picture(picture, isPDF: false, scale: 1)).bitmap
    #expect(bitmap == Bitmap(size: red.size))
  }

  @Test("are started once for a picture that they cannot draw, by however many shots")
  func failuresAreKept() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "#!/bin/sh\necho x >> \(folder.path)/calls\nexit 1\n", to: "rsvg-convert")
    try setPermissions(0o755, of: folder.path(of: "rsvg-convert"))
    let programs = VectorPrograms(directories: [folder.path])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (try? programs.picture(Array("<svg/>".utf8), isPDF: false, scale: 2)) == nil
        }
      }
      for await fails in group { #expect(fails) }
    }
    // Once for its version and once for the picture.
    #expect(folder.bytes(of: "calls")?.count == 4)
  }

  @Test("get no picture over 16 MB")
  func large() {
    #expect(
      throws: VectorFailure.failed("the picture is over 16 MB; a smaller one would be right")
    ) {
      try programs.picture(
        [UInt8](repeating: 32, count: (16 << 20) + 1), isPDF: false, scale: 1)
    }
  }
}
