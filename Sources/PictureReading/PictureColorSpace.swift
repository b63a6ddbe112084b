/// What the samples of a picture file mean.
public enum PictureColorSpace: Hashable, Sendable {
  /// Also where the file says nothing.
  case sRGB
  case displayP3
  /// Anything else; two are the same where the file describes them by the same bytes.
  case other(name: String, description: [UInt8])
}

extension PictureColorSpace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    case .other(let name, _): "the colour space “\(name)”"
    }
  }
}
