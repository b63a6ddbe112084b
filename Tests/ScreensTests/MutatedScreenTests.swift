import Screens
import Testing

@Suite("Damaged screen files")
struct MutatedScreenTests {
  static let original = Array(
    """
    { $schema: "x", title: 'T\\u00e9', window: { tintColor: "red" }, /* c */
      controller: { kind: "tabBarController", viewControllers: [
        { kind: "navigationController", root: { view: { subviews: [
          { kind: "stackView", id: "s", spacing: +.5e1, arrangedSubviews: [
            { use: "c.json5", with: { title: "x" }, id: "c" } ] } ] },
          presents: [{ style: "pageSheet", controller: {} }] } },
        { hosting: { VStack: [{ Text: "a", modifiers: [{ padding: 4 }, { background: "red" },
          { padding: { top: 0x10 } }] }, { List: [{ Section: [{ Text: "東京" }] }] }],
          sheet: { content: { Toggle: { label: "b", isOn: true } } } } },
      ] } }
    """.utf8)
  static let component = Array(
    "{ parameters: { title: null }, view: { kind: 'label', text: '${title}' } }".utf8)

  @Test("the undamaged file is read")
  func undamaged() throws {
    _ = try readScreen(
      Self.original, file: "s.json5", defaultID: "s", including: { _ in Self.component })
  }

  @Test("give a screen or an error with a place, never a crash", arguments: 0..<200)
  func mutated(seed: Int) {
    var generator = Numbers(state: UInt64(seed))
    var bytes = Self.original
    var component = Self.component
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      mutate(&bytes, using: &generator)
      if Bool.random(using: &generator) { mutate(&component, using: &generator) }
    }
    do throws(ScreenError) {
      let screen = try readScreen(
        bytes, file: "s.json5", defaultID: "s", including: { [component] _ in component })
      #expect(screen.root.kind == "window")
    } catch {
      #expect(!error.place.file.isEmpty)
      #expect(!error.problem.isEmpty)
    }
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout Numbers) {
    guard let index = bytes.indices.randomElement(using: &generator) else { return }
    let signs = Array("{}[]:,'\"$\\/0-.exu\n".utf8)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: index)
    case 3: bytes[index] = signs.randomElement(using: &generator) ?? 0
    default:
      let end = min(bytes.count, index + 20)
      bytes.insert(contentsOf: bytes[index..<end], at: index)
    }
  }
}

/// SplitMix64, so that a seed always gives the same damage.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
