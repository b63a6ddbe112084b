/// Which blur effects follow the style (traits, section 7).
let blurCases: [AppearanceCase] = adaptiveCases + fixedCases + tintCases

private let source = "wix/react-native-navigation#7372, SCENEE/FloatingPanel#379"

private func effect(_ name: String) -> String {
  "{ view: { subviews: [{ kind: 'visualEffectView', id: 'v', effect: '\(name)', width: 80, height: 80 }] } }"
}

private let adaptiveCases: [AppearanceCase] = [
  "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial",
  "systemThickMaterial", "systemChromeMaterial",
].flatMap { name in
  [("light", "light"), ("dark", "dark"), ("light.ios12", "light"), ("dark.ios13", "dark")].map {
    AppearanceCase("7: \(name) adapts", effect(name), $0, "v", "effectStyle", $1).from(source)
  }
}

private let fixedCases: [AppearanceCase] =
  ["extraLight", "light", "dark"].flatMap { fixed($0, $0 == "dark" ? "dark" : "light") }
  + ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { thickness in
    ["Light", "Dark"].flatMap { style in
      fixed("system\(thickness)Material\(style)", style.lowercased())
    }
  }

private func fixed(_ name: String, _ style: String) -> [AppearanceCase] {
  ["light", "dark"].map {
    AppearanceCase("7: \(name) is fixed", effect(name), $0, "v", "effectStyle", style).from(source)
  }
}

private let tintCases: [AppearanceCase] = [
  ("systemMaterial", "light", "#B3B3B3D1"), ("systemMaterial", "dark", "#252525D1"),
  ("systemUltraThinMaterial", "light", "#BFBFBF70"), ("systemThickMaterial", "dark", "#252525E6"),
  ("systemMaterialDark", "light", "#252525D1"), ("systemMaterialLight", "dark", "#B3B3B3D1"),
  ("systemChromeMaterial", "dark", "#1D1D1DF0"),
].map { name, variant, expected in
  AppearanceCase("7: the tint of \(name)", .medium, effect(name), variant, "v", "effect", expected)
    .from("the materials of the iOS 18 design kit as in chrisbanes/haze, CupertinoMaterials.kt")
}
