/// A tree's views with who holds whom and what each shows.
struct ViewTreeOutline {
  let views: [ResolvedView]
  private(set) var roots: [Int] = []
  private(set) var parents: [Int?] = []
  private(set) var children: [[Int]]
  /// True where the id says nothing but the place among siblings, as `0/1/2` and `rows.4` do.
  let isPlace: [Bool]
  /// Equal numbers for views that show the same, with all that is in them.
  private(set) var contents: [Int]
  /// What a view and those in it say, in order; at most 32 words.
  private(set) var words: [[String]]

  init(_ tree: ResolvedViewTree, _ known: inout ViewContents) {
    views = tree.views
    children = [[Int]](repeating: [], count: views.count)
    contents = [Int](repeating: 0, count: views.count)
    words = views.map(\.shownWords)
    isPlace = views.map { isPlaceName($0.id) }
    var open: [Int] = []
    for (offset, view) in views.enumerated() {
      while let last = open.last, views[last].depth >= view.depth { open.removeLast() }
      parents.append(open.last)
      if let parent = open.last { children[parent].append(offset) } else { roots.append(offset) }
      open.append(offset)
    }
    for offset in views.indices.reversed() {
      contents[offset] = known.number(
        of: ViewContents.Content(
          kind: views[offset].kind, words: views[offset].shownWords,
          children: children[offset].map { contents[$0] }))
      for child in children[offset] where words[offset].count < 32 {
        words[offset] += words[child].prefix(32 - words[offset].count)
      }
    }
  }
}

/// Numbers for what views show, the same for the same in several trees.
struct ViewContents {
  struct Content: Hashable {
    var kind: String
    var words: [String]
    var children: [Int]
  }

  private var numbers: [Content: Int] = [:]

  mutating func number(of content: Content) -> Int {
    if let number = numbers[content] { return number }
    numbers[content] = numbers.count
    return numbers.count - 1
  }
}

extension ResolvedView {
  /// Texts and names of pictures; neither colours, which a style changes, nor measures.
  fileprivate var shownWords: [String] {
    properties.filter { $0.value.isEmpty && ContentProperty.isName($0.name) }.map(\.source)
  }
}

/// Whether an id says nothing but where a view is, as `0/1/2` and `cities.1.rows` do.
public func isPlaceName(_ id: String) -> Bool {
  id.utf8.split(omittingEmptySubsequences: false) {
    $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".")
  }
  .contains { part in
    !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
