/// What stands behind the name of a SwiftUI view: an object of arguments, or the most important
/// one alone.
struct SwiftUIArguments {
  private let members: [SourceValue.Member]

  /// - Parameters:
  ///   - names: The arguments that the view has.
  ///   - short: The one that may stand alone; nil where none may.
  init(
    _ value: SourceValue, _ names: [String], short: String? = nil
  ) throws(ScreenError) {
    if case .object(let members) = value.content {
      for member in members where !names.contains(member.key) {
        throw names.isEmpty
          ? ScreenError("unknown key \(quoted(member.key))", remedy: "write {}", at: member.place)
          : .unknown("key", member.key, known: names, at: member.place)
      }
      self.members = members
    } else if let short, value.content != .null {
      members = [SourceValue.Member(key: short, place: value.place, value: value)]
    } else if value.content == .null, short == nil {
      members = []
    } else {
      throw value.mismatch(needed: "an object")
    }
  }

  subscript(name: String) -> SourceValue? { members.first { $0.key == name }?.value }

  /// The argument's text, or nil where it is left out.
  func string(_ name: String) throws(ScreenError) -> SourceValue? {
    _ = try self[name]?.requireString()
    return self[name]
  }

  /// The elements of an array; none where it is left out.
  func array(_ name: String) throws(ScreenError) -> [SourceValue] {
    try self[name]?.requireArray() ?? []
  }
}
