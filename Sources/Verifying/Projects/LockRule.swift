import Screens
import Traits

/// Which variants must look as before, and where they may not.
struct LockRule: Hashable, Sendable {
  /// Screens in which a locked variant may change, and why.
  struct Exception: Hashable, Sendable {
    /// Ids and patterns.
    var screens: [String]
    /// Empty for every locked variant.
    var variants: [String]
    var reason: String
    var place: Place

    func covers(_ screen: String, _ variant: String) -> Bool {
      names(screen) && (variants.isEmpty || isVariant(variant, among: variants))
    }

    /// True where one of the patterns fits the screen.
    func names(_ screen: String) -> Bool { screens.contains { matchesID($0, screen) } }
  }

  /// Names of variants, such as `light`; a name locks the variants that begin with it as well.
  var variants: [String] = []
  var exceptions: [Exception] = []

  /// Nothing is locked.
  init() {}

  /// Reads `lock` of a project file.
  init(_ value: SourceValue) throws(ScreenError) {
    guard value.content != .null else { return }
    _ = try ProjectFile.object(value, known: ["variants", "exceptions"])
    variants = try Self.variants(value["variants"])
    guard !variants.isEmpty else {
      throw ScreenError(
        "the lock names no variants", remedy: "write variants: [\"light\"]", at: value.place)
    }
    for element in try value["exceptions"].map(ProjectFile.elements) ?? [] {
      exceptions.append(try Exception(element))
    }
  }

  static func variants(_ value: SourceValue?) throws(ScreenError) -> [String] {
    var names: [String] = []
    for element in try ProjectFile.list(value) {
      names.append(try ProjectFile.variant(element).name)
    }
    return names
  }

  func locks(_ variant: String) -> Bool { isVariant(variant, among: variants) }

  /// The exception that lets a shot change, if any.
  func exception(for screen: String, _ variant: String) -> Exception? {
    exceptions.first { $0.covers(screen, variant) }
  }
}

extension LockRule.Exception {
  fileprivate init(_ value: SourceValue) throws(ScreenError) {
    _ = try ProjectFile.object(value, known: ["screens", "variants", "reason"])
    let reason = try ProjectFile.text(value["reason"]) ?? ""
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw ScreenError(
        "the exception gives no reason",
        remedy: "say why these screens may change, as in reason: \"new brand colour\"",
        at: value.place)
    }
    let screens = try ProjectFile.texts(value["screens"])
    guard !screens.isEmpty else {
      throw ScreenError(
        "the exception names no screens", remedy: "write screens: [\"settings/*\"]",
        at: value.place)
    }
    self.init(
      screens: screens, variants: try LockRule.variants(value["variants"]), reason: reason,
      place: value.place)
  }
}

/// True where the variant is one of the names, or begins with one.
func isVariant(_ variant: String, among names: [String]) -> Bool {
  names.contains { variant == $0 || variant.hasPrefix($0 + ".") }
}
