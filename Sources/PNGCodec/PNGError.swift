public import Geometry

/// Why a PNG could not be read or written.
///
/// The description leaves out the file's name; the caller puts it in front.
public enum PNGError: Error, Equatable {
  /// No bytes at all.
  case empty
  /// The pointer that Git LFS leaves where the file itself was not fetched.
  case lfsPointer
  /// The data does not start as a PNG does.
  case notPNG
  /// The image claims more pixels than the limits allow.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The data ends before the image does.
  case truncated
  /// So many bytes follow the end of the image.
  case trailingBytes(Int)
  /// A compressed text that ends early, or unpacks to more bytes than this.
  case unpackedText(limit: Int)
  /// The data is damaged; libpng's words say how.
  case damaged(String)
  /// An animation, of which a comparison would see the first picture alone.
  case animated
  /// Samples of 16 bits that a comparison of 8-bit values would round.
  case deepSamples
  case outOfMemory

  /// A bitmap without pixels, which no PNG can hold.
  case noPixels(PixelSize)
  /// A text whose keyword no PNG can hold.
  case invalidKeyword(String)
  /// The text with that keyword contains U+0000.
  case invalidText(keyword: String)
  /// libpng's words on what it would not write.
  case notWritten(String)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty; a PNG would be right"
    case .lfsPointer:
      "this is a Git LFS pointer, not the image; “git lfs pull” fetches the image"
    case .notPNG: "this is not a PNG; its first 8 bytes are not those of one"
    case .tooLarge(let width, let height, let limits):
      "the image claims \(width) × \(height) pixels; at most \(limits.side) a side and "
        + "\(limits.pixels) in all are read"
    case .truncated: "the data ends before the image does; the whole file would be right"
    case .trailingBytes(let count):
      "\(count == 1 ? "1 byte follows" : "\(count) bytes follow") the end of the image; "
        + "nothing may follow it"
    case .unpackedText(let limit):
      "a compressed text unpacks to more than \(limit / 1_000_000) MB, or ends early; a shorter one "
        + "would be right"
    case .damaged(let message):
      "the PNG is damaged (libpng: \(message)); an intact one would be right"
    case .animated: "this is an animated PNG; one with a single picture would be right"
    case .deepSamples:
      "the image has 16-bit samples that 8 bits cannot hold; 8 bits a channel would be right"
    case .outOfMemory: "there is not enough memory for the image; a smaller one would be right"
    case .noPixels(let size): "an image of \(size) pixels has none; a PNG needs at least 1 × 1"
    case .invalidKeyword(let keyword):
      "the keyword “\(keyword)” does not fit a PNG; 1 to 79 printable Latin-1 characters would"
    case .invalidText(let keyword):
      "the text of “\(keyword)” contains U+0000; a PNG's text may not"
    case .notWritten(let message): "the PNG could not be written (libpng: \(message))"
    }
  }
}
