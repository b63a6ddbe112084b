import Pixels

extension ColorValue {
  /// The colour as a reviewer reads it: `label`, `#FFFFFF`, `asset:ThemePurple`,
  /// `dynamic(white, black)`, `label @ 50 %` or `captured label`.
  ///
  /// Of a dynamic colour only light and dark are named.
  public var token: String {
    switch self {
    case .system(let name): name
    case .literal(let rgba): rgba.hex
    case .asset(let name): "asset:\(name)"
    case .dynamic(let slots): "dynamic(\(slots.light.token), \(slots.dark.token))"
    case .withAlpha(let color, let share): "\(color.token) @ \(percent(share)) %"
    case .captured(let color): "captured \(color.token)"
    }
  }
}

/// A share from 0 to 1 in percent, with one decimal where it is not whole.
private func percent(_ share: Double) -> String {
  guard share > 0 else { return "0" }
  let tenths = Int(min(share, 1) * 1000 + 0.5)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
