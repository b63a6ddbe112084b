/// When results are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that can, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  func usesColor(in environment: Environment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      // https://no-color.org: any value but the empty one turns colours off.
      environment.outputIsTerminal && (environment.variables["NO_COLOR"] ?? "").isEmpty
        && environment.variables["TERM"] != "dumb"
    }
  }
}
