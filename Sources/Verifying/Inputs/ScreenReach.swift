import Digests
import Screens

/// What a screen may ask the project for, found in its document: no more than this can be reached,
/// because every resource has to be named by an attribute.
struct ScreenReach: Hashable, Sendable {
  /// The last parts of the names of colours and images in catalogs.
  private(set) var assets: Set<String> = []
  /// Paths of pictures, relative to the project.
  private(set) var files: Set<String> = []
  /// Keys of string tables.
  private(set) var texts: Set<String> = []
  /// The digest of the whole document but for the places of its parts.
  let document: Digest

  init(assets: Set<String>, files: Set<String>, texts: Set<String>, document: Digest) {
    (self.assets, self.files, self.texts, self.document) = (assets, files, texts, document)
  }

  init(_ document: ScreenDocument) {
    var walk = Walk()
    walk.visit(document.root)
    assets = walk.assets
    files = walk.files
    texts = walk.texts
    self.document = Digest(of: walk.text)
  }

  /// The part of an asset's name that its folder has, without the namespaces before it.
  static func base(of name: Substring) -> String {
    name.split(separator: "/").last.map { String($0) } ?? String(name)
  }
}

private struct Walk {
  var assets: Set<String> = []
  var files: Set<String> = []
  var texts: Set<String> = []
  /// Every part with its length before it, so that no two documents give the same.
  var text: [UInt8] = []

  init() { text.reserveCapacity(1 << 13) }

  mutating func visit(_ root: Node) {
    var open = [root]
    while let node = open.popLast() {
      note("node")
      note(node.id)
      note(node.kind)
      for attribute in node.attributes {
        note(attribute.name)
        visit(attribute.value)
      }
      note("children \(node.children.count)")
      for child in node.children { note(child.edge.rawValue) }
      open += node.children.map(\.node)
    }
  }

  private mutating func visit(_ value: SourceValue) {
    switch value.content {
    case .null: note("null")
    case .bool(let flag): note("\(flag)")
    case .number(let number): note("\(number.bitPattern)")
    case .string(let string):
      note("string")
      note(string)
      noteName(string)
    case .array(let elements):
      note("array \(elements.count)")
      for element in elements { visit(element) }
    case .object(let members):
      note("object \(members.count)")
      for member in members {
        note(member.key)
        visit(member.value)
      }
    }
  }

  private mutating func note(_ part: String) {
    noteLength(part.utf8.count)
    text += part.utf8
  }

  /// Writes a length without making a string of it, since a document has thousands of parts.
  private mutating func noteLength(_ length: Int) {
    var (digits, rest) = (1, length)
    while rest / digits >= 10 { digits *= 10 }
    while digits > 0 {
      text.append(UInt8(ascii: "0") + UInt8(rest / digits))
      rest %= digits
      digits /= 10
    }
    text.append(UInt8(ascii: ":"))
  }

  private mutating func noteName(_ string: String) {
    if string.hasPrefix("asset:") {
      assets.insert(ScreenReach.base(of: string.dropFirst(6)))
    } else if string.hasPrefix("file:") {
      files.insert(String(string.dropFirst(5)))
    } else if string.hasPrefix("strings:") {
      texts.insert(String(string.dropFirst(8)))
    }
  }
}
