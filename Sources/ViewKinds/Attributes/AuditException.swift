import Screens

/// `audit`: what the appearance audit leaves out at a view, which drawing only checks for mistakes.
enum AuditException {
  static func check(_ owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object("audit", known: ["ignore", "because"]) else { return }
    for element in try reader.elements("ignore") {
      guard case .string = element.content else {
        throw reader.wrong("ignore", element, "write the name of a check in quotation marks")
      }
    }
    guard let reason = try reader.text("because"), !reason.isEmpty else {
      throw ScreenError(
        "the audit’s exception has no reason", remedy: "say why under because", at: reader.place)
    }
  }
}
