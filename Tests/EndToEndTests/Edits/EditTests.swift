import Foundation
import TestSupport
import Testing

/// Every kind of attribute, edited once in a screen of its own, after all of them were recorded.
@Suite("A single edit")
struct EditTests {
  private static let run = Result { try EditRun() }

  @Test(
    "is named with its property and both values, in the terminal and on the page",
    arguments: Edit.all)
  func named(edit: Edit) throws {
    let run = try Self.run.get()
    #expect(edit.edited != edit.layout, "the edit changes nothing")
    let line = run.lines.first { $0.hasPrefix("✗ \(edit.id) ") }
    #expect(line?.contains(edit.words) == true, "\(line ?? run.output)")
    #expect(try run.page(of: edit.id).contains(edit.words))
  }

  @Test(
    "of a picture’s file is named by the picture", arguments: ["asset:mark", "file:art/map.png"])
  func file(picture: String) throws {
    let run = try Self.run.get()
    let (id, name) = (EditRun.id(of: picture), picture.drop { $0 != ":" }.dropFirst())
    let line = run.lines.first { $0.hasPrefix("✗ \(id) ") }
    #expect(line?.contains("image of \(name) changed") == true, "\(line ?? run.output)")
    #expect(try run.page(of: id).contains("image of \(name) changed"))
  }

  @Test("comes to the same count in the terminal and in the summary")
  func counts() throws {
    let run = try Self.run.get()
    let count = Edit.all.count + 2
    let words = "\(count) shots: \(count) unexpected-change"
    #expect(run.lines.contains(words), "\(run.output)")
    #expect(run.summary.contains("\n\(words)\n"), "\(run.summary.prefix(400))")
  }
}
