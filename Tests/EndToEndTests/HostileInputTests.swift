import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Broken and hostile files, each with the one message a person needs and the contract's exit code.
@Suite("Hostile input")
struct HostileInputTests {
  /// A file put into a fresh project, and what verifying it must say.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var file = "Screens/broken.screen.json5"
    var text: String
    var code: Int32 = 1
    var says: [String]
    var testDescription: String { name }
  }

  private static func view(_ text: String) -> String {
    "{ screen: \"broken\", view: { subviews: [ \(text) ] } }"
  }

  static let cases = [
    Case(
      name: "unknown key of a screen", text: "{ screen: \"broken\", veiw: {} }",
      says: ["Screens/broken.screen.json5:1", "unknown key “veiw”", "did you mean “view”?"]),
    Case(
      name: "unknown key of the project", file: "meian.json5",
      text: "{ screens: [\"Screens\"],\n  devise: \"iphone-14\" }", code: 2,
      says: ["meian.json5:2", "unknown key “devise”", "did you mean “device”?"]),
    Case(
      name: "unknown view kind", text: view("{ kind: \"lable\" }"),
      says: ["/view/subviews/0", "unknown view kind “lable”", "did you mean “label”?"]),
    Case(
      name: "unknown attribute", text: view("{ kind: \"label\", textColour: \"label\" }"),
      says: ["/view/subviews/0/textColour", "did you mean “textColor”?"]),
    Case(
      name: "missing image", text: view("{ kind: \"imageView\", image: \"asset:sunny\" }"),
      says: ["/view/subviews/0/image", "no asset catalog has an image “sunny”"]),
    Case(
      name: "missing image file", text: view("{ kind: \"imageView\", image: \"file:sunny.png\" }"),
      says: ["there is no image file “sunny.png”"]),
    Case(
      name: "colour out of range", text: view("{ kind: \"label\", textColor: \"#FF00\" }"),
      says: ["textColor is “#FF00”", "“#RRGGBB” or “#RRGGBBAA”"]),
    Case(
      name: "share out of range", text: view("{ kind: \"view\", alpha: 1.5 }"),
      says: ["/view/subviews/0/alpha", "it must be from 0 to 1"]),
    Case(
      name: "unknown colour", text: view("{ kind: \"label\", textColor: \"lable\" }"),
      says: ["unknown colour “lable”", "did you mean “label”?"]),
    Case(
      name: "two screens of one id", text: "{ screen: \"hello\", view: {} }", code: 2,
      says: ["Screens/hello.screen.json5", "the screen id “hello” is also that of"]),
    Case(
      name: "ids that differ in letter case", text: "{ screen: \"Hello\", view: {} }", code: 2,
      says: ["“Hello”", "“hello”", "letter case"]),
    Case(
      name: "id that leads out", text: "{ screen: \"../../etc/passwd\", view: {} }",
      says: ["/screen", "“../../etc/passwd”"]),
    Case(
      name: "include in a circle", text: "{ screen: \"broken\", view: { use: \"../a.json5\" } }",
      says: ["a.json5 → ", "b.json5"]),
    Case(
      name: "include that leads out",
      text: "{ screen: \"broken\", view: { use: \"../../../etc/passwd\" } }",
      says: ["/view/use", "leaves the project"]),
    Case(
      name: "10,000 nested views",
      text: "{ screen: \"broken\", view: "
        + String(repeating: "{ kind: \"view\", subviews: [", count: 10_000)
        + String(repeating: "]}", count: 10_000) + "}", says: ["nested", "512"]),
    Case(name: "empty file", text: "", says: ["Screens/broken.screen.json5", "empty"]),
    Case(
      name: "doubled key", text: "{ screen: \"broken\", screen: \"other\", view: {} }",
      says: ["“screen”"]),
    Case(
      name: "text that ends too early", text: "{ screen: \"broken\", view: {",
      says: ["Screens/broken.screen.json5:1"]),
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try #require(try Executable(folder: folder.path).run("init").status == 0)
    try "{ view: { subviews: [{ kind: \"view\", subviews: [{ use: \"b.json5\" }] }] } }".write(
      toFile: "\(folder.path)/a.json5", atomically: true, encoding: .utf8)
    try "{ view: { kind: \"view\", subviews: [{ use: \"a.json5\" }] } }".write(
      toFile: "\(folder.path)/b.json5", atomically: true, encoding: .utf8)
    try #require(try Executable(folder: folder.path).run("record").status == 0)
    return folder
  }

  @Test("gets one message that says where, what and what would be right", arguments: cases)
  func layouts(_ item: Case) throws {
    let folder = try project()
    try item.text.write(
      toFile: "\(folder.path)/\(item.file)", atomically: true, encoding: .utf8)
    try check(folder, item)
  }

  @Test("is named where a layout is no text")
  func binary() throws {
    let folder = try project()
    try Data([0, 1, 2, 255, 254, 0]).write(
      to: URL(fileURLWithPath: "\(folder.path)/Screens/broken.screen.json5"))
    try check(
      folder, Case(name: "", text: "", says: ["Screens/broken.screen.json5", "not a text file"]))
  }

  private func check(_ folder: TemporaryFolder, _ item: Case) throws {
    let outcome = try Executable(folder: folder.path).run("verify", "--quiet")
    #expect(outcome.status == item.code, "\(outcome.out)\(outcome.err)")
    let said = outcome.out + outcome.err
    for part in item.says { #expect(said.contains(part), "\(said)") }
    // Whatever is wrong with one screen, the other one is still compared.
    if item.code == 1 { #expect(outcome.out.contains("2 unchanged")) }
  }

  @Test("a picture that is cut short breaks the screen that shows it")
  func truncated() throws {
    let folder = try project()
    let whole = try encodePNG(Bitmap.random(.init(width: 8, height: 8), seed: 1))
    try picture(Array(whole.dropLast(20)), in: folder)
    try check(
      folder, Case(name: "", text: "", says: ["picture.png", "ends"]))
  }

  @Test("a picture that claims 100,000 × 100,000 pixels is refused before any memory is taken")
  func enormous() throws {
    let folder = try project()
    var bytes = try encodePNG(Bitmap.random(.init(width: 8, height: 8), seed: 1))
    // IHDR holds width and height from byte 16 on; the CRC no longer fits, but size is read first.
    bytes.replaceSubrange(16..<24, with: [0, 1, 134, 160, 0, 1, 134, 160])
    try picture(bytes, in: folder)
    try check(
      folder,
      Case(name: "", text: "", says: ["picture.png", "claims 100000 × 100000 pixels"]))
  }

  private func picture(_ bytes: [UInt8], in folder: TemporaryFolder) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/picture.png"))
    try Self.view("{ kind: \"imageView\", image: \"file:picture.png\" }").write(
      toFile: "\(folder.path)/Screens/broken.screen.json5", atomically: true, encoding: .utf8)
  }

  @Test("a stored baseline that is cut short is broken, not passed")
  func damagedBaseline() throws {
    let folder = try project()
    let path = "\(folder.path)/Baselines/hello/dark.after.png"
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.dropLast(30).write(to: URL(fileURLWithPath: path))
    let outcome = try Executable(folder: folder.path).run("verify", "--quiet")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("✗ hello  dark: broken"))
    #expect(outcome.out.contains("Baselines/hello/dark.after.png"))
  }
}
