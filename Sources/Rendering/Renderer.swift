public import AssetCatalogs
import Drawing
import Geometry
import LayoutEngine
import PNGCodec
import Pixels
import Rasterizer
public import Screens
public import Traits
public import Typography
import ViewKinds

/// Draws screens of one project; safe to use from any thread.
public struct Renderer: Sendable {
  let fonts: FontCatalog
  let pictures: PictureStore
  private let symbols: SymbolStore
  let colors: NamedColors
  let resources: ResourceNames
  let strings: StringTables
  let infoPlistStyle: InfoPlistStyle
  let infoPlistPlace: String
  let linkedSDK: TraitSet.Generation
  let device: Device
  private let workLimit: Int
  private let masks = GlyphMaskCache()

  /// - Parameters:
  ///   - catalog: the project's colours and images.
  ///   - infoPlistPlace: the path of the app's Info.plist, for explanations.
  ///   - linkedSDK: the SDK that the app was linked with.
  ///   - isDarkBeforeDarkStyle: whether iOS 12 takes the Dark entries of colour sets.
  ///   - file: the bytes of a project-relative image file, nil where there is none.
  ///   - vectors: turns vector pictures into PNG.
  ///   - workLimit: the most steps of work that painting one shot may take (see `Painter`). The
  ///     default is that of 1,300 plain fills of a phone's screen.
  public init(
    fonts: FontCatalog, catalog: AssetCatalog, infoPlistStyle: InfoPlistStyle, device: Device,
    strings: StringTables = .empty, file: @escaping @Sendable (_ path: String) -> [UInt8]?,
    vectors: @escaping VectorConverter, infoPlistPlace: String = "",
    linkedSDK: TraitSet.Generation = .ios26, isDarkBeforeDarkStyle: Bool = false,
    workLimit: Int = 4_000_000_000
  ) {
    self.fonts = fonts
    self.strings = strings
    symbols = SymbolStore(fonts: fonts)
    self.infoPlistStyle = infoPlistStyle
    self.infoPlistPlace = infoPlistPlace
    self.linkedSDK = linkedSDK
    self.device = device
    self.workLimit = workLimit
    pictures = PictureStore(catalog: catalog, file: file, vectors: vectors)
    colors = isDarkBeforeDarkStyle ? catalog.colors.darkBeforeDarkStyle : catalog.colors
    resources = ResourceNames(
      colors: Set(catalog.colorNames), images: Set(catalog.imageNames),
      hasFile: { file($0) != nil })
  }

  /// The device that `document` is drawn for: the variant's, its own, else the project's.
  public func device(
    of document: ScreenDocument, in variant: Variant
  ) throws(RenderingError) -> Device {
    if let name = variant.device {
      guard let device = Device.named(name) else {
        let names = Device.all.map(\.name)
        throw .screen(
          ScreenError(
            "variant \(variant.name) names an unknown device",
            remedy: nearest(name, in: names).map { "did you mean “\($0)”?" }
              ?? "the devices are \(names.joined(separator: ", "))",
            at: document.root.place))
      }
      return device
    }
    guard let value = document.root.attribute("device") else { return device }
    guard case .string(let name) = value.content, let device = Device.named(name) else {
      throw .screen(
        ScreenError(
          "unknown device",
          remedy: "the devices are \(Device.all.map(\.name).joined(separator: ", "))",
          at: value.place))
    }
    return device
  }

  /// Draws `document` in `variant`.
  public func render(
    _ document: ScreenDocument, variant: Variant
  ) throws(RenderingError) -> Shot {
    let walk = try walk(document, variant: variant, keepingUses: false)
    let screen = walk.window.context.screen.size
    let factor = walk.device.scale.factor
    let size = PixelSize(
      width: Int((screen.width * factor).rounded()), height: Int((screen.height * factor).rounded())
    )
    let list = DisplayList(size: size, background: .black, commands: walk.commands(filling: size))
    guard let painted = Painter(cache: masks).paint(list, workLimit: workLimit) else {
      throw .screen(
        ScreenError(
          "painting the screen takes more work than filling it \(workLimit / max(1, size.area)) times"
            + walk.heaviest(in: list),
          remedy: "leave out large views with alpha, rounded corners or pictures that others hide",
          at: document.root.place))
    }
    return shot(walk, painted)
  }

  /// A document whose views were built, laid out and asked what they paint.
  struct Walk {
    var window: View
    var painter: ViewTreePainter
    var device: Device
    var text: TypeSetter
    var log: ResourceLog

    /// What to paint into a picture of `size`, cut at the display's corners where the screen asks
    /// for it.
    func commands(filling size: PixelSize) -> [DrawCommand] {
      guard let kind = window.kind as? Window, kind.hasCornerMask, device.cornerRadius > 0 else {
        return painter.commands
      }
      let display = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      let corners = Shape.roundedRect(display, radius: device.cornerRadius * device.scale.factor)
      return [.clip(corners)] + painter.commands + [.restore]
    }
  }

  /// Builds the views of `document` and asks each what it paints, without painting.
  func walk(
    _ document: ScreenDocument, variant: Variant, keepingUses: Bool
  ) throws(RenderingError) -> Walk {
    let device = try device(of: document, in: variant)
    let setter = TypeSetter(
      fonts: fonts, category: ContentSizeCategory(variant.textSize), language: variant.locale,
      decodePicture: { bytes in (try? decodePNG(bytes))?.bitmap })
    let log = ResourceLog()
    let context = self.context(device: device, variant: variant, text: setter, log: log)
    let walk: Walk
    do throws(ScreenError) {
      var window = try ViewBuilder.build(
        document, in: context, resources: resources(in: variant, log),
        infoPlistStyle: infoPlistStyle, infoPlistPlace: infoPlistPlace)
      var layout = layOut(window.layoutBox, in: context.screen.size, scale: device.scale)
      if try window.placePopovers(layout.places) {
        layout = layOut(window.layoutBox, in: context.screen.size, scale: device.scale)
      }
      var painter = ViewTreePainter(places: layout.places)
      if keepingUses { painter.uses = [] }
      try painter.paint(window)
      walk = Walk(window: window, painter: painter, device: device, text: setter, log: log)
    } catch {
      if let failure = setter.failure { throw .font(failure) }
      if let message = log.environmentFailure { throw .environment(message) }
      throw .screen(error)
    }
    if let failure = setter.failure { throw .font(failure) }
    return walk
  }

  private func shot(_ walk: Walk, _ painted: Painted) -> Shot {
    let painter = walk.painter
    let device = walk.device
    let text = walk.text
    let standIns =
      StandInFont.sentences(for: text.fontFiles)
      + text.substitutedFamilies.map { "\(fonts.system.text) for \($0)" }
      + walk.log.symbolStandIns + painter.standIns.sorted()
    let iconFamilies = walk.log.fontFamilies
    let iconFiles = fonts.files.filter { iconFamilies.contains($0.family) }.map(\.name)
    return Shot(
      bitmap: painted.bitmap, viewTree: ResolvedViewTree(views: painter.views),
      paintedPixels: painted.paintedPixels, glyphs: painted.glyphs, standIns: standIns,
      findings: painter.missingGlyphs.map { "no font has \($0)" } + painter.anachronisms.sorted()
        + text.monochromeEmoji.map {
          "the emoji \($0) is drawn without its colours; install the package fonts-noto-color-emoji"
        } + walk.log.doubts + unknownFamilies(text),
      fontFiles: (text.fontFiles + iconFiles).sorted(),
      styleReason: walk.window.contentChain.description, device: device.description,
      resources: walk.log.names, stale: painter.stale)
  }

  /// A finding for each family that neither the project nor iOS has.
  private func unknownFamilies(_ text: TypeSetter) -> [String] {
    text.substitutedFamilies.filter { !SystemFontNames.has($0) }.map { family in
      let known = fonts.projectNames
      let remedy =
        if let near = nearest(family, in: known + SystemFontNames.families) {
          "did you mean \(quoted(near))?"
        } else {
          known.isEmpty
            ? "the project brings no fonts; name them under “fonts” in meian.json5"
            : "the project’s fonts are \(known.prefix(12).joined(separator: ", "))"
        }
      return
        "neither the project nor iOS has the font \(quoted(family)), so \(fonts.system.text) stands in; \(remedy)"
    }
  }

  /// The names that `document` may use, with the texts in the variant's language.
  private func resources(in variant: Variant, _ log: ResourceLog) -> ResourceNames {
    let strings = strings
    return ResourceNames(
      colors: resources.colors, images: resources.images, hasFile: resources.hasFile,
      string: { key in
        let translated = variant.locale.flatMap { strings.find(key, in: $0) }
        guard let found = translated ?? strings.findOriginal(key) else { return nil }
        if translated == nil, let language = variant.locale {
          log.noteMissingTranslation(of: key, into: language)
        }
        if let doubt = found.doubt { log.noteDoubtfulText(doubt) }
        return found.text
      })
  }

  private func context(
    device: Device, variant: Variant, text: TypeSetter, log: ResourceLog
  ) -> ViewContext {
    let colors = colors
    let pictures = pictures
    let symbols = symbols
    let category = ContentSizeCategory(variant.textSize)
    var context = ViewContext(
      traits: variant.traits, chain: StyleChain([], linkedSDK: linkedSDK), scale: device.scale,
      tint: .system("systemBlue"), screen: device.screen(in: variant.orientation), text: text,
      colors: ColorSource { color, traits, place throws(ScreenError) in
        do throws(ColorError) { return try color.resolved(in: traits, assets: colors) } catch {
          throw ScreenError("\(error)", remedy: "", at: place)
        }
      },
      images: ImageSource { image, traits, scale, place throws(ScreenError) in
        if case .symbol(let name) = image.source {
          var symbol = try symbols.load(name, image, category, scale, place, log)
          if image.flips == true { symbol.direction = .leftToRight }
          return symbol
        }
        return try pictures.load(image, traits, scale, variant.layoutDirection, place, log)
      })
    context.direction = variant.layoutDirection
    return context.turned()
  }
}

extension View {
  /// What decided the style of the window's content: the innermost controller's own view.
  fileprivate var contentChain: ResolvedStyle {
    var view = self
    while let first = view.children.first, view.safeArea == nil { view = first }
    return view.context.chain.resolved(on: view.context.traits.generation)
  }
}

extension ContentSizeCategory {
  /// The category that a variant's word stands for.
  fileprivate init(_ size: TextSize) {
    let all = ContentSizeCategory.allCases
    self = TextSize.allCases.firstIndex(of: size).map { all[$0] } ?? .large
  }
}
