import Pixels
import Geometry
public import LayoutEngine
public import Screens
import Traits
import Typography

/// A picture.
public struct ImageView: ViewKind {
  public static let name = "imageView"
  public static let summary = "A picture from an asset catalog or a file."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("image", .image, default: "none", "The picture."),
    AttributeSpec(
      "contentMode", .choice(ContentMode.allCases.map(\.rawValue)), default: "scaleToFill",
      "How the picture fits the view."),
    AttributeSpec(
      "renderingMode", .choice(ImageValue.RenderingMode.allCases.map(\.rawValue)),
      default: "automatic", "Painted as it is, or as a template in the tint."),
    AttributeSpec(
      "flipsForRightToLeftLayoutDirection", .flag, default: "what the picture says",
      "Turns the picture round where reading runs from right to left, for arrows and the like."),
    AttributeSpec(
      "preferredSymbolConfiguration", .structure("a symbol configuration"), default: "17 pt",
      "How a symbol is drawn that says nothing about it: \(SymbolConfiguration.keys.joined(separator: ", "))."
    ),
    AttributeSpec(
      "font", .font, default: "body", "SwiftUI’s font, which decides the size of a symbol."
    ).swiftUI,
    AttributeSpec(
      "foregroundStyle", .color, default: "label", "SwiftUI’s colour of a template."
    ).swiftUI,
    GradientValue.foregroundSpec,
  ]
  public static let examples: [KindExample] = [
    KindExample(
      "Without a picture",
      #"{ kind: "imageView", width: 44, height: 44, backgroundColor: "systemFill" }"#),
    KindExample(
      "A symbol",
      #"{ kind: "imageView", image: "symbol:star.fill", tintColor: "systemOrange", preferredSymbolConfiguration: { pointSize: 28, weight: "semibold" } }"#
    ),
  ]

  private(set) var image: ImageValue?
  let mode: ContentMode
  let place: Place
  /// What paints a template; nil for the tint.
  private var foreground: ColorValue?
  /// What paints a template in SwiftUI, in place of a colour.
  private let gradient: GradientValue?
  /// The font around a SwiftUI view.
  private let font: FontValue?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    var image = try reader.image("image")
    if let mode: ImageValue.RenderingMode = try reader.choice("renderingMode") {
      image?.renderingMode = mode
    }
    if let flips = try reader.flag("flipsForRightToLeftLayoutDirection") { image?.flips = flips }
    if let configuration = try reader.symbolConfiguration("preferredSymbolConfiguration") {
      let own = image?.configuration ?? .automatic
      image?.configuration = own.filled(from: configuration)
    }
    self.image = image
    font = try reader.font("font")
    foreground = try reader.color("foregroundStyle")
    gradient = try GradientValue.foreground(reading: reader)
    mode = try reader.choice("contentMode") ?? .scaleToFill
    place = reader.value("image")?.place ?? reader.place
  }

  /// SwiftUI paints templates in the foreground style, not in the tint, and sizes symbols by the font.
  public func adapted(to site: ViewSite) -> ImageView {
    guard site.isHosted else { return self }
    var view = self
    view.foreground = foreground ?? .system("label")
    let own = image?.configuration ?? .automatic
    view.image?.configuration = own.filled(
      from: SymbolConfiguration(for: font ?? FontValue(.style(.body))))
    return view
  }

  private func loaded(in context: ViewContext) throws(ScreenError) -> LoadedImage? {
    guard let image else { return nil }
    return try context.images.load(image, context.traits, context.scale, place)
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 251, vertical: 251) }
  /// Content modes name left and right.
  public var mirrorsDrawing: Bool { false }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    // A picture that cannot be read is reported when it is drawn.
    guard let loaded = try? loaded(in: context) else { return .none }
    let (size, insets) = (loaded.size, loaded.alignmentInsets)
    return IntrinsicSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard let image, let loaded = try loaded(in: context) else { return }
    canvas.note("image", image.token)
    canvas.keep(image, as: "image", loaded)
    let tint =
      loaded.isTemplate
      ? try canvas.color(
        foreground ?? context.tint, as: foreground == nil ? "tintColor" : "foregroundStyle")
      : .clear
    // Layout aligns a part of the picture, the rest lies around it.
    let insets = loaded.alignmentInsets
    let around = canvas.bounds.inset(
      by: Insets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    let target = mode.rect(for: loaded.size, in: around)
    let sharp = try resized(image, loaded, to: target, in: context)
    let spills =
      mode.maySpill && insets == .zero
      && (target.minX < 0 || target.minY < 0 || target.maxX > canvas.size.width
        || target.maxY > canvas.size.height)
    // What `scaleAspectFill` and the positions leave over is cut, as `clipsToBounds` would.
    if spills { canvas.clip(radius: 0) }
    if loaded.isTemplate, let gradient {
      try canvas.painted(with: gradient, isRightToLeft: context.isRightToLeft) { canvas in
        canvas.image(sharp.image, in: sharp.target, tint: tint)
      }
    } else {
      canvas.image(sharp.image, in: sharp.target, tint: tint)
    }
    if spills { canvas.restore() }
  }

  /// A symbol is drawn at the size at which it is shown, pixel for pixel; a picture stays as it is.
  private func resized(
    _ image: ImageValue, _ loaded: LoadedImage, to target: Rect, in context: ViewContext
  ) throws(ScreenError) -> (image: LoadedImage, target: Rect) {
    guard case .symbol = image.source, loaded.size.height > 0 else { return (loaded, target) }
    let factor = target.height / loaded.size.height
    guard abs(factor - 1) > 0.01 else { return (loaded, target) }
    var sized = image
    sized.configuration.pointSize = min(
      500, image.configuration.points(in: context.setter.category) * factor)
    let sharp = try context.images.load(sized, context.traits, context.scale, place)
    // Margins are whole pixels, so that the new picture is not quite as large as the target.
    guard abs(sharp.size.height - target.height) < 3 else { return (sharp, target) }
    // From whole pixels on, because rounding both edges could stretch it by one.
    let scale = context.scale.factor
    func whole(_ points: Double) -> Double { (points * scale).rounded(.down) / scale }
    return (
      sharp,
      Rect(
        x: whole(target.midX - sharp.size.width / 2),
        y: whole(target.midY - sharp.size.height / 2), width: sharp.size.width,
        height: sharp.size.height)
    )
  }
}

/// UIKit's content modes.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  /// True where the picture may be larger than the view.
  var maySpill: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .redraw: false
    case .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight:
      true
    }
  }

  /// Where content of `size` points lands in `bounds`.
  func rect(for size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    func placed(_ size: Size, _ x: Double, _ y: Double) -> Rect {
      Rect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
    }
    func scaled(_ factor: Double) -> Size {
      Size(width: size.width * factor, height: size.height * factor)
    }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(scaled(min(across, down)), 0.5, 0.5)
    case .scaleAspectFill: return placed(scaled(max(across, down)), 0.5, 0.5)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
