/// How a picture grows without its edges: caps that keep their size, and a middle that fills the rest.
///
/// All lengths are pixels of the picture.
public struct NinePart: Hashable, Sendable {
  /// What the middle does between the caps.
  public enum Middle: String, CaseIterable, Hashable, Sendable {
    case stretch
    case tile
  }

  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int
  /// How much of what lies between the caps is used, from the left and top on; nil: all of it.
  public var middleWidth: Int?
  public var middleHeight: Int?
  public var middle: Middle

  public init(
    top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0, middleWidth: Int? = nil,
    middleHeight: Int? = nil, middle: Middle = .stretch
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.middleWidth = middleWidth
    self.middleHeight = middleHeight
    self.middle = middle
  }

  /// The columns of the left cap, the middle and the right cap of a picture that is `width` wide.
  public func columns(of width: Int) -> [Range<Int>] { Self.parts(width, left, right, middleWidth) }

  /// The rows of the top cap, the middle and the bottom cap of a picture that is `height` high.
  public func rows(of height: Int) -> [Range<Int>] { Self.parts(height, top, bottom, middleHeight) }

  /// Caps that do not fit leave out of the second one what the first one has.
  private static func parts(
    _ length: Int, _ first: Int, _ last: Int, _ middle: Int?
  ) -> [Range<Int>] {
    let start = min(max(first, 0), length)
    let end = max(start, length - max(last, 0))
    let used = min(max(middle ?? end - start, 0), end - start)
    return [0..<start, start..<start + used, end..<length]
  }
}
