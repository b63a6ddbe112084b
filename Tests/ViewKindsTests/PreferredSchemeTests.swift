import Testing
import Traits

@testable import ViewKinds

@Suite("SwiftUI's colour schemes")
struct PreferredSchemeTests {
  private func window(_ hosting: String, window: String = "") throws -> View {
    try TestTree.window("{ \(window) hosting: { \(hosting) } }")
  }

  @Test("reach down from the view that sets one, not up to the page")
  func environment() throws {
    let tree = try window(
      "VStack: [{ id: 'a', Text: 'a', modifiers: [{ colorScheme: 'dark' }] }, { id: 'b', Text: 'b' }]"
    )
    #expect(
      tree.styles(["window", "0.view", "a", "b"]) == "window light, 0.view light, a dark, b light")
  }

  @Test("that are preferred reach up to the window")
  func preferred() throws {
    let tree = try window(
      "VStack: [{ id: 'a', Text: 'a', modifiers: [{ preferredColorScheme: 'dark' }] }, { id: 'b', Text: 'b' }]"
    )
    #expect(
      tree.styles(["window", "0.view", "a", "b"]) == "window dark, 0.view dark, a dark, b dark")
  }

  @Test(
    "that are preferred count in the order of the tree, outer before inner",
    arguments: [
      ("'light'", "'dark'", "", "light"), ("'dark'", "'light'", "", "dark"),
      ("'light'", "'light'", "'dark'", "dark"), ("null", "'dark'", "", "dark"),
      ("'dark'", "'light'", "null", "light"), ("null", "null", "null", "light"),
    ])
  func order(first: String, second: String, outer: String, expected: String) throws {
    let around = outer.isEmpty ? "" : "modifiers: [{ preferredColorScheme: \(outer) }],"
    let tree = try window(
      """
      \(around) VStack: [
        { Text: 'a', modifiers: [{ preferredColorScheme: \(first) }] },
        { Text: 'b', modifiers: [{ preferredColorScheme: \(second) }] }]
      """)
    #expect(tree.context.traits.style.rawValue == expected)
  }

  @Test("that are preferred beat the window's override")
  func window() throws {
    let tree = try window(
      "Text: 'a', modifiers: [{ preferredColorScheme: 'dark' }]",
      window: "window: { overrideUserInterfaceStyle: 'light' },")
    #expect(tree.context.traits.style == .dark)
  }

  @Test("that are preferred in a sheet stay in the sheet")
  func sheet() throws {
    let tree = try window(
      "Text: 'a', sheet: { content: { id: 's', Text: 's', modifiers: [{ preferredColorScheme: 'dark' }] } }"
    )
    #expect(tree.styles(["window", "s"]) == "window light, s dark")
  }

  @Test("that are preferred on the page reach an open sheet, unless it was opened before")
  func openSheet() throws {
    let page = "Text: 'a', modifiers: [{ preferredColorScheme: 'dark' }],"
    #expect(
      try window("\(page) sheet: { content: { id: 's', Text: 's' } }").styles(["window", "s"])
        == "window dark, s dark")
    #expect(
      try window("\(page) sheet: { presentedAt: 'light', content: { id: 's', Text: 's' } }")
        .styles(["window", "s"]) == "window dark, s light")
  }

  @Test("of a sheet that is not open matter to nobody")
  func closed() throws {
    let tree = try window(
      "Text: 'a', sheet: { isPresented: false, content: { id: 's', Text: 's' } }")
    #expect(tree.find("s") == nil)
    #expect(tree.children.count == 1)
  }
}
