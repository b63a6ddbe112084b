// swift-tools-version: 6.2
import PackageDescription

/// Every target of the house, lowest level first; a target may name only lower ones.
/// `docs/ARCHITECTURE.md` says what each is for.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "meian",
  products: [
    .executable(name: "meian", targets: ["meian"]),
    .executable(name: "meian-bench", targets: ["meian-bench"]),
  ],
  targets: [
    // Level 0
    .target(
      name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("deflate")]),
    .target(name: "CScanlines", linkerSettings: [.linkedLibrary("deflate")]),
    .target(name: "CInflate", linkerSettings: [.linkedLibrary("deflate")]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "CText", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CWebP", linkerSettings: [.linkedLibrary("webp")]),
    .target(name: "CNettle", linkerSettings: [.linkedLibrary("nettle")]),
    library("Geometry"),
    library("Subprocesses"),
    // Level 1
    library("Pixels", ["Geometry"]),
    library("Digests", ["CNettle"]),
    library("Archives", ["CInflate"]),
    // Level 2
    library("Traits", ["Pixels"]),
    library("Drawing", ["Geometry", "Pixels"]),
    library("PNGCodec", ["CPNG", "CScanlines", "Geometry", "Pixels"]),
    library("Typography", ["CHarfBuzz", "CText", "Geometry"]),
    library("ImageDiff", ["Geometry", "Pixels"]),
    // Level 3
    library("PictureReading", ["CJPEG", "CWebP", "Geometry", "Pixels", "PNGCodec"]),
    library("Screens", ["Geometry", "Pixels", "Traits", "Drawing", "Typography"]),
    library("Rasterizer", ["Geometry", "Pixels", "Drawing"]),
    library("LayoutEngine", ["Geometry"]),
    library("Baselines", ["Subprocesses"]),
    library("RunRecords", []),
    // Level 4
    library("AssetCatalogs", ["Geometry", "Pixels", "Traits", "PNGCodec", "Screens"]),
    library(
      "ViewKinds",
      ["Geometry", "Pixels", "Traits", "Drawing", "Typography", "LayoutEngine", "Screens"]),
    // Compiled in, so that the executable needs no folder beside it.
    library("Reporting", ["RunRecords"], resources: [.embedInCode("Assets")]),
    // Level 5
    library(
      "Rendering",
      [
        "Geometry", "Pixels", "Digests", "Traits", "Drawing", "PNGCodec", "Typography", "Screens",
        "PictureReading", "Rasterizer", "AssetCatalogs", "LayoutEngine", "ViewKinds",
      ]),
    // Level 6
    library(
      "Verifying",
      [
        "Geometry", "Pixels", "Digests", "Traits", "Drawing", "PNGCodec", "Typography",
        "ImageDiff", "Screens", "Baselines", "RunRecords", "AssetCatalogs", "Reporting",
        "PictureReading", "Rendering", "ViewKinds", "Archives", "Subprocesses",
      ]),
    // Level 7
    library(
      "Commands",
      [
        "Geometry", "Pixels", "Digests", "Traits", "Drawing", "PictureReading", "PNGCodec",
        "Typography",
        "ImageDiff", "Screens", "Baselines", "RunRecords", "Reporting", "Rendering", "Verifying",
        "ViewKinds",
      ]),
    // Level 8
    .executableTarget(name: "meian", dependencies: ["Commands"], swiftSettings: settings),
    .executableTarget(
      name: "meian-bench",
      dependencies: [
        "Geometry", "Pixels", "Traits", "Drawing", "PNGCodec", "Typography", "ImageDiff", "Screens",
        "Rasterizer", "Rendering", "Verifying",
      ],
      swiftSettings: settings),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Pixels"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("Geometry"),
    tests("Subprocesses"),
    tests("Pixels", ["Geometry"]),
    tests("Digests"),
    tests("Archives"),
    tests("Traits", ["Pixels"]),
    tests("Drawing", ["Geometry", "Pixels"]),
    tests("PNGCodec", ["Geometry", "Pixels"]),
    tests("PictureReading", ["Geometry", "Pixels", "PNGCodec"]),
    tests("Typography", ["Geometry"]),
    tests("ImageDiff", ["Geometry", "Pixels"]),
    tests("Screens", ["Geometry", "Pixels", "Traits"]),
    tests("Rasterizer", ["Geometry", "Pixels", "Drawing"]),
    tests("Baselines"),
    tests("RunRecords"),
    tests("AssetCatalogs", ["Geometry", "Pixels", "Traits", "PNGCodec", "Screens"]),
    tests("LayoutEngine", ["Geometry"]),
    tests(
      "ViewKinds",
      ["Geometry", "Pixels", "Traits", "Drawing", "Typography", "LayoutEngine", "Screens"]),
    tests("Reporting", ["RunRecords"]),
    tests(
      "Rendering",
      [
        "Geometry", "Pixels", "Digests", "Traits", "Drawing", "PNGCodec", "Typography", "Screens",
        "AssetCatalogs", "ViewKinds",
      ]),
    tests(
      "Verifying",
      [
        "Geometry", "Pixels", "Digests", "Traits", "Drawing", "ImageDiff", "PNGCodec", "RunRecords",
        "Baselines", "Screens", "Rendering",
      ]),
    tests("Commands", ["Geometry", "Pixels", "PNGCodec", "ImageDiff", "RunRecords", "Verifying"]),
    .executableTarget(
      name: "meian-drawings", dependencies: ["Geometry", "Pixels", "Drawing", "Rasterizer"],
      path: "Tests/Accuracy/meian-drawings", swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "Geometry", "Pixels", "PNGCodec"],
      exclude: ["Pages"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer links only with the flags that scripts/fuzz gives.
if Context.environment["MEIAN_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer"),
    .executableTarget(
      name: "meian-fuzz",
      dependencies: ["CFuzzer", "Geometry", "Pixels", "PNGCodec", "PictureReading", "ImageDiff"],
      path: "Tests/Fuzzing/meian-fuzz", swiftSettings: settings),
  ]
}
