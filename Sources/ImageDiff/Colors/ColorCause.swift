public import Pixels

/// One colour that became another, with all the mixtures that follow from it.
public struct ColorCause: Hashable, Sendable {
  public var from: RGBA8
  public var to: RGBA8
  /// Pixels of exactly these colours.
  public var pixels: Int
  /// Pixels between them and a colour that stayed or another cause, as antialiasing makes them.
  public var mixedPixels: Int

  public init(from: RGBA8, to: RGBA8, pixels: Int, mixedPixels: Int = 0) {
    self.from = from
    self.to = to
    self.pixels = pixels
    self.mixedPixels = mixedPixels
  }

  /// How many causes are kept.
  public static let most = 16
}

extension PairTable {
  /// The causes, those of most pixels first.
  var causes: [ColorCause] {
    var causes: [ColorCause] = []
    var mixtures: [Mixture] = []
    for entry in mostFrequent(Self.examined) {
      let place = mixtures.firstIndex {
        entry.pixels * Mixture.rarer <= $0.pixels && $0.explains(entry, among: mixtures)
      }
      if let place {
        causes[place].mixedPixels += entry.pixels
      } else if causes.count < ColorCause.most {
        causes.append(ColorCause(from: entry.from, to: entry.to, pixels: entry.pixels))
        mixtures.append(Mixture(entry))
      }
    }
    return causes
  }

  /// Rarer pairs explain nothing that a person could see.
  private static let examined = 4096
}
