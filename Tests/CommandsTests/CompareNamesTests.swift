import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing

@Suite("Light and dark found by names")
struct CompareNamesTests {
  /// Each screen with the variants of its pictures, after a comparison of these names with themselves.
  private func screens(
    _ names: [String], _ options: String = ""
  ) throws -> (shots: [String], notes: [String]) {
    let call = try Call()
    for (index, name) in names.enumerated() {
      let bytes = try encodePNG(
        Bitmap(
          size: PixelSize(width: 4, height: 4), filledWith: RGBA8(rgb: UInt32(index + 1))))
      for side in ["a", "b"] { try call.folder.write(bytes, to: "\(side)/\(name).png") }
    }
    let outcome = call.run(
      ["compare", "a", "b", "--report", "out"]
        + options.split(separator: " ").map(String.init))
    #expect(outcome.code == .success, "\(outcome.err)")
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    for note in run.notes { #expect(outcome.err.contains(note)) }
    return (
      run.screens.map { "\($0.id): \($0.shots.map(\.variant).joined(separator: " "))" }, run.notes
    )
  }

  @Test(
    "as tests of iOS, Android and the web write them",
    arguments: [
      ("home-light@2x", "home-dark@2x", "home%402x"),
      ("nav-light-linux", "nav-dark-linux", "nav-linux"),
      ("home-light-chromium-linux", "home-dark-chromium-linux", "home-chromium-linux"),
      ("app.HomeTest.homeLight", "app.HomeTest.homeDark", "app%2EHomeTest%2Ehome"),
      ("Home_notnight", "Home_night", "Home"), ("Light/cap", "Dark/cap", "cap"),
      ("big-Light", "big-Dark", "big"), ("BIG_LIGHT", "BIG_DARK", "BIG"),
      ("testFoo-light.1", "testFoo-dark.1", "testFoo%2E1"),
      ("Test_light[login]", "Test_dark[login]", "Test%5Blogin%5D"),
      ("test[NotNight]_x", "test[NightMode]_x", "test_x"), ("Day", "Night", "picture"),
      ("URLLight", "URLDark", "URL"), ("en/LightMode/a", "en/DarkMode/a", "en/a"),
      ("mode", "mode-dark", "mode"), ("home@2x", "home-dark@2x", "home%402x"),
      ("x/home.light", "x/home.dark", "x/home"),
    ])
  func pairs(light: String, dark: String, screen: String) throws {
    for names in [[light, dark], [dark, light]] {
      let found = try screens(names)
      #expect(found.shots == ["\(screen): light dark"] && found.notes.isEmpty)
    }
  }

  @Test(
    "but not in the middle of words, nor without the other picture",
    arguments: [
      (["flashlight", "flashdark"], false), (["day", "today"], false), (["lighthouse"], false),
      (["dark-chocolate", "chocolate"], true), (["opening-Night-1"], true),
      (["a-dark-1", "a-light-2"], true), (["darkroom-1", "lightroom-1"], false),
    ])
  func apart(names: [String], hasNote: Bool) throws {
    let found = try screens(names)
    #expect(
      found.shots.allSatisfy { $0.hasSuffix(": picture") } && found.shots.count == names.count)
    #expect(found.notes.isEmpty != hasNote)
    if hasNote { #expect(found.notes[0].contains("paired with nothing: ")) }
  }

  @Test("leaves alone what could be of two pairs, and says so")
  func ambiguous() throws {
    let found = try screens(["a-night-1", "a-day-1", "a-notnight-1"])
    #expect(found.shots == ["a-day-1: picture", "a-night-1: picture", "a-notnight-1: picture"])
    #expect(
      found.notes == [
        "a-night-1.png could be paired with a-day-1.png and a-notnight-1.png, and is paired with neither; --pattern says how names hold {screen} and {style}"
      ])
  }

  @Test("leaves alone pictures that would be one shot, and writes the report all the same")
  func clash() throws {
    let found = try screens(["home.dark", "home-dark", "home.light"])
    #expect(found.shots == ["home: light", "home%2Edark: picture", "home-dark: picture"])
    #expect(found.notes.count == 1)
    #expect(found.notes[0].hasPrefix("home-dark.png and home.dark.png would all be “home” in dark"))
  }

  @Test("tells screens apart whose names differ in letter case only")
  func letterCase() throws {
    let found = try screens(["Home.light", "home.light", "home.dark"])
    #expect(Set(found.shots) == ["Home: light", "home-2: light dark"])
    #expect(found.notes.count == 1 && found.notes[0].contains("differ only in letter case"))
  }

  @Test("by a pattern first and by the usual names where it does not fit")
  func patterns() throws {
    let names = ["homelight", "homedark", "cap.light", "cap.dark"]
    #expect(
      try screens(names, "--pattern {screen}x{style}").notes.contains {
        $0.contains("fits no file")
      })
    let web = try screens(
      ["s/a-dark-linux", "s/a-light-linux", "b.dark", "b.light"],
      "--pattern {suite}/{screen}-{style}-linux")
    #expect(web.shots == ["b: light dark", "s/a: light dark"])
    let camel = try screens(
      ["homeDark", "homeLight", "NightMode.v2", "flashlight", "DayMode.v2"],
      "--pattern {screen}{style} --pattern {style}.{screen}")
    #expect(camel.shots == ["flashlight: picture", "home: light dark", "v2: light dark"])
  }
}
