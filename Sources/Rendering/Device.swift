public import Geometry

/// A device's screen: size, scale, and what its edges cover in portrait.
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
  /// What Interface Builder calls the device; empty where it has no word.
  public let interfaceBuilderID: String

  init(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Scale,
    top: Double, bottom: Double, ib interfaceBuilderID: String = ""
  ) {
    self.name = name
    self.title = title
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = Insets(top: top, left: 0, bottom: bottom, right: 0)
    self.interfaceBuilderID = interfaceBuilderID
  }

  /// `iPhone 14, 390 × 844 pt at 3x`.
  public var description: String {
    "\(title), \(Int(size.width)) × \(Int(size.height)) pt at \(scale.pixelsPerPoint)x"
  }

  /// The device with `name`, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Every device, phones before tablets; sizes, scales and insets from the metrics' device table.
  public static let all: [Device] = [
    Device("iphone-4", "iPhone 4", 320, 480, .x2, top: 20, bottom: 0, ib: "retina3_5"),
    Device("iphone-se-1", "iPhone SE (1st)", 320, 568, .x2, top: 20, bottom: 0, ib: "retina4_0"),
    Device("iphone-8", "iPhone 8", 375, 667, .x2, top: 20, bottom: 0, ib: "retina4_7"),
    Device("iphone-se-3", "iPhone SE (3rd)", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-8-plus", "iPhone 8 Plus", 414, 736, .x3, top: 20, bottom: 0, ib: "retina5_5"),
    Device("iphone-x", "iPhone X", 375, 812, .x3, top: 44, bottom: 34, ib: "retina5_9"),
    Device("iphone-11", "iPhone 11", 414, 896, .x2, top: 48, bottom: 34, ib: "retina6_1"),
    Device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, .x3, top: 44, bottom: 34,
      ib: "retina6_5"),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, .x3, top: 50, bottom: 34),
    Device("iphone-14", "iPhone 14", 390, 844, .x3, top: 47, bottom: 34, ib: "retina6_0"),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, .x3, top: 47, bottom: 34, ib: "retina6_7"),
    Device("iphone-15", "iPhone 15", 393, 852, .x3, top: 59, bottom: 34, ib: "retina6_12"),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, .x3, top: 59, bottom: 34,
      ib: "retina6_72"),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, .x3, top: 62, bottom: 34, ib: "retina6_3"),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .x3, top: 62, bottom: 34),
    Device("iphone-air", "iPhone Air", 420, 912, .x3, top: 62, bottom: 34),
    Device("ipad-mini-5", "iPad mini (5th)", 768, 1024, .x2, top: 20, bottom: 0, ib: "ipad9_7"),
    Device("ipad-9", "iPad (9th)", 810, 1080, .x2, top: 20, bottom: 0),
    Device("ipad-air-3", "iPad Air (3rd)", 834, 1112, .x2, top: 20, bottom: 0, ib: "ipad10_5"),
    Device("ipad-10", "iPad (10th)", 820, 1180, .x2, top: 24, bottom: 20),
    Device("ipad-mini-6", "iPad mini (6th)", 744, 1133, .x2, top: 24, bottom: 20),
    Device(
      "ipad-pro-11", "iPad Pro 11-inch", 834, 1194, .x2, top: 24, bottom: 20,
      ib: "ipad11_0rounded"),
    Device(
      "ipad-pro-12-9-2", "iPad Pro 12.9-inch (2nd)", 1024, 1366, .x2, top: 20, bottom: 0,
      ib: "ipad12_9"),
    Device(
      "ipad-pro-12-9", "iPad Pro 12.9-inch", 1024, 1366, .x2, top: 24, bottom: 20,
      ib: "ipad12_9rounded"),
    Device("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, .x2, top: 24, bottom: 20),
    Device("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, .x2, top: 24, bottom: 20),
  ]
}
