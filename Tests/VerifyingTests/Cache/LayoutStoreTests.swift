import Digests
import Screens
import TestSupport
import Testing

@testable import Verifying

@Suite("Layouts known from an earlier run")
struct LayoutStoreTests {
  private let project: TestProject
  private let cache: TemporaryFolder

  /// Two layouts with a component, one without.
  init() throws {
    project = try TestProject(screens: ["plain": "red"])
    cache = try TemporaryFolder()
    for name in ["one", "two"] {
      try project.write(
        """
        { title: "The \(name)", device: "iphone-5", view: { backgroundColor: "asset:group/Brand",
          subviews: [ { use: "../part.json5", with: { text: "strings:title" } },
            { kind: "imageView", image: "file:loose.png" } ] } }
        """, to: name)
    }
    try project.folder.write(
      "{ parameters: { text: null }, view: { kind: \"label\", text: \"$text\" } }",
      to: "part.json5")
    try keep()
  }

  private func keep() throws {
    LayoutStore(cache.path).keep(try ProjectScreens(try project.load()).layouts)
  }

  private func layouts() throws -> [ListedDocument] {
    try ProjectScreens(try project.load(), LayoutStore(cache.path)).layouts
  }

  /// Ids of layouts that are not read.
  private func known() throws -> [String] {
    try layouts().filter { $0.facts != nil }.map(\.id)
  }

  @Test("are what reading them gives, and are read when they are asked for")
  func same() throws {
    let read = try ProjectScreens(try project.load()).layouts
    let found = try layouts()
    #expect(found.map(\.id) == ["one", "plain", "two"])
    for (one, other) in zip(read, found) {
      #expect(other.facts == LayoutFacts(one))
      #expect(other.title == one.title && other.sources == one.sources)
      #expect(other.digests == one.digests && other.hasCertainID)
      #expect(other.document == one.document)
    }
    let facts = try #require(found[0].facts)
    #expect(facts.device == "iphone-5" && facts.title == "The one")
    #expect(facts.reach.assets == ["Brand"] && facts.reach.texts == ["title"])
    #expect(facts.reach.files == ["loose.png"])
    #expect(facts.digests.keys.sorted() == ["Screens/one.screen.json5", "part.json5"])
  }

  @Test("are read again where one of their files changed, and then known again")
  func changed() throws {
    try project.paint("plain", "blue")
    #expect(try known() == ["one", "two"])
    try project.folder.write("{ view: { kind: \"label\", text: \"Other\" } }", to: "part.json5")
    #expect(try known() == [])
    try project.folder.write(
      "{ parameters: { text: null }, view: { kind: \"label\", text: \"$text!\" } }",
      to: "part.json5")
    try keep()
    #expect(try known() == ["one", "plain", "two"])
    try project.remove("part.json5")
    #expect(try known() == ["plain"])
    #expect(try layouts().first?.document == nil)
  }

  @Test("are no other's, though the same file lies at another place")
  func moved() throws {
    let text = try #require(project.folder.bytes(of: "Screens/one.screen.json5"))
    try project.folder.write(text, to: "Screens/three.screen.json5")
    #expect(try known() == ["one", "plain", "two"])
    // The folder that screens are named from is part of a default id.
    try project.folder.write(
      "{ name: \"Test\", screens: [\".\"], device: \"iphone-4\" }", to: "meian.json5")
    #expect(try known() == ["plain"] || known() == [])
    #expect(try layouts().map(\.id).contains("Screens/one"))
  }

  @Test("are not known of a file that is damaged, cut off, or of another program")
  func damaged() throws {
    let bytes = try #require(cache.bytes(of: "layouts"))
    for place in [0, 20, 70, 90, bytes.count / 2, bytes.count - 1] {
      var other = bytes
      other[place] ^= 1
      try cache.write(other, to: "layouts")
      #expect(try known() == [])
      try cache.write(Array(bytes.prefix(place)), to: "layouts")
      #expect(try known() == [])
    }
    try cache.write(bytes + [0x30], to: "layouts")
    #expect(try known() == [])
    try cache.write(bytes, to: "layouts")
    #expect(try known().count == 3)
  }

  @Test("are broken where they change between the two readings")
  func changesMeanwhile() throws {
    let found = try layouts()
    try project.paint("plain", "blue")
    guard case .broken(let error) = found[1].state else {
      Issue.record("the layout of another state was read")
      return
    }
    #expect("\(error)".contains("changed while the project was being read"))
  }

  @Test("are not kept where they are broken")
  func broken() throws {
    try project.write("{ screen: \"one\", view: { kind: \"labl\" } }", to: "one")
    try project.write("{ device: 5, view: {} }", to: "two")
    try keep()
    #expect(try !known().contains("two"))
    // A kind is judged when it is drawn, and so is no matter of reading.
    #expect(try layouts().count == 3)
  }
}
