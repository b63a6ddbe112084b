import Foundation
import Geometry
import ImageDiff
import PNGCodec
import Pixels
import Traits
import Verifying

/// The measurements of `docs/PERFORMANCE.md`, each printed as one JSON object on a line.
struct Benchmarks {
  let project: Project

  /// - Parameter only: the name of one benchmark; nil for all.
  func run(only: String? = nil) throws(RunFailure) {
    func wants(_ name: String) -> Bool { only == nil || only == name }
    // First: until it has loaded another program, a child counts as large as this process is.
    if wants("memory") { try memory() }
    let drawer = try ShotDrawer(project)
    if wants("shot") { for screen in drawer.screens { try shot(screen, drawer) } }
    if wants("backdrop") { try backdrop(drawer) }
    if wants("feature") { features() }
    if wants("area") { try area(drawer) }
    if wants("linear") { try linear(drawer) }
    if wants("growth") { try growth(drawer) }
  }

  /// One shot drawn, against libpng decoding the same picture stored with adaptive filters.
  private func shot(_ screen: String, _ drawer: ShotDrawer) throws(RunFailure) {
    guard let bitmap = try drawer.draw(screen, .dark),
      let adaptive = try? encodePNG(bitmap, filter: .adaptive),
      let plain = try? encodePNG(bitmap), let stored = try? decodePNG(plain).bitmap
    else { return }
    let times = Stopwatch.medians(
      rounds: 15,
      [
        { _ = try? drawer.draw(screen, .dark) },
        { _ = try? decodePNGWithLibpng(adaptive) },
        { _ = try? decodePNG(adaptive) },
        { _ = try? decodePNG(plain) },
        { _ = compare(bitmap, with: stored) },
        { _ = try? encodePNG(bitmap) },
      ])
    emit(
      "shot",
      [
        ("screen", .text(screen)), ("drawMs", .number(times[0])),
        ("libpngDecodeMs", .number(times[1])), ("drawToDecode", .number(times[0] / times[1])),
        ("decodeAdaptiveMs", .number(times[2])), ("decodePlainMs", .number(times[3])),
        ("compareEqualMs", .number(times[4])), ("encodeMs", .number(times[5])),
        ("plainBytes", .number(Double(plain.count))),
        ("adaptiveBytes", .number(Double(adaptive.count))),
      ])
  }

  /// A blur of the whole screen, as strong as a bar’s, a material’s, and weak ones.
  private func backdrop(_ drawer: ShotDrawer) throws(RunFailure) {
    guard let screen = drawer.screens.first, let bitmap = try drawer.draw(screen, .light)
    else { return }
    for deviation in [30.0, 60, 5, 2, 1] {
      guard let times = BackdropBenchmark(bitmap: bitmap).times(deviation: deviation) else {
        return
      }
      emit(
        "backdrop",
        [
          ("deviation", .number(deviation)), ("blurMs", .number(times.blur)),
          ("libpngDecodeMs", .number(times.decode)),
          ("blurToDecode", .number(times.blur / times.decode)),
        ])
    }
  }

  /// Each thing that can be painted, over the whole screen; four times the area must take about four
  /// times as long.
  private func features() {
    for feature in FeatureBenchmark.all {
      let times = FeatureBenchmark.times(feature)
      emit(
        "feature",
        [
          ("name", .text(feature.name)), ("screenMs", .number(times.screen)),
          ("fourfoldAreaTakes", .number(times.fourfold / times.screen)),
        ])
    }
  }

  /// All screens on devices of different size: the time must grow with the pixels.
  private func area(_ drawer: ShotDrawer) throws(RunFailure) {
    for device in ["iphone-se-1", "iphone-8", "iphone-14", "ipad-pro-12-9"] {
      var variant = Variant.dark
      variant.device = device
      guard let screen = drawer.screens.first,
        let pixels = try drawer.draw(screen, variant)?.size.area
      else { continue }
      let time = Stopwatch.medians(
        rounds: 5,
        [{ for screen in drawer.screens { _ = try? drawer.draw(screen, variant) } }])[0]
      let perScreen = time / Double(drawer.screens.count)
      emit(
        "area",
        [
          ("device", .text(device)), ("megapixels", .number(Double(pixels) / 1e6)),
          ("drawMs", .number(perScreen)),
          ("msPerMegapixel", .number(perScreen * 1e6 / Double(pixels))),
        ])
    }
  }

  /// The resident memory after 100 and after 1,000 shots.
  private func growth(_ drawer: ShotDrawer) throws(RunFailure) {
    guard let resident = try MemoryGrowth(drawer: drawer).residentMegabytes() else { return }
    emit(
      "growth",
      [
        ("residentMBAfter100", .number(resident.after100)),
        ("residentMBAfter1000", .number(resident.after1000)),
      ])
  }

  /// All shots once, twice and four times: the time must grow with the number.
  private func linear(_ drawer: ShotDrawer) throws(RunFailure) {
    let screens = drawer.screens
    func all(_ times: Int) {
      for _ in 0..<times {
        for screen in screens { _ = try? drawer.draw(screen, .light) }
      }
    }
    let times = Stopwatch.medians(rounds: 5, [{ all(1) }, { all(2) }, { all(4) }])
    emit(
      "linear",
      [
        ("shots", .number(Double(screens.count))), ("onceMs", .number(times[0])),
        ("twiceToOnce", .number(times[1] / times[0])),
        ("fourTimesToOnce", .number(times[2] / times[0])),
      ])
  }

  /// The peak memory of `meian verify` with one and with two workers, from the executable beside
  /// this one.
  private func memory() throws(RunFailure) {
    let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("meian")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { return }
    var peaks: [Double] = []
    for jobs in ["1", "2"] {
      let report = FileManager.default.temporaryDirectory.appendingPathComponent("meian-bench")
      guard
        let peak = peakMemory(
          of: executable.path,
          [
            "verify", "--project", project.directory, "--jobs", jobs, "--quiet", "--report",
            report.path,
          ])
      else { return }
      peaks.append(peak)
    }
    emit(
      "memory",
      [
        ("oneWorkerMB", .number(peaks[0])), ("twoWorkersMB", .number(peaks[1])),
        ("secondWorkerMB", .number(peaks[1] - peaks[0])),
      ])
  }

  private enum Value {
    case text(String)
    case number(Double)
  }

  private func emit(_ name: String, _ values: [(String, Value)]) {
    let members = values.map { key, value in
      switch value {
      case .text(let text): "\"\(key)\":\"\(text)\""
      case .number(let number): "\"\(key)\":\(String(format: "%.3g", number))"
      }
    }
    print("{\"benchmark\":\"\(name)\",\(members.joined(separator: ","))}")
  }
}
