import Drawing
import Geometry
import Synchronization

/// Coverage of glyphs that were drawn before, to be shared by any number of paintings.
///
/// It changes how long painting takes, never what comes out. It holds at most 8 MB of masks and
/// is emptied whole when one more does not fit.
public final class GlyphMaskCache: Sendable {
  struct Key: Hashable {
    var outline: GlyphOutline.Key
    /// The fraction of the glyph's origin in quarters of a pixel, 0 to 3.
    var phase: Int
  }

  private struct Store {
    var masks: [Key: CoverageMask] = [:]
    var bytes = 0
  }

  /// The most memory for masks, in bytes.
  public static let capacity = 8 << 20

  private let store = Mutex(Store())

  public init() {}

  func mask(for key: Key) -> CoverageMask? { store.withLock { $0.masks[key] } }

  func keep(_ mask: CoverageMask, for key: Key) {
    // An empty mask costs its dictionary entry, too.
    let cost = mask.bytes.count + 64
    guard cost <= Self.capacity else { return }
    store.withLock { store in
      if store.bytes + cost > Self.capacity { store = Store() }
      if store.masks.updateValue(mask, forKey: key) == nil { store.bytes += cost }
    }
  }

  /// The memory in use, in bytes, with 64 for each glyph's entry.
  public var bytes: Int { store.withLock { $0.bytes } }
}
