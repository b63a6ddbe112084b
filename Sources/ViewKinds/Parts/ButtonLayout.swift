import Geometry

/// Where a button's image, title and subtitle lie.
struct ButtonLayout: Sendable {
  var image: Size?
  var title: Size?
  var subtitle: Size?
  var placement = ImagePlacement.leading
  /// Between image and texts, in points.
  var imagePadding = 8.0
  /// Between title and subtitle, in points.
  var titlePadding = 1.0

  /// Titles share a left edge beside an image, and a middle elsewhere.
  var centresTexts: Bool { image == nil || !placement.isBeside }

  /// Title and subtitle together.
  private var texts: Size {
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return Size(
      width: max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
  }

  /// What lies between the image and the texts; 0 where one of them is missing.
  var gap: Double { image != nil && (title != nil || subtitle != nil) ? imagePadding : 0 }

  /// Everything together, in points.
  var size: Size {
    let picture = image ?? .zero
    return placement.isBeside
      ? Size(
        width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : Size(
        width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  /// The top left corners of the three in `area`, where `share` of the width that is left lies
  /// before them; without a room for it the content is centred.
  func origins(in area: Rect, share: Double) -> (image: Point, title: Point, subtitle: Point) {
    let size = size
    let left = area.minX + (area.width - size.width) * share
    let top = area.midY - size.height / 2
    let picture = image ?? .zero
    var imageOrigin = Point(x: left, y: top)
    var textOrigin = Point(x: left, y: top)
    if placement.isBeside {
      imageOrigin.y = area.midY - picture.height / 2
      textOrigin.y = area.midY - texts.height / 2
      if placement == .leading {
        textOrigin.x = left + picture.width + gap
      } else {
        imageOrigin.x = left + texts.width + gap
      }
    } else {
      imageOrigin.x = left + (size.width - picture.width) / 2
      textOrigin.x = left + (size.width - texts.width) / 2
      if placement == .top {
        textOrigin.y = top + picture.height + gap
      } else {
        imageOrigin.y = top + texts.height + gap
      }
    }
    let isCentred = centresTexts
    func aligned(_ text: Size?) -> Double {
      textOrigin.x + (isCentred ? (texts.width - (text?.width ?? 0)) / 2 : 0)
    }
    let titleHeight = title?.height ?? 0
    return (
      imageOrigin, Point(x: aligned(title), y: textOrigin.y),
      Point(
        x: aligned(subtitle),
        y: textOrigin.y + titleHeight + (title != nil && subtitle != nil ? titlePadding : 0))
    )
  }
}
