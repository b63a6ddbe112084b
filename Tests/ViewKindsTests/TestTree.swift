import Geometry
import Pixels
import Screens
import TestSupport
import Traits
import Testing
import Typography

@testable import ViewKinds

/// Views made from a screen's text, without fonts and pictures.
enum TestTree {
  static let resources = ResourceNames(
    colors: ["Accent", "ThemePurple"], images: ["weather/sunny", "weather/rain"],
    hasFile: { $0 == "art/map.png" })

  static func context(_ traits: TraitSet) -> ViewContext {
    ViewContext(
      traits: traits, chain: StyleChain([]), scale: .x2, tint: .system("systemBlue"),
      screen: ScreenMetrics(
        size: Size(width: 390, height: 844),
        safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0)),
      text: TypeSetter(fonts: FontCatalog(files: [])),
      colors: ColorSource { color, traits, place throws(ScreenError) in
        do throws(ColorError) { return try color.resolved(in: traits, assets: .none) } catch {
          throw ScreenError("\(error)", remedy: "", at: place)
        }
      },
      images: ImageSource { _, _, _, place throws(ScreenError) in
        throw ScreenError("no pictures here", remedy: "", at: place)
      })
  }

  /// The window of a screen in JSON5.
  static func window(
    _ text: String, _ style: UserInterfaceStyle = .light,
    on generation: TraitSet.Generation = .ios17, infoPlist: InfoPlistStyle = .automatic
  ) throws -> View {
    let document = try readScreen(
      Array(text.utf8), file: "s.json5", defaultID: "s", including: { _ in nil })
    return try ViewBuilder.build(
      document, in: context(TraitSet(style: style, generation: generation)),
      resources: resources, infoPlistStyle: infoPlist)
  }

  /// The first view of a screen that shows one view object in JSON5.
  static func view(_ text: String) throws -> View {
    try #require(try window("{ view: { subviews: [\(text)] } }").children.first?.children.first)
  }

  /// What building says about a screen that is wrong, without the place.
  static func problem(_ text: String) -> String {
    do {
      _ = try window(text)
      return "no error"
    } catch let error as ScreenError {
      return "\(error.problem); \(error.remedy)"
    } catch {
      return "\(error)"
    }
  }
}

extension View {
  /// The view with `id`, here or below.
  func find(_ id: String) -> View? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// The styles of the views with these ids, as `a light, b dark`.
  func styles(_ ids: [String]) -> String {
    ids.map { "\($0) \(find($0)?.context.traits.style.rawValue ?? "missing")" }
      .joined(separator: ", ")
  }
}
