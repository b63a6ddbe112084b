public import PNGCodec

/// Why a picture file could not be read for a comparison.
///
/// The description leaves out the file's name; the caller puts it in front.
public enum PictureError: Error, Equatable {
  /// The file is a PNG, or nothing that is known, and could not be read as one.
  case png(PNGError)
  /// A JPEG or WebP that claims more pixels than the limits allow.
  case tooLarge(PictureFormat, width: Int, height: Int, limits: PNGLimits)
  /// A JPEG or WebP that ends before its picture does.
  case truncated(PictureFormat)
  /// A JPEG or WebP that is damaged; the library's words say how.
  case damaged(PictureFormat, String)
  /// A WebP of more than one picture.
  case animated
  /// A PNG whose Exif data turn it, which some programs heed and others do not.
  case turned
  /// A JPEG in the four colours of print.
  case printColors
  case outOfMemory
  /// The two pictures of a pair are in different colour spaces, one of which is not known well
  /// enough to convert it.
  case colorSpaces(PictureColorSpace, other: PictureColorSpace)
  /// The two pictures of a pair are in different colour spaces and one has samples of 16 bits,
  /// which converting would round.
  case deepColorSpaces(PictureColorSpace, other: PictureColorSpace)
}

extension PictureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .png(.notPNG):
      "this is no picture that is known; a PNG, a JPEG or a WebP would be right"
    case .png(let error): "\(error)"
    case .tooLarge(let format, let width, let height, let limits):
      "the \(format.rawValue) claims \(width) × \(height) pixels; at most \(limits.side) a side "
        + "and \(limits.pixels) in all are read"
    case .truncated(let format):
      "the \(format.rawValue) ends before its picture does; the whole file would be right"
    case .damaged(let format, let words):
      "the \(format.rawValue) is damaged (\(words)); an intact one would be right"
    case .animated: "the WebP is animated; one of a single picture would be right"
    case .turned:
      "the PNG has an eXIf chunk that turns it, which programs read differently; one whose pixels "
        + "are upright would be right"
    case .printColors: "the JPEG is in CMYK, for print; one in RGB or grey would be right"
    case .outOfMemory: "there is not enough memory for the picture; a smaller one would be right"
    case .colorSpaces(let space, let other):
      "the picture is in \(space), the other in \(other); both in one colour space would be right"
    case .deepColorSpaces(let space, let other):
      "the picture is in \(space), the other in \(other), and one of them has 16 bits a channel; "
        + "both in one colour space would be right"
    }
  }
}
