import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport

/// The report of a project in which each screen was edited once.
struct EditRun {
  /// What `verify` printed.
  let output: String
  let summary: String
  private let folder: TemporaryFolder

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { name: "Edits", screens: ["Screens"], assets: ["A.xcassets"], device: "iphone-4",
        variants: ["light"] }
      """, to: "meian.json5")
    let meian = Executable(folder: folder.path)
    for isEdited in [false, true] {
      for edit in Edit.all { try folder.screen(isEdited ? edit.edited : edit.layout, to: edit.id) }
      for picture in ["asset:mark", "file:art/map.png"] {
        try folder.screen(
          #"""
          view: { subviews: [
            { kind: "imageView", id: "picture", image: "\#(picture)", frame: [20, 40, 120, 80] }] }
          """#, to: Self.id(of: picture))
      }
      try folder.picture("logo", shift: 0)
      try folder.picture("other", shift: 1)
      try folder.picture("mark", shift: isEdited ? 3 : 2)
      try folder.write(try Self.png(shift: isEdited ? 5 : 4), to: "art/map.png")
      if !isEdited {
        let recorded = try meian.run("record", "--quiet")
        guard recorded.status == 0 else { throw EditRunError(output: recorded.err) }
      }
    }
    let verified = try meian.run("verify", "--quiet")
    guard verified.status == 1 else { throw EditRunError(output: verified.err) }
    output = verified.out
    summary = String(
      decoding: folder.bytes(of: "meian-report/summary.md") ?? [], as: UTF8.self)
  }

  static func id(of picture: String) -> String { "file-of-\(picture.prefix { $0 != ":" })" }

  /// The text of a screen's page, without tags and without the values that stand beside tokens.
  func page(of id: String) throws -> String {
    let html = String(
      decoding: folder.bytes(of: "meian-report/screens/\(id).html") ?? [], as: UTF8.self)
    return html.replacing(/<[^>]*>/, with: "").replacing(/\s+/, with: " ")
      .replacing(/[ ]#[0-9A-F]{6,8}\b/, with: "")
  }

  /// Stripes with a clear edge, of 16 × 8 pixels, other ones for each shift.
  fileprivate static func png(shift: Int) throws -> [UInt8] {
    var bitmap = Bitmap(size: PixelSize(width: 16, height: 8))
    for y in 0..<8 {
      for x in (shift + 1)..<16 {
        bitmap[x, y] = RGBA8(
          red: (x + shift * 3) % 8 < 4 ? 255 : 0, green: UInt8(30 * shift), blue: y < 4 ? 255 : 60,
          alpha: 255)
      }
    }
    return try encodePNG(bitmap, text: [])
  }
}

struct EditRunError: Error {
  let output: String
}

extension TemporaryFolder {
  fileprivate func screen(_ layout: String, to id: String) throws {
    try write(#"{ screen: "\#(id)", \#(layout) }"#, to: "Screens/\(id).screen.json5")
  }

  fileprivate func picture(_ name: String, shift: Int) throws {
    let set = "A.xcassets/\(name).imageset"
    try write(
      """
      { "images": [{ "idiom": "universal", "filename": "a.png", "scale": "1x" }],
        "info": { "version": 1, "author": "xcode" } }
      """, to: "\(set)/Contents.json")
    try write(try EditRun.png(shift: shift), to: "\(set)/a.png")
  }
}
