import Testing
import Traits

@testable import ViewKinds

@Suite("The colours of a button")
struct ButtonColorTests {
  private func colors(
    _ configuration: ButtonConfiguration?, _ change: (inout ControlState) -> Void,
    type: ButtonType = .system, title: ColorValue? = nil, base: ColorValue? = nil
  ) -> ButtonColors {
    var state = ControlState.normal
    change(&state)
    return ButtonColors(
      configuration, type, state, tint: .system("systemBlue"), titleColor: title, base: base)
  }

  @Test("of a system button are the tint, paler under a finger and on a box where chosen")
  func system() {
    #expect(colors(nil) { _ in }.foreground == .system("systemBlue"))
    #expect(colors(nil) { _ in }.background == nil)
    #expect(
      colors(nil) { $0.isHighlighted = true }.foreground
        == .withAlpha(.system("systemBlue"), 0.2))
    let chosen = colors(nil) { $0.isSelected = true }
    #expect(chosen.background == .system("systemBlue"))
    #expect(chosen.foreground == .system("systemBackground"))
    #expect(colors(nil) { $0.isEnabled = false }.foreground == .system("tertiaryLabel"))
  }

  @Test("of a custom button are white, and its own colour also where it is disabled")
  func custom() {
    #expect(colors(nil, { _ in }, type: .custom).foreground == .system("white"))
    let own = colors(
      nil, { $0.isEnabled = false }, type: .custom, title: .system("systemYellow"))
    #expect(own.foreground == .system("systemYellow"))
  }

  @Test(
    "of a chosen configuration are those of the next stronger one",
    arguments: [
      (ButtonConfiguration.plain, ButtonConfiguration.tinted), (.gray, .tinted),
      (.tinted, .filled), (.filled, .filled), (.borderless, .tinted), (.borderedTinted, .filled),
    ])
  func chosen(configuration: ButtonConfiguration, stronger: ButtonConfiguration) {
    let chosen = colors(configuration) { $0.isSelected = true }
    let plain = colors(stronger) { _ in }
    #expect(chosen.foreground == plain.foreground)
    #expect(chosen.background == plain.background)
  }

  @Test("of a disabled configuration are grey, and plain stays without a background")
  func disabled() {
    for configuration in ButtonConfiguration.allCases {
      let grey = colors(configuration) { $0.isEnabled = false }
      #expect(grey.foreground == .system("tertiaryLabel"))
      #expect((grey.background == nil) == (configuration.drawn == .plain))
    }
  }

  @Test("take the base colours that a configuration names")
  func base() {
    let own = colors(
      .filled, { _ in }, title: .system("black"), base: .system("systemYellow"))
    #expect(own.foreground == .system("black"))
    #expect(own.background == .system("systemYellow"))
  }
}
