public import Drawing
public import Geometry
import Screens

/// How a layer's corners are rounded.
public struct LayerCorners: Hashable, Sendable {
  /// `CALayerCornerCurve`.
  public enum Curve: String, CaseIterable, Hashable, Sendable {
    case circular
    case continuous
  }

  /// In points.
  public var radius = 0.0
  public var curve = Curve.circular
  /// 1 for a corner that is rounded and 0 for one that is not.
  public var rounded = CornerRadii.uniform(1)

  init(radius: Double = 0) { self.radius = radius }

  init(reading reader: AttributeReader, radius: Double = 0) throws(ScreenError) {
    self.radius = radius
    curve = try reader.choice("cornerCurve") ?? .circular
    guard reader.value("maskedCorners") != nil else { return }
    rounded = .uniform(0)
    for element in try reader.elements("maskedCorners") {
      guard case .string(let word) = element.content, let corner = Self.names[word] else {
        throw ScreenError(
          "maskedCorners holds \(element.content.kindName)",
          remedy: "the corners are topLeft, topRight, bottomLeft, bottomRight", at: element.place)
      }
      rounded[keyPath: corner] = 1
    }
  }

  private static var names: [String: WritableKeyPath<CornerRadii, Double>] {
    [
      "topLeft": \.topLeft, "topRight": \.topRight, "bottomLeft": \.bottomLeft,
      "bottomRight": \.bottomRight, "layerMinXMinYCorner": \.topLeft,
      "layerMaxXMinYCorner": \.topRight, "layerMinXMaxYCorner": \.bottomLeft,
      "layerMaxXMaxYCorner": \.bottomRight,
    ]
  }

  /// A rectangle in pixels with these corners, on a screen of `scale` pixels a point.
  public func shape(of rect: Rect, scale: Double) -> Shape {
    guard radius > 0 else { return .rect(rect) }
    let radii = rounded.scaled(by: radius * scale)
    if curve == .continuous { return .continuousCorners(rect, radii) }
    if rounded == .uniform(1) { return .roundedRect(rect, radius: radius * scale) }
    return .roundedCorners(
      rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
      bottomLeft: radii.bottomLeft)
  }
}
