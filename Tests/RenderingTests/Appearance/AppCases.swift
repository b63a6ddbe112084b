import Traits

/// What concerns an app as a whole: the SDK it is linked with, a defect of early builds, and text
/// that no label draws (traits, sections 1, 5 and 9).
let appCases: [AppearanceCase] = linkedCases + defectCases + drawnStringCases

private let darkEverywhere = """
  { window: { overrideUserInterfaceStyle: 'dark' }, controller: { overrideUserInterfaceStyle: 'dark',
      view: { id: 'v', overrideUserInterfaceStyle: 'dark', backgroundColor: 'systemBackground' } } }
  """

/// An app that Xcode 10 built is light on every iOS.
private let linkedCases: [AppearanceCase] =
  ["dark.ios13", "dark.ios15", "dark", "dark.ios26"]
  .flatMap { variant in
    [
      AppearanceCase("1: linked with the SDK of iOS 12", darkEverywhere, variant, "light")
        .linked(.ios12),
      AppearanceCase("1: linked with the SDK of iOS 13", darkEverywhere, variant, "dark")
        .linked(.ios13),
    ]
  } + [
    AppearanceCase(
      "1: linked with the SDK of iOS 12", darkEverywhere, "dark", "v", "backgroundColor",
      "#FFFFFFFF"
    ).linked(.ios12),
    AppearanceCase(
      "1: linked with the SDK of iOS 12, Info.plist Dark", darkEverywhere, "light.ios13", "light",
      plist: .dark
    ).linked(.ios12),
  ]

/// iOS 12 took the Dark entry of colour sets in apps of an early Xcode 11; of colours only.
private let defectCases: [AppearanceCase] =
  [
    ("full", "light.ios12", true, "dark"), ("full", "light.ios12", false, "any"),
    ("anyDark", "light.ios12", true, "dark"), ("anyOnly", "light.ios12", true, "any"),
    ("full", "light.ios13", true, "light"), ("full", "dark", true, "dark"),
    ("anyHigh", "light.high-contrast.ios12", true, "any"),
  ].map { set, variant, isDefective, slot in
    var row = AppearanceCase(
      "5: the Dark entry on iOS 12", "{ view: { id: 'v', backgroundColor: 'asset:\(set)' } }",
      variant, "v", "backgroundColor", "#\(AppearanceStage.color(slot))0000FF")
    row.isDarkBeforeDarkStyle = isDefective
    return row
  } + [
    {
      var row = AppearanceCase(
        "5: the Dark entry on iOS 12 concerns no images",
        "{ view: { subviews: [{ kind: 'imageView', id: 'v', image: 'asset:full' }] } }",
        "light.ios12", "v", "image",
        "A.xcassets/full.imageset/\(AppearanceStage.color("any")).png")
      row.isDarkBeforeDarkStyle = true
      return row
    }()
  ]

private func drawn(_ color: String = "") -> String {
  "{ view: { subviews: [{ kind: 'drawnString', id: 'v', text: 'a', \(color) }] } }"
}

/// A string that code draws is black where it names no colour, while a label adapts.
private let drawnStringCases: [AppearanceCase] = [
  ("", "light", "#000000FF"), ("", "dark", "#000000FF"), ("", "light.ios12", "#000000FF"),
  ("foregroundColor: 'label'", "dark", "#FFFFFFFF"),
].map { color, variant, expected in
  AppearanceCase("9: a drawn string", drawn(color), variant, "v", "foregroundColor", expected)
}

extension AppearanceCase {
  fileprivate func linked(_ sdk: TraitSet.Generation) -> AppearanceCase {
    var row = self
    row.linkedSDK = sdk
    return row
  }
}
