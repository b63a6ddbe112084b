import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Numbers, pictures, fonts and amounts that no screen needs: each has one clear error, or a result
/// within a bound that `docs/PERFORMANCE.md` states.
@Suite("Hostile sizes")
struct HostileSizesTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try #require(try Executable(folder: folder.path).run("init").status == 0)
    return folder
  }

  /// What verifying a screen of these views says.
  private func verdict(_ views: String, in folder: TemporaryFolder) throws -> Executable.Outcome {
    try "{ view: { subviews: [ \(views) ] } }".write(
      toFile: "\(folder.path)/Screens/odd.screen.json5", atomically: true, encoding: .utf8)
    return try Executable(folder: folder.path).run("verify", "--quiet", "odd")
  }

  @Test(
    "of geometry are named with their place and what is allowed",
    arguments: [
      ("frame: [0, 0, NaN, 5]", "/frame/2: “NaN” is not a number here; numbers must be finite"),
      ("frame: [-Infinity, 0, 9, 9]", "/frame/0: “-Infinity” is not a number here"),
      ("frame: [0, 0, 1e400, 9]", "/frame/2: "),
      ("frame: [1e300, 0, 9, 9]", "/frame/0: frame is 1e+300; it must be from -10000 to 10000"),
      ("frame: [0, 0, -50, 9]", "/frame: frame has a negative size"),
      ("width: -5", "/width: width is -5; it must be from 0 to 10000"),
      ("height: 1e18", "/height: height is 1e+18; it must be from 0 to 10000"),
      ("cornerRadius: -3", "/cornerRadius: cornerRadius is -3; it must be from 0 to 10000"),
      ("borderWidth: 1e12", "/borderWidth: borderWidth is 1000000000000; it must be from 0 to 200"),
    ])
  func geometry(attribute: String, message: String) throws {
    let outcome = try verdict("{ kind: 'view', \(attribute) }", in: try project())
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("broken — Screens/odd.screen.json5:1: /view/subviews/0\(message)"))
  }

  private static let image = "{ kind: 'imageView', image: 'file:p.png', frame: [0, 0, 100, 100] }"

  @Test(
    "of pictures are refused before a pixel is read, however small the file",
    arguments: [(1, 100_000), (100_000, 1), (16_000, 16_000)])
  func pictures(width: Int, height: Int) throws {
    let folder = try project()
    try plainPicture(width: width, height: height, in: folder)
    let outcome = try verdict(Self.image, in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.out.contains(
        "/view/subviews/0/image: p.png: the image claims \(width) × \(height) pixels; at most 16384 a side and 64000000 in all are read"
      ))
  }

  @Test("of pictures within the limit are drawn")
  func thinPicture() throws {
    let folder = try project()
    try plainPicture(width: 1, height: 16_000, in: folder)
    #expect(try verdict(Self.image, in: folder).out.contains("2 unrecorded"))
  }

  /// A small picture whose header claims another size.
  private func plainPicture(width: Int, height: Int, in folder: TemporaryFolder) throws {
    let isSmall = width * height <= 16_384
    let size = isSmall ? PixelSize(width: width, height: height) : PixelSize(width: 1, height: 1)
    var bytes = try encodePNG(Bitmap(size: size, filledWith: .black))
    if !isSmall {
      for (offset, value) in [(16, width), (20, height)] {
        for byte in 0..<4 {
          bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte))
        }
      }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/p.png"))
  }

  @Test("of text end at 100,000 characters of one and 1,000,000 of a screen")
  func glyphs() throws {
    func label(_ count: Int) -> String {
      let text = String(repeating: "ab ", count: count / 3)
      return
        "{ kind: 'label', numberOfLines: 0, font: 1, frame: [0, 0, 390, 844], text: '\(text)' },"
    }
    let folder = try project()
    #expect(
      try verdict(label(999_999), in: folder).out.contains(
        "/view/subviews/0/text: the text has 999999 characters; at most 100000 of one text are drawn"
      ))
    let many = String(repeating: label(99_999), count: 11)
    #expect(try verdict(many, in: folder).out.contains("more than 1000000 characters"))
    // Nearly a million glyphs, in less than the minute after which the process would be ended.
    let most = try verdict(String(repeating: label(99_999), count: 10), in: folder)
    #expect(most.status == 1 && most.out.contains("2 unrecorded"))
  }

  @Test("and contents of fonts that a project brings are named", arguments: [0, 12, 3000])
  func font(length: Int) throws {
    let folder = try project()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: "\(folder.path)/Fonts", withIntermediateDirectories: true)
    let whole = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    try whole.prefix(length).write(to: URL(fileURLWithPath: "\(folder.path)/Fonts/Cut.ttf"))
    let file = "\(folder.path)/meian.json5"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(of: "  device:", with: "  fonts: [\"Fonts\"],\n  device:").write(
      toFile: file, atomically: true, encoding: .utf8)
    let outcome = try Executable(folder: folder.path).run("verify", "--quiet")
    #expect(outcome.status == 2 && outcome.out.isEmpty)
    #expect(outcome.err.hasPrefix("meian: Fonts/Cut.ttf: ") && outcome.err.contains("font"))
  }
}
