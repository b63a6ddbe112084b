import PNGCodec

/// What a stored image says of how it was drawn.
struct BaselineMarks: Hashable, Sendable {
  /// Nil where the file does not say.
  var epoch: String?
  /// The name of the variant; nil where the file does not say.
  var traits: String?
  /// `name sha256:…` of each font.
  var fonts: [String] = []

  init(_ texts: [PNGText]) {
    for text in texts {
      switch text.keyword {
      case BaselineImage.Keyword.epoch: epoch = epoch ?? text.value
      case BaselineImage.Keyword.traits: traits = traits ?? text.value
      case BaselineImage.Keyword.fonts where fonts.isEmpty:
        fonts = text.value.split(separator: "\n").map(String.init)
      default: break
      }
    }
  }

  /// Nil where the file is no PNG that could be read.
  init?(png bytes: [UInt8]) {
    guard let texts = try? pngTexts(bytes) else { return nil }
    self.init(texts)
  }
}
