import Geometry
import Rendering
import Testing
import Traits

@Suite("The devices")
struct DeviceTests {
  @Test(
    "have the sizes, scales and insets of the metrics' table",
    arguments: [
      ("iphone-4", 320, 480, 2, 20, 0), ("iphone-se-1", 320, 568, 2, 20, 0),
      ("iphone-8", 375, 667, 2, 20, 0), ("iphone-8-plus", 414, 736, 3, 20, 0),
      ("iphone-x", 375, 812, 3, 44, 34), ("iphone-11", 414, 896, 2, 48, 34),
      ("iphone-11-pro-max", 414, 896, 3, 44, 34), ("iphone-13-mini", 375, 812, 3, 50, 34),
      ("iphone-14", 390, 844, 3, 47, 34), ("iphone-14-plus", 428, 926, 3, 47, 34),
      ("iphone-15", 393, 852, 3, 59, 34), ("iphone-15-pro-max", 430, 932, 3, 59, 34),
      ("iphone-16-pro", 402, 874, 3, 62, 34), ("iphone-16-pro-max", 440, 956, 3, 62, 34),
      ("iphone-air", 420, 912, 3, 62, 34), ("ipad-mini-5", 768, 1024, 2, 20, 0),
      ("ipad-9", 810, 1080, 2, 20, 0), ("ipad-air-3", 834, 1112, 2, 20, 0),
      ("ipad-10", 820, 1180, 2, 24, 20), ("ipad-mini-6", 744, 1133, 2, 24, 20),
      ("ipad-pro-11", 834, 1194, 2, 24, 20), ("ipad-pro-12-9", 1024, 1366, 2, 24, 20),
      ("ipad-pro-11-m4", 834, 1210, 2, 24, 20), ("ipad-pro-13-m4", 1032, 1376, 2, 24, 20),
    ])
  func metrics(
    name: String, width: Double, height: Double, scale: Int, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size.width == width && device.size.height == height)
    #expect(device.scale.pixelsPerPoint == scale)
    #expect(device.safeArea.top == top && device.safeArea.bottom == bottom)
    #expect(device.safeArea.left == 0 && device.safeArea.right == 0)
  }

  @Test("that messages name exist", arguments: VariantError.exampleDevices)
  func examples(name: String) { #expect(Device.named(name) != nil) }

  @Test(
    "cover these parts in landscape, and have these corners",
    arguments: [
      ("iphone-4", 0, 0, 0, 0), ("iphone-8", 0, 0, 0, 0), ("iphone-8-plus", 0, 0, 0, 0),
      ("iphone-x", 0, 44, 21, 39), ("iphone-11", 0, 48, 21, 41.5),
      ("iphone-11-pro-max", 0, 44, 21, 39), ("iphone-13-mini", 0, 50, 21, 44),
      ("iphone-13", 0, 47, 21, 47.33), ("iphone-14", 0, 47, 21, 47.33),
      ("iphone-14-plus", 0, 47, 21, 53.33), ("iphone-15-pro", 0, 59, 21, 55),
      ("iphone-15-pro-max", 0, 59, 21, 55), ("iphone-16-pro", 0, 62, 21, 62),
      ("iphone-16-pro-max", 0, 62, 21, 62), ("iphone-air", 0, 62, 21, 62),
      ("ipad-mini-5", 20, 0, 0, 0), ("ipad-9", 20, 0, 0, 0), ("ipad-air-3", 20, 0, 0, 0),
      ("ipad-10", 24, 0, 20, 25), ("ipad-air-11", 24, 0, 20, 18), ("ipad-mini-6", 24, 0, 20, 21.5),
      ("ipad-pro-11", 24, 0, 20, 18), ("ipad-pro-12-9-2", 20, 0, 0, 0),
      ("ipad-pro-12-9", 24, 0, 20, 18), ("ipad-pro-11-m4", 24, 0, 20, 30),
      ("ipad-pro-13-m4", 24, 0, 20, 30),
    ])
  func landscape(
    name: String, top: Double, side: Double, bottom: Double, radius: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(
      device.landscapeSafeArea == Insets(top: top, left: side, bottom: bottom, right: side))
    #expect(device.cornerRadius == radius)
  }

  @Test("have names of their own that variants can carry")
  func names() throws {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(try Variant(name: "dark.\(name)").device == name) }
    let builders = Device.all.map(\.interfaceBuilderID).filter { !$0.isEmpty }
    #expect(Set(builders).count == builders.count)
    #expect(Device.named("iphone-1") == nil)
  }
}
