import Foundation
import Geometry
import Testing

@testable import Typography

@Suite("A project's fonts")
struct ProjectFontTests {
  private func faces(_ path: String) throws -> [FontFile] {
    try FontFile.faces(of: CopiedFontBytes(try ScriptFonts.bytes(path)), name: "Fonts/brought") {
      CopiedFontBytes(try ScriptFonts.bytes(path))
    }
  }

  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"

  @Test("have the names, weight and slant that the file gives")
  func names() throws {
    let face = try #require(try faces(Self.serif).first)
    #expect(face.family == "DejaVu Serif")
    #expect(face.weight == .bold && !face.italic)
    #expect(face.aliases.contains("DejaVuSerif-Bold"))
    #expect(face.origin == .project)
    let italic = try faces("\(TestFonts.folder)/inter/Inter-SemiBoldItalic.otf")
    #expect(italic.map(\.weight) == [.semibold] && italic.allSatisfy { $0.italic })
  }

  @Test("are every face of a collection")
  func collection() throws {
    let faces = try faces("\(TestFonts.folder)/noto/NotoSansCJK-Regular.ttc")
    #expect(faces.count >= 5)
    #expect(faces.map(\.faceIndex) == Array(faces.indices))
    #expect(Set(faces.map(\.family)).isSuperset(of: ["Noto Sans CJK JP", "Noto Sans CJK KR"]))
  }

  @Test(
    "are asked for by family or by their own names",
    arguments: ["DejaVu Serif", "dejavuserif-bold"])
  func used(name: String) throws {
    let catalog = FontCatalog(files: try faces(Self.serif) + TestFonts.inter)
    let set = try catalog.layoutText("a", font: FontDescriptor(family: name, size: 17), scale: .x1)
    #expect(set.fontFiles == ["Fonts/brought"])
    #expect(set.substitutedFamilies.isEmpty)
  }

  @Test("do not take the place of the stand-ins")
  func system() throws {
    let own = try faces("\(TestFonts.folder)/inter/Inter-Black.otf")
    let catalog = FontCatalog(files: own + TestFonts.inter)
    #expect(
      try catalog.layoutText("a", font: .system(17), scale: .x1).fontFiles == ["Inter-Regular.otf"])
    let named = FontDescriptor(family: "Inter", size: 17)
    #expect(try catalog.layoutText("a", font: named, scale: .x1).fontFiles == ["Fonts/brought"])
  }

  private static let variable =
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Fixtures/Fonts/Weights.ttf"
    ).path

  @Test("are one for each weight and slant of a variable font")
  func variations() throws {
    let faces = try faces(Self.variable)
    #expect(faces.count == 18)
    #expect(Set(faces.map(\.weight)) == Set(FontWeight.allCases))
    #expect(faces.filter { !$0.aliases.isEmpty }.map(\.weight) == [.regular])
    #expect(faces.filter(\.italic).allSatisfy { $0.variations.contains { $0.axis == "slnt" } })
  }

  @Test("grow with the weight of a variable font")
  func weights() throws {
    let catalog = FontCatalog(files: try faces(Self.variable) + TestFonts.inter)
    func advance(_ weight: FontWeight) throws -> Double {
      let font = FontDescriptor(family: "Meian Weights", size: 1000, weight: weight)
      return try catalog.layoutText("A", font: font, scale: .x1).lines[0].width
    }
    #expect(try advance(.regular) == 300)
    #expect(try advance(.thin) == 300)
    #expect(try advance(.black) == 700)
    #expect(abs(try advance(.semibold) - 460) < 2)
  }

  @Test(
    "are refused where a file was cut short, wherever that is",
    arguments: [serif, variable, "\(TestFonts.folder)/inter/Inter-Regular.otf"])
  func truncated(path: String) throws {
    let bytes = try ScriptFonts.bytes(path)
    for share in [0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
      let cut = Array(bytes.prefix(Int(Double(bytes.count) * share)))
      let error = #expect(throws: FontError.self, "\(share)") {
        try FontFile.faces(of: CopiedFontBytes(cut), name: "Fonts/a.ttf") { CopiedFontBytes(cut) }
      }
      #expect(error?.description.hasPrefix("Fonts/a.ttf: this is no usable font: ") == true)
    }
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      (0, [0x4D, 0x5A, 0, 0], "it does not begin as a TrueType or OpenType font"),
      (4, [0, 0], "it has no table head, hhea, hmtx, maxp, cmap"),
    ] as [(Int, [UInt8], String)])
  func garbage(offset: Int, garbage: [UInt8], problem: String) throws {
    var bytes = try ScriptFonts.bytes(Self.variable)
    bytes.replaceSubrange(offset..<(offset + garbage.count), with: garbage)
    let broken = bytes
    let error = #expect(throws: FontError.self) {
      try FontFile.faces(of: CopiedFontBytes(broken), name: "Fonts/a.ttf") {
        CopiedFontBytes(broken)
      }
    }
    #expect(error == .damaged(file: "Fonts/a.ttf", problem: problem))
  }

  @Test(
    "are refused where the bytes are no font",
    arguments: [[], [1, 2, 3], Array("wOF2".utf8)] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(throws: FontError.self) {
      try FontFile.faces(of: CopiedFontBytes(bytes), name: "a.ttf") { CopiedFontBytes(bytes) }
    }
  }
}
