import Foundation
import Traits
import Verifying

/// Whether drawing keeps memory that it does not need any more.
struct MemoryGrowth {
  let drawer: ShotDrawer

  /// The process's resident memory in megabytes (1024² bytes) after the first 100 shots, when fonts
  /// are open and caches full, and after 1,000; nil where a screen cannot be drawn.
  func residentMegabytes() throws(RunFailure) -> (after100: Double, after1000: Double)? {
    let screens = drawer.screens
    guard !screens.isEmpty else { return nil }
    var early: Double?
    for shot in 0..<1000 {
      if shot == 100 { early = Self.resident() }
      let variant = shot / screens.count % 2 == 0 ? Variant.light : .dark
      guard try drawer.draw(screens[shot % screens.count], variant) != nil else { return nil }
    }
    guard let early, let late = Self.resident() else { return nil }
    return (early, late)
  }

  /// Source: proc(5), `/proc/[pid]/statm`, whose second number counts resident pages.
  private static func resident() -> Double? {
    let numbers = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = numbers?.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return pages * Double(getpagesize()) / 1_048_576
  }
}
