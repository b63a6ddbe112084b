import Geometry

extension Device {
  /// Every device, phones before tablets, older before newer; sizes, scales, insets and corners from
  /// the metrics' device table, which names the sources. Devices of one row of that table differ in
  /// their names alone.
  public static let all: [Device] = phones + tablets

  private static let phones: [Device] = [
    Device("iphone-4", "iPhone 4", 320, 480, .x2, top: 20, bottom: 0, ib: "retina3_5"),
    Device("iphone-4s", "iPhone 4s", 320, 480, .x2, top: 20, bottom: 0),
    Device("iphone-5", "iPhone 5", 320, 568, .x2, top: 20, bottom: 0),
    Device("iphone-5s", "iPhone 5s", 320, 568, .x2, top: 20, bottom: 0),
    Device("iphone-se-1", "iPhone SE (1st)", 320, 568, .x2, top: 20, bottom: 0, ib: "retina4_0"),
    Device("iphone-6", "iPhone 6", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-6s", "iPhone 6s", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-7", "iPhone 7", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-8", "iPhone 8", 375, 667, .x2, top: 20, bottom: 0, ib: "retina4_7"),
    Device("iphone-se-2", "iPhone SE (2nd)", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-se-3", "iPhone SE (3rd)", 375, 667, .x2, top: 20, bottom: 0),
    Device("iphone-6-plus", "iPhone 6 Plus", 414, 736, .x3, top: 20, bottom: 0),
    Device("iphone-7-plus", "iPhone 7 Plus", 414, 736, .x3, top: 20, bottom: 0),
    Device("iphone-8-plus", "iPhone 8 Plus", 414, 736, .x3, top: 20, bottom: 0, ib: "retina5_5"),
    Device("iphone-x", "iPhone X", 375, 812, .x3, top: 44, bottom: 34, radius: 39, ib: "retina5_9"),
    Device("iphone-xs", "iPhone XS", 375, 812, .x3, top: 44, bottom: 34, radius: 39),
    Device("iphone-11-pro", "iPhone 11 Pro", 375, 812, .x3, top: 44, bottom: 34, radius: 39),
    Device("iphone-xr", "iPhone XR", 414, 896, .x2, top: 48, bottom: 34, radius: 41.5),
    Device(
      "iphone-11", "iPhone 11", 414, 896, .x2, top: 48, bottom: 34, radius: 41.5, ib: "retina6_1"),
    Device("iphone-xs-max", "iPhone XS Max", 414, 896, .x3, top: 44, bottom: 34, radius: 39),
    Device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, .x3, top: 44, bottom: 34, radius: 39,
      ib: "retina6_5"),
    Device("iphone-12-mini", "iPhone 12 mini", 375, 812, .x3, top: 50, bottom: 34, radius: 44),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, .x3, top: 50, bottom: 34, radius: 44),
    Device("iphone-12", "iPhone 12", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device("iphone-12-pro", "iPhone 12 Pro", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device("iphone-13", "iPhone 13", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device("iphone-13-pro", "iPhone 13 Pro", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device(
      "iphone-14", "iPhone 14", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33, ib: "retina6_0"),
    Device("iphone-16e", "iPhone 16e", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device("iphone-17e", "iPhone 17e", 390, 844, .x3, top: 47, bottom: 34, radius: 47.33),
    Device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, .x3, top: 47, bottom: 34, radius: 53.33),
    Device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, .x3, top: 47, bottom: 34, radius: 53.33),
    Device(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, .x3, top: 47, bottom: 34, radius: 53.33,
      ib: "retina6_7"),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, .x3, top: 59, bottom: 34, radius: 55),
    Device(
      "iphone-15", "iPhone 15", 393, 852, .x3, top: 59, bottom: 34, radius: 55, ib: "retina6_12"),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, .x3, top: 59, bottom: 34, radius: 55),
    Device("iphone-16", "iPhone 16", 393, 852, .x3, top: 59, bottom: 34, radius: 55),
    Device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, .x3, top: 59, bottom: 34, radius: 55),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, .x3, top: 59, bottom: 34, radius: 55),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, .x3, top: 59, bottom: 34, radius: 55,
      ib: "retina6_72"),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, .x3, top: 59, bottom: 34, radius: 55),
    Device(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, .x3, top: 62, bottom: 34, radius: 62,
      ib: "retina6_3"),
    Device("iphone-17", "iPhone 17", 402, 874, .x3, top: 62, bottom: 34, radius: 62),
    Device("iphone-17-pro", "iPhone 17 Pro", 402, 874, .x3, top: 62, bottom: 34, radius: 62),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .x3, top: 62, bottom: 34, radius: 62),
    Device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, .x3, top: 62, bottom: 34, radius: 62),
    Device("iphone-air", "iPhone Air", 420, 912, .x3, top: 62, bottom: 34, radius: 62),
  ]

  private static let tablets: [Device] = [
    Device("ipad-9-7", "iPad 9.7-inch", 768, 1024, .x2, top: 20, bottom: 0),
    Device("ipad-mini-5", "iPad mini (5th)", 768, 1024, .x2, top: 20, bottom: 0, ib: "ipad9_7"),
    Device("ipad-9", "iPad (9th)", 810, 1080, .x2, top: 20, bottom: 0),
    Device("ipad-air-3", "iPad Air (3rd)", 834, 1112, .x2, top: 20, bottom: 0, ib: "ipad10_5"),
    Device("ipad-pro-10-5", "iPad Pro 10.5-inch", 834, 1112, .x2, top: 20, bottom: 0),
    Device("ipad-10", "iPad (10th)", 820, 1180, .x2, top: 24, bottom: 20, radius: 25),
    Device("ipad-air-5", "iPad Air (5th)", 820, 1180, .x2, top: 24, bottom: 20, radius: 18),
    Device("ipad-air-11", "iPad Air 11-inch", 820, 1180, .x2, top: 24, bottom: 20, radius: 18),
    Device("ipad-mini-6", "iPad mini (6th)", 744, 1133, .x2, top: 24, bottom: 20, radius: 21.5),
    Device(
      "ipad-pro-11", "iPad Pro 11-inch", 834, 1194, .x2, top: 24, bottom: 20, radius: 18,
      ib: "ipad11_0rounded"),
    Device(
      "ipad-pro-12-9-2", "iPad Pro 12.9-inch (2nd)", 1024, 1366, .x2, top: 20, bottom: 0,
      ib: "ipad12_9"),
    Device(
      "ipad-pro-12-9", "iPad Pro 12.9-inch", 1024, 1366, .x2, top: 24, bottom: 20, radius: 18,
      ib: "ipad12_9rounded"),
    Device("ipad-air-13", "iPad Air 13-inch", 1024, 1366, .x2, top: 24, bottom: 20, radius: 18),
    Device(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, .x2, top: 24, bottom: 20, radius: 30),
    Device(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, .x2, top: 24, bottom: 20, radius: 30),
  ]
}
