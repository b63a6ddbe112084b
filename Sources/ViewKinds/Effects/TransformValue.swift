public import Geometry
import Screens

/// How a view is turned, scaled and moved after layout.
public struct TransformValue: Hashable, Sendable {
  /// In points, about the anchor.
  public var mapping: AffineMapping
  /// What stays in place when the view turns or grows, in the unit square of the bounds.
  public var anchor: Point
  /// As it was written, for the view tree.
  public var words: String

  init(_ written: SourceValue, reading reader: AttributeReader) throws(ScreenError) {
    anchor = Point(x: 0.5, y: 0.5)
    if case .array = written.content {
      let numbers = try reader.numbers("transform", count: 6) ?? []
      guard numbers.count == 6 else {
        throw reader.wrong("transform", written, "write [a, b, c, d, tx, ty]")
      }
      mapping = AffineMapping(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      words = numbers.map(trimmed).joined(separator: ",")
      return
    }
    let object = try AttributeReader(
      object: written, owner: "transform", known: ["rotate", "scale", "translate", "anchor"],
      resources: reader.resources)
    var words: [String] = []
    var mapping = AffineMapping.identity
    if let scale = object.value("scale") {
      let factors: [Double]
      if case .number = scale.content {
        let factor = try object.number("scale", in: -1000...1000) ?? 1
        factors = [factor, factor]
      } else {
        factors = try object.numbers("scale", count: 2, in: -1000...1000) ?? [1, 1]
      }
      mapping = mapping.then(.scale(x: factors[0], y: factors[1]))
      words.append("scale:\(trimmed(factors[0])),\(trimmed(factors[1]))")
    }
    if let degrees = try object.number("rotate", in: -36_000...36_000) {
      mapping = mapping.then(.rotation(degrees: degrees))
      words.append("rotate:\(trimmed(degrees))")
    }
    if let move = try object.numbers("translate", count: 2) {
      mapping = mapping.then(.translation(x: move[0], y: move[1]))
      words.append("translate:\(trimmed(move[0])),\(trimmed(move[1]))")
    }
    if let place = try object.unitPoint("anchor") {
      let x = place.turns && reader.isRightToLeft ? 1 - place.point.x : place.point.x
      anchor = Point(x: x, y: place.point.y)
      words.append("anchor:\(trimmed(anchor.x)),\(trimmed(anchor.y))")
    }
    self.mapping = mapping
    self.words = words.joined(separator: "/")
  }

  /// The mapping in pixels of the image, for a view that was laid out at `frame`.
  public func mapping(of frame: Rect, scale: Double) -> AffineMapping {
    var inPixels = mapping
    inPixels.tx *= scale
    inPixels.ty *= scale
    return inPixels.about(
      Point(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
  }
}
