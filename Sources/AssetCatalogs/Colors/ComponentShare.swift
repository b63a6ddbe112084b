import Screens

/// A component of a colour as a share from 0 to 1, or nil where it is no number.
///
/// Xcode writes components in three notations: with a point it is a share (`1.000`), with `0x` a
/// level in hexadecimal (`0xFF`), and otherwise a level in decimal (`255`). Values outside, which
/// wide colour spaces have, become the nearer end.
func componentShare(_ content: SourceValue.Content) -> Double? {
  switch content {
  case .number(let number):
    return clamped(number > 1 ? number / 255 : number)
  case .string(let text):
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    // Of what Double reads, only plain decimals are components; not `inf`, `nan` or `0x1p3`.
    guard text.utf8.allSatisfy({ $0 < 0x3A }), let number = Double(text) else { return nil }
    return clamped(text.contains(".") ? number : number / 255)
  case .null, .bool, .array, .object:
    return nil
  }
}

private func clamped(_ share: Double) -> Double { min(max(share, 0), 1) }
