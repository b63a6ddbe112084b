public import Geometry
import Traits
import ViewKinds

/// A device's screen: size, scale, and what its edges cover.
public struct Device: Hashable, Sendable {
  /// As in `meian.json5` and in variant names: `iphone-14`.
  public let name: String
  /// As people say it.
  public let title: String
  /// In points, portrait.
  public let size: Size
  public let scale: Scale
  /// Covered at the top and bottom in portrait, in points.
  public let safeArea: Insets
  /// Covered in landscape, in points.
  public let landscapeSafeArea: Insets
  /// Radius of the display's corners, in points; 0 for a rectangular one.
  public let cornerRadius: Double
  /// What Interface Builder calls the device; empty where it has no word.
  public let interfaceBuilderID: String

  /// - Parameters:
  ///   - top: covered in portrait, in points; in landscape the housing of a phone's sensors covers as
  ///     much at both sides.
  ///   - bottom: covered in portrait; 0 where the device has a home button.
  ///   - radius: of the display's corners.
  init(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Scale,
    top: Double, bottom: Double, radius: Double = 0, ib interfaceBuilderID: String = ""
  ) {
    self.name = name
    self.title = title
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = Insets(top: top, left: 0, bottom: bottom, right: 0)
    if name.hasPrefix("ipad") {
      landscapeSafeArea = safeArea
    } else if bottom == 0 {
      // A phone with a home button hides its status bar.
      landscapeSafeArea = .zero
    } else {
      landscapeSafeArea = Insets(top: 0, left: top, bottom: 21, right: top)
    }
    cornerRadius = radius
    self.interfaceBuilderID = interfaceBuilderID
  }

  /// `iPhone 14, 390 × 844 pt at 3x`.
  public var description: String {
    "\(title), \(Int(size.width)) × \(Int(size.height)) pt at \(scale.pixelsPerPoint)x"
  }

  /// The device with `name`, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The window in `orientation`.
  func screen(in orientation: Variant.Orientation) -> ScreenMetrics {
    switch orientation {
    case .portrait:
      ScreenMetrics(size: size, safeArea: safeArea, orientation: orientation, idiom: idiom)
    case .landscape:
      ScreenMetrics(
        size: Size(width: size.height, height: size.width), safeArea: landscapeSafeArea,
        orientation: orientation, idiom: idiom)
    }
  }

  private var idiom: ScreenMetrics.Idiom { name.hasPrefix("ipad") ? .pad : .phone }
}
