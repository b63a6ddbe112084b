/// Where the expectations of rows come from.
struct AppearanceSource {
  /// Beginnings of the rows' `rule`; the longest one that fits counts.
  var rules: [String]
  var source: String
  /// Where sources disagree, or only one says so: which was followed, and why.
  var followed: String?

  init(_ rules: String..., source: String, followed: String? = nil) {
    self.rules = rules
    self.source = source
    self.followed = followed
  }

  /// The source of a row, nil where nobody wrote it down.
  static func of(_ row: AppearanceCase) -> AppearanceSource? {
    var best: (length: Int, source: AppearanceSource)?
    for source in all {
      for rule in source.rules where row.rule.hasPrefix(rule) && rule.count > best?.length ?? 0 {
        best = (rule.count, source)
      }
    }
    return best?.source
  }

  /// Adding rows of a new rule means adding a line here.
  static let all: [AppearanceSource] = [
    // The chain
    AppearanceSource(
      "1: linked", source: "fivestars.blog; Apple, “Choosing a specific interface style”"),
    AppearanceSource(
      "2: Info.plist", source: "Apple, “Choosing a specific interface style”; expo/expo, its plugin"
    ),
    AppearanceSource(
      "3: window", "3: unspecified", "3: a navigation", "3: a tab", "3: a controller’s override",
      "3: a window beats", source: "Apple, “Choosing a specific interface style”"),
    AppearanceSource(
      "3: pageSheet", "3: formSheet", "3: fullScreen", "3: overFullScreen", "3: popover",
      "3: the presenter", "3: a presented controller",
      source: "software-mansion/react-native-screens#481, tidev/titanium-sdk#13328"),
    AppearanceSource("3: a child controller", source: "WWDC23, session 10057"),
    AppearanceSource(
      "3: a parent’s override", "6: a parent elevates", "3: overrideTraitCollection",
      "6: a custom overlay", source: "WWDC23, session 10057; UIKit's headers"),
    AppearanceSource(
      "3: a parent’s override beats the view around",
      source: "UIKit's headers",
      followed: "no source orders the two; what is said for the child itself is taken as nearer"),
    AppearanceSource(
      "3: a child’s own override", source: "Apple, “Choosing a specific interface style”",
      followed: "no source orders the two; what the child says itself is taken as nearer"),
    AppearanceSource(
      "3: traitOverrides", "6: traitOverrides", "3: a scene", "6: unspecified levels",
      "6: an elevated view", "6: base inside", "5: normal contrast inside",
      "6: a sheet is elevated",
      source: "WWDC23, session 10057"),
    AppearanceSource(
      "6: a sheet that its presentation", source: "WWDC23, session 10057",
      followed: "no source orders the two; what code sets is taken as nearer than the system's"),
    AppearanceSource("3: a second window", source: "SwiftKickMobile/SwiftMessages#354, #474"),
    // SwiftUI
    AppearanceSource("4: colorScheme", source: "Apple's reference, colorScheme(_:)"),
    AppearanceSource(
      "4: the environment’s value", source: "public threads",
      followed: "snapshot tools inject it so; UIColors that were converted early may not follow"),
    AppearanceSource(
      "4: a preference", "4: nil is no opinion", "4: a sheet opened under",
      source: "Apple's reference, preferredColorScheme(_:)"),
    AppearanceSource(
      "4: a preference in a sheet stays", source: "Apple's reference",
      followed:
        "the reference, against element-hq/element-x-ios#6144, where it leaked to the window"),
    AppearanceSource(
      "4: a preference beats the window", source: "anyproto/anytype-swift#2081",
      followed: "one article and one repository say so, and nothing else does"),
    AppearanceSource(
      "4: the first in tree order", "4: nil is passed over",
      source: "OpenSwiftUI, PreferredColorScheme.swift",
      followed: "OpenSwiftUI, which was audited against Apple's; Tokamak takes the last instead"),
    AppearanceSource(
      "4: the outer one", "4: an outer nil", source: "OpenSwiftUI, PreferredColorScheme.swift",
      followed: "read from the re-implementation, not measured"),
    AppearanceSource(
      "4: a sheet opened before", "4: a sheet with the same",
      source: "forXifLess/LinkNavigator#35, Automattic/Gravatar-SDK-iOS#693"),
    AppearanceSource(
      "4: system switches", "4: overrideUserInterfaceStyle switches under",
      "4: preferredColorScheme switches under", "4: the other way", "4: without a switch",
      "4: what UIKit presents",
      source: "forXifLess/LinkNavigator#35, mozilla-mobile/firefox-ios#8568"),
    AppearanceSource(
      "4: system switches; root", "4: overrideUserInterfaceStyle switches; root",
      "4: preferredColorScheme switches; root",
      source: "anyproto/anytype-swift#2081, Dimillian/IceCubesApp#508",
      followed: "a modifier that repeats the root's is taken to be bound to the same choice"),
    AppearanceSource(
      "4: back to nil", source: "FB8383053; momenbasel/PureMac#152, milanvarady/Applite#32",
      followed: "the window goes back, as documented, unless the screen asks for the defect"),
    AppearanceSource(
      "4: a sheet prefers dark", source: "element-hq/element-x-ios#6144, edudnyk/SheeKit#12",
      followed: "the preference stays, as documented, unless the screen asks for the defect"),
    AppearanceSource(
      "4: a sheet under", source: "oleb.net, “sheet environment”",
      followed: "that iOS 13 lost the environment is certain; of colorScheme nobody says it by name"
    ),
    AppearanceSource(
      "4: storedStyle", "4: a stored choice", "4: the sheet of a stored",
      source: "manaflow-ai/cmux#3478"),
    AppearanceSource(
      "4: a preference beats a stored", source: "anyproto/anytype-swift#2081",
      followed: "one article and one repository say so, and nothing else does"),
    AppearanceSource(
      "2: the launch screen",
      source: "horizontalsystems/unstoppable-wallet-ios#304, Awful/Awful.app#1007"),
    AppearanceSource(
      "2: the launch screen under", source: "Apple's reference of UIUserInterfaceStyle",
      followed: "the key needs no code, so it holds; no source shows it"),
    AppearanceSource("4: an unspecified style", source: "OpenSwiftUI, UIKitEnvironment.swift"),
    // Colours and images
    AppearanceSource("5: a dynamic colour", source: "Apple's reference, init(dynamicProvider:)"),
    AppearanceSource(
      "5: a border", "2: a border", "5: a colour resolved once",
      source: "jessesquires.com, 2020-03-23; Apple's reference, resolvedColor(with:)"),
    AppearanceSource(
      "5: a bitmap made", source: "keymanapp/keyman#2491, timfraedrich/OutRun#9"),
    AppearanceSource("5: a captured colour", source: "jessesquires.com, 2020-03-23"),
    AppearanceSource(
      "5: the colour set", "5: the image set", source: "assetutil's names of slots",
      followed: "the order is inferred from the names and from behaviour; no text states it"),
    AppearanceSource("5: the Dark entry", source: "Ramotion/animated-tab-bar#264"),
    AppearanceSource("5: a template", source: "Apple's reference, UIImage.RenderingMode"),
    AppearanceSource("5: the image view’s own traits", source: "keymanapp/keyman#2491"),
    AppearanceSource("7: a button’s tint", source: "Apple's reference, tintColor"),
    AppearanceSource("9: an unset text colour", "9: a drawn string", source: "Apple's reference"),
    AppearanceSource(
      "5: system", "5: label", "5: darkText", "5: white", source: "Apple's design resources"),
    // Elevation
    AppearanceSource(
      "6: pageSheet", "6: formSheet", "6: popover", "6: fullScreen", "6: overFullScreen",
      source: "Apple, “Dark Mode”"),
    AppearanceSource(
      "6: system", "6: secondary", "6: tertiary", "6: label",
      source: "noahsark769/ColorCompatibility#7; Apple's design resources"),
  ]
}
