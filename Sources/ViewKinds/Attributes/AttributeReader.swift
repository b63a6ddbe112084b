public import Screens

/// Reads the attributes of one node, or the members of one structured value, into types.
///
/// Every mistake becomes a `ScreenError` that names the place, the word and the nearest known one.
public struct AttributeReader {
  /// What the attributes belong to, for messages: `label`, `a row`.
  let owner: String
  /// The owner's own place.
  public let place: Place
  var resources: ResourceNames
  /// Whether leading insets are those of the right side.
  var isRightToLeft = false
  private let values: [String: SourceValue]

  /// Checks that only `known` attributes occur.
  ///
  /// - Parameter isHosted: whether the node is a view of SwiftUI.
  init(
    node: Node, known: [AttributeSpec], resources: ResourceNames, isHosted: Bool = false
  ) throws(ScreenError) {
    owner = node.kind
    place = node.place
    self.resources = resources
    var values: [String: SourceValue] = [:]
    for attribute in node.attributes { values[attribute.name] = attribute.value }
    self.values = values
    let own = known.filter { isHosted || !$0.isSwiftUI }
    for attribute in node.attributes
    where !own.contains(where: { $0.name == attribute.name }) {
      let place = attribute.value.place
      if let counterpart = SwiftUIAttributes.counterpart(of: attribute.name) {
        throw ScreenError(
          "\(quoted(attribute.name)) is a modifier of SwiftUI, and this \(owner) is UIKit’s",
          remedy: "write \(counterpart), or show SwiftUI views under hosting", at: place)
      }
      throw unknown(attribute.name, among: own.filter(\.isWritten).map(\.name), at: place)
    }
  }

  /// Reads the members of an object that is the value of an attribute.
  init(
    object value: SourceValue, owner: String, known: [String], resources: ResourceNames
  ) throws(ScreenError) {
    self.owner = owner
    place = value.place
    self.resources = resources
    guard case .object(let members) = value.content else {
      throw ScreenError(
        "\(owner) is \(value.content.kindName)",
        remedy: "write an object with \(known.joined(separator: ", "))",
        at: value.place)
    }
    var values: [String: SourceValue] = [:]
    for member in members { values[member.key] = member.value }
    self.values = values
    for member in members where !known.contains(member.key) {
      throw unknown(member.key, known: known, at: member.place)
    }
  }

  /// The error for an attribute of a node, whose presentation's members have a prefix of their own.
  private func unknown(_ name: String, among known: [String], at place: Place) -> ScreenError {
    let prefix = "presentation."
    guard name.hasPrefix(prefix) else {
      return unknown(name, known: known.filter { !$0.hasPrefix(prefix) }, at: place)
    }
    let members = known.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return unknown(
      String(name.dropFirst(prefix.count)), of: "presents", known: members, at: place)
  }

  private func unknown(
    _ name: String, of owner: String? = nil, known: [String], at place: Place
  ) -> ScreenError {
    let problem = "unknown attribute \(quoted(name)) of \(owner ?? self.owner)"
    if let near = nearest(name, in: known) {
      return ScreenError(problem, remedy: "did you mean “\(near)”?", at: place)
    }
    return ScreenError(
      problem, remedy: "the attributes are \(known.sorted().joined(separator: ", "))", at: place)
  }

  /// The value as written; nil where the attribute is left out or null.
  public func value(_ name: String) -> SourceValue? {
    guard let value = values[name], value.content != .null else { return nil }
    return value
  }

  /// True where the attribute is written, also as null.
  public func isPresent(_ name: String) -> Bool { values[name] != nil }

  public func text(_ name: String) throws(ScreenError) -> String? {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value.content else {
      throw wrong(name, value, "write a text in quotation marks")
    }
    return try resources.localized(text, at: value.place)
  }

  public func flag(_ name: String) throws(ScreenError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let flag) = value.content else {
      throw wrong(name, value, "write true or false")
    }
    return flag
  }

  public func number(
    _ name: String, in range: ClosedRange<Double> = 0...10_000
  ) throws(ScreenError) -> Double? {
    guard let value = value(name) else { return nil }
    return try Self.number(value, name: name, in: range)
  }

  static func number(
    _ value: SourceValue, name: String, in range: ClosedRange<Double>
  ) throws(ScreenError) -> Double {
    guard case .number(let number) = value.content else {
      throw ScreenError(
        "\(name) is \(value.content.kindName)", remedy: "write a number", at: value.place)
    }
    guard range.contains(number) else {
      throw ScreenError(
        "\(name) is \(trimmed(number))",
        remedy: "it must be from \(trimmed(range.lowerBound)) to \(trimmed(range.upperBound))",
        at: value.place)
    }
    return number
  }

  public func integer(
    _ name: String, in range: ClosedRange<Int> = 0...10_000
  ) throws(ScreenError) -> Int? {
    guard let value = value(name) else { return nil }
    let number = try Self.number(
      value, name: name, in: Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else {
      throw ScreenError(
        "\(name) is \(number)", remedy: "write a whole number", at: value.place)
    }
    return Int(number)
  }

  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(ScreenError) -> Choice? where Choice.RawValue == String {
    guard let word = try text(name), let value = value(name) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let near = nearest(word, in: words)
    throw ScreenError(
      "unknown \(name) \(quoted(word))",
      remedy: near.map { "did you mean “\($0)”?" }
        ?? "the values are \(words.joined(separator: ", "))", at: value.place)
  }

  /// The elements of an array, or nothing where it is left out.
  public func elements(_ name: String) throws(ScreenError) -> [SourceValue] {
    guard let value = value(name) else { return [] }
    guard case .array(let elements) = value.content else {
      throw wrong(name, value, "write a list in brackets")
    }
    return elements
  }

  /// A reader for the object under `name`, or nil where it is left out.
  func object(_ name: String, known: [String]) throws(ScreenError) -> AttributeReader? {
    guard let value = value(name) else { return nil }
    var reader = try AttributeReader(
      object: value, owner: name, known: known, resources: resources)
    reader.isRightToLeft = isRightToLeft
    return reader
  }

  func wrong(_ name: String, _ value: SourceValue, _ remedy: String) -> ScreenError {
    ScreenError("\(name) is \(value.content.kindName)", remedy: remedy, at: value.place)
  }
}

extension SourceValue.Content {
  /// What the value is, for messages: `a number`, `a list`.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string(let text): quoted(text)
    case .array: "a list"
    case .object: "an object"
    }
  }
}
