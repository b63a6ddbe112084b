/// A file of parts that screens use with `{ use: "path", with: { … } }`.
struct Component {
  /// What a component's content is, and where it may stand.
  enum Slot: String {
    case view
    case controller
    /// A SwiftUI view.
    case hosting
  }

  struct Parameter {
    var name: String
    /// Nil for a parameter that every use has to give.
    var fallback: SourceValue?
  }

  var file: String
  var parameters: [Parameter]
  var slot: Slot
  var content: SourceValue

  init(_ value: SourceValue) throws(ScreenError) {
    file = value.place.file
    parameters = []
    var found: (slot: Slot, member: SourceValue.Member)?
    for member in try value.requireObject() {
      if let slot = Slot(rawValue: member.key) {
        if let found {
          throw ScreenError(
            "\(quoted(member.key)) stands beside \(quoted(found.member.key))",
            remedy: "a component has one of them", at: member.place)
        }
        found = (slot, member)
      } else if member.key == "parameters" {
        for parameter in try member.value.requireObject() {
          guard isParameterName(parameter.key) else {
            throw ScreenError(
              "\(quoted(parameter.key)) cannot name a parameter",
              remedy: "use letters, digits and _, a letter first", at: parameter.place)
          }
          let fallback = parameter.value.content == .null ? nil : parameter.value
          parameters.append(Parameter(name: parameter.key, fallback: fallback))
        }
      } else if member.key != "$schema" {
        throw .unknown("key", member.key, known: StructureKeys.component, at: member.place)
      }
    }
    guard let found else {
      throw ScreenError(
        "the component shows nothing", remedy: "add one of view, controller and hosting",
        at: value.place)
    }
    slot = found.slot
    content = found.member.value
  }
}

/// ASCII letters, digits and `_`, not starting with a digit.
func isParameterName(_ name: some StringProtocol) -> Bool {
  guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else { return false }
  return name.unicodeScalars.allSatisfy {
    switch $0 {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
