import Verifying

/// A remark on a screen, told once for all variants that share it.
struct SharedRemark: Encodable, Equatable {
  var screen: String
  var variants: [String]
  var message: String

  /// Such as `weather  light, dark: no glyph for “☃”`.
  var line: String { "\(screen)  \(variants.joined(separator: ", ")): \(message)" }

  /// In the order in which each is there first.
  static func all(of remarks: [ShotRemark]) -> [SharedRemark] {
    var found: [SharedRemark] = []
    var places: [ShotRemark: Int] = [:]
    for remark in remarks {
      let key = ShotRemark(screen: remark.screen, variant: "", text: remark.text)
      if let place = places[key] {
        guard !found[place].variants.contains(remark.variant) else { continue }
        found[place].variants.append(remark.variant)
      } else {
        places[key] = found.count
        found.append(
          SharedRemark(screen: remark.screen, variants: [remark.variant], message: remark.text))
      }
    }
    return found
  }

  /// At most 10 findings, a line each, and how many more there are.
  static func lines(ofFindings findings: [SharedRemark]) -> [Line] {
    let most = 10
    let rest = findings.count - most
    return findings.prefix(most).map { Line("●", .yellow) + " \($0.line)" }
      + (rest > 0 ? [Line("and \(counted(rest, "more finding"))")] : [])
  }
}
