/// One thing that may decide the style of a view.
public struct StyleStep: Hashable, Sendable {
  /// The kinds of things that may, nearest to the view first.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// SwiftUI's environment value, for a view and what lies in it.
    case colorScheme
    case view
    case superview
    case controller
    case parentController
    case presentation
    /// SwiftUI's preference, which goes up to the nearest presentation and beats its window.
    case preferredColorScheme
    case window
    /// Only from iOS 17 on.
    case scene
    case infoPlist
    case system
  }

  public var source: Source
  /// The id of the node that says so; empty for the Info.plist and the system.
  public var id: String
  /// Where it is written, such as `Screens/weather.screen.json5:12`; empty where nobody wrote it.
  public var place: String
  public var value: StyleOverride
  /// What it said when the screen first appeared; nil where it said the same.
  public var first: StyleOverride?
  /// What it says, in words, where the source does not tell the whole.
  public var words: String?
  /// The property that says so, where it is not the one that the source usually has.
  public var property: String?
  /// The first iOS that has the property. What is older than iOS 13 knows no style at all.
  public var since: TraitSet.Generation

  public init(
    _ source: Source, id: String = "", place: String = "", value: StyleOverride,
    property: String? = nil, since: TraitSet.Generation = .ios12
  ) {
    self.source = source
    self.id = id
    self.place = place
    self.value = value
    self.property = property
    self.since = source == .scene ? max(since, .ios17) : since
  }

  /// The step of an app's Info.plist.
  ///
  /// - Parameter place: the file's path, with the line of the key where the file is text and has it;
  ///   empty without a file.
  public static func infoPlist(_ style: InfoPlistStyle, place: String = "") -> StyleStep {
    var step = StyleStep(.infoPlist, place: place, value: style.override)
    if place.isEmpty, style == .automatic {
      step.words = "without an Info.plist UIUserInterfaceStyle is Automatic"
    } else if style == .automatic, !place.endsWithLine {
      step.words = "Info.plist leaves UIUserInterfaceStyle at Automatic"
    }
    return step
  }

  /// The step of the user's setting.
  public static func system(_ style: UserInterfaceStyle) -> StyleStep {
    StyleStep(.system, value: StyleOverride(style))
  }
}

extension String {
  /// True for the place of something that stands in a text, as in `Info.plist:12`.
  fileprivate var endsWithLine: Bool {
    guard let colon = lastIndex(of: ":") else { return false }
    let line = self[index(after: colon)...]
    return !line.isEmpty && line.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension StyleStep: CustomStringConvertible {
  /// `controller “settings” says overrideUserInterfaceStyle dark`.
  public var description: String {
    guard let first else { return words ?? statement }
    return "\(words ?? statement), at first display \(first)"
  }

  private var statement: String {
    switch source {
    case .infoPlist: "Info.plist says UIUserInterfaceStyle \(plistWord)"
    case .system: "the system setting is \(value)"
    case .colorScheme, .preferredColorScheme: "“\(id)” says \(source.rawValue) \(value)"
    case .scene: "the window scene says \(propertyWords) \(value)"
    case .parentController where property?.hasPrefix(Self.ofChild) == true:
      "the parent controller of “\(id)” says \(propertyWords) \(value)"
    case .view, .superview, .controller, .parentController, .presentation, .window:
      "\(sourceWords) “\(id)” says \(propertyWords) \(value)"
    }
  }

  /// What a parent controller sets for a child, whose id the step then has.
  private static let ofChild = "overrideTraitCollection"

  private var plistWord: InfoPlistStyle.RawValue {
    switch value {
    case .unspecified: InfoPlistStyle.automatic.rawValue
    case .light: InfoPlistStyle.light.rawValue
    case .dark: InfoPlistStyle.dark.rawValue
    }
  }

  private var sourceWords: String {
    source == .parentController ? "parent controller" : source.rawValue
  }

  private var propertyWords: String {
    if let property { return property }
    return switch source {
    case .presentation: "overrideTraitCollection"
    case .scene: "traitOverrides"
    case .colorScheme, .preferredColorScheme: source.rawValue
    case .view, .superview, .controller, .parentController, .window, .infoPlist, .system:
      "overrideUserInterfaceStyle"
    }
  }
}
