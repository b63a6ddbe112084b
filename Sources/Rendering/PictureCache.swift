import Geometry
import Pixels

/// Decoded pictures, of which the oldest go where all together would be too large.
struct PictureCache {
  struct Picture {
    var bitmap: Bitmap
    /// Of the file that it was decoded from.
    var digest: String
    /// Enough of it to tell one picture of a screen from another.
    var shortDigest: String { String(digest.prefix(16)) }
    /// What a report has to say about it; nil for nothing.
    var doubt: String?

    /// The memory of the pixels, in bytes.
    var bytes: Int { bitmap.size.area * MemoryLayout<RGBA8>.stride }
  }

  /// The most memory of all pictures, in bytes.
  let limit: Int
  private(set) var bytes = 0
  private var pictures: [String: Picture] = [:]
  /// The keys of `pictures` from the oldest on.
  private var order: [String] = []

  init(limit: Int) { self.limit = limit }

  subscript(key: String) -> Picture? { pictures[key] }

  /// Keeps `picture`, unless it alone is larger than the limit or its key is taken.
  mutating func keep(_ picture: Picture, for key: String) {
    guard picture.bytes <= limit, pictures[key] == nil else { return }
    var dropped = 0
    while bytes + picture.bytes > limit, dropped < order.count {
      bytes -= pictures.removeValue(forKey: order[dropped])?.bytes ?? 0
      dropped += 1
    }
    order.removeFirst(dropped)
    pictures[key] = picture
    order.append(key)
    bytes += picture.bytes
  }
}
