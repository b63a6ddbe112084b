import Screens

/// How much a screen may hold beyond the views that its file counts: everything in lists, such as
/// rows and tabs, becomes views too, and texts take some 300 bytes a character once they are set.
public struct ScreenLimits: Hashable, Sendable {
  /// The most views, rows, sections and items together.
  public var views: Int
  /// The most characters of one text, as Unicode scalars.
  public var textLength: Int
  /// The most characters of all texts together.
  public var totalText: Int

  public init(views: Int = 20_000, textLength: Int = 100_000, totalText: Int = 1_000_000) {
    self.views = views
    self.textLength = textLength
    self.totalText = totalText
  }

  /// Checks a whole screen before anything is made of it.
  ///
  /// - Parameter resources: for the texts that string tables have.
  func check(_ root: Node, _ resources: ResourceNames) throws(ScreenError) {
    var count = Count(limits: self, resources: resources)
    var pending = [root]
    while let node = pending.popLast() {
      try count.addView(of: node)
      for attribute in node.attributes { try count.add(attribute.value, of: node) }
      pending += node.children.reversed().map(\.node)
    }
  }

  /// What was met so far.
  private struct Count {
    let limits: ScreenLimits
    let resources: ResourceNames
    var views = 0
    var text = 0

    mutating func addView(of node: Node) throws(ScreenError) {
      views += 1
      guard views <= limits.views else {
        throw ScreenError(
          "with this \(node.kind) the screen has more than \(limits.views) views, rows and items",
          remedy: "leave out what is not seen", at: node.place)
      }
    }

    mutating func add(_ value: SourceValue, of node: Node) throws(ScreenError) {
      switch value.content {
      case .string(let text): try add(text, at: value.place)
      case .object(let members):
        for member in members { try add(member.value, of: node) }
      case .array(let elements):
        for element in elements {
          if case .object = element.content { try addView(of: node) }
          try add(element, of: node)
        }
      case .null, .bool, .number: break
      }
    }

    private mutating func add(_ string: String, at place: Place) throws(ScreenError) {
      let shown = resources.tableText(string) ?? string
      let length = shown.unicodeScalars.count
      guard length <= limits.textLength else {
        throw ScreenError(
          "the text has \(length) characters",
          remedy: "at most \(limits.textLength) of one text are drawn", at: place)
      }
      text += length
      guard text <= limits.totalText else {
        throw ScreenError(
          "with this text the screen has more than \(limits.totalText) characters",
          remedy: "leave out what is not seen", at: place)
      }
    }
  }
}
