import Commands
import Foundation
import TestSupport
import Testing

@Suite("meian explain")
struct ExplainTests {
  private static let screen = """
    {
      window: { tintColor: "#111111" },
      controller: {
        id: "page",
        view: {
          id: "root",
          tintColor: "#222222",
          subviews: [
            { kind: "label", id: "temperature", text: "21",
              textColor: { light: "systemGreen", dark: "systemBlue", highContrastLight: "label" } },
            { kind: "button", id: "more", title: "More" },
          ],
        },
        presents: { style: "pageSheet", controller: { id: "sheet", view: { id: "inside" } } },
      },
    }
    """

  private func call() throws -> Call {
    let call = try Call.project()
    try call.folder.write(Self.screen, to: "Screens/weather.screen.json5")
    return call
  }

  @Test("says which rule won for style, level and colour, and which came to nothing")
  func human() throws {
    let outcome = try call().run("explain weather#temperature --variant dark")
    #expect(outcome.code == .success && outcome.err.isEmpty)
    #expect(
      outcome.out == """
        weather#temperature  dark  label
          style      dark
                     · without an Info.plist UIUserInterfaceStyle is Automatic
                     ✓ the system setting is dark
          level      base
                     ✓ the variant’s windows are base
          contrast   normal
                     ✓ the variant’s contrast is normal
          textColor  #0A84FFFF  dynamic(systemGreen, systemBlue)
                     ✓ textColor of “temperature” (Screens/weather.screen.json5:10: /controller/view/subviews/0/textColor)
                     × the default of “label” is label; black before iOS 13
                     ✓ slot dark → systemBlue (Screens/weather.screen.json5:10)
                     × slot light → systemGreen: for other traits (Screens/weather.screen.json5:10)
                     × slot highContrastLight → label: for other traits (Screens/weather.screen.json5:10)
                     ✓ systemBlue in ios17, dark, base, normal contrast

        """)
  }

  @Test("names everything that could have given the tint, nearest first")
  func tint() throws {
    let out = try call().run("explain weather#more --variant light").out
    #expect(
      out.hasSuffix(
        """
          titleColor  #8E8E93FF  systemGray
                      · titleColor of “more”: not written
                      ✓ “sheet” is presented in front, which dims every tint behind it to systemGray (Screens/weather.screen.json5:14: /controller/presents/controller)
                      × tintColor of “root” is #222222 (Screens/weather.screen.json5:7: /controller/view/tintColor)
                      × tintColor of “window” is #111111 (Screens/weather.screen.json5:2: /window/tintColor)
                      × the default tint is systemBlue
                      ✓ systemGray in ios17, light, base, normal contrast

        """))
  }

  @Test("says why a sheet is elevated")
  func level() throws {
    let out = try call().run("explain weather#inside --variant dark").out
    #expect(out.contains("level            elevated\n"))
    #expect(out.contains("✓ “sheet” is presented as a sheet or popover, which is elevated\n"))
    #expect(out.contains("× the variant’s windows are base\n"))
    #expect(out.contains("✓ systemBackground in ios17, dark, elevated, normal contrast\n"))
  }

  @Test("prints one JSON object a view, in each of the project's variants")
  func json() throws {
    let call = try call()
    let views = call.run("explain weather#temperature --format json").json
    #expect(views.map { $0["variant"] as? String } == ["light", "dark"])
    let view = try #require(views.last)
    #expect(view["screen"] as? String == "weather" && view["view"] as? String == "temperature")
    #expect(view["kind"] as? String == "label")
    let properties = try #require(view["properties"] as? [NSDictionary])
    #expect(
      properties.map { $0["name"] as? String } == ["style", "level", "contrast", "textColor"])
    #expect(properties[3]["value"] as? String == "#0A84FFFF")
    let rules = try #require(properties[0]["rules"] as? [NSDictionary])
    #expect(rules.map { $0["outcome"] as? String } == ["silent", "decided"])
    let all = call.run("explain weather --variant dark --format json").json
    #expect(Set(all.map { $0["view"] as? String }).isSuperset(of: ["window", "root", "inside"]))
  }

  @Test(
    "names the nearest screen or view where one is unknown",
    arguments: [
      ("wether", "unknown screen “wether”; did you mean “weather”?"),
      (
        "weather#temprature",
        "unknown view “temprature” of “weather”; did you mean “temperature”?"
      ),
      (
        "weather#qqqqqqqqqq",
        "unknown view “qqqqqqqqqq” of “weather”; leave it out to see all views"
      ),
    ])
  func unknown(words: String, message: String) throws {
    let outcome = try call().run("explain \(words)")
    #expect(outcome.code == .usage && outcome.out.isEmpty)
    #expect(outcome.err == "meian: \(message)\n")
  }

  @Test("tells a broken screen's error and ends with 1, as render does")
  func broken() throws {
    let call = try call()
    try call.folder.write("{ view: { kind: \"lable\" } }", to: "Screens/bad.screen.json5")
    let outcome = call.run("explain bad")
    #expect(outcome.code == .failed && outcome.err.contains("did you mean “label”?"))
    #expect(call.run("explain Screens/weather.screen.json5 --variant dark").code == .success)
  }
}
