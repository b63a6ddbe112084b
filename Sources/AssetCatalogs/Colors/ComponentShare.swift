import Screens

/// A component of a colour as a share, from 0 to 1 but in extended colour spaces, or nil where it is
/// no number.
///
/// Xcode writes components in three notations: with a point it is a share (`1.000`), with `0x` a
/// level in hexadecimal (`0xFF`), and otherwise a level in decimal (`255`).
func componentShare(_ content: SourceValue.Content) -> Double? {
  switch content {
  case .number(let number):
    return number > 1 ? number / 255 : number
  case .string(let text):
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    // Of what Double reads, only plain decimals are components; not `inf`, `nan` or `0x1p3`.
    guard text.utf8.allSatisfy({ $0 < 0x3A }), let number = Double(text), number.isFinite else {
      return nil
    }
    return text.contains(".") ? number : number / 255
  case .null, .bool, .array, .object:
    return nil
  }
}
