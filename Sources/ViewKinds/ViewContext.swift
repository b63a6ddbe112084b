public import Geometry
public import Pixels
public import Screens
public import Traits

/// What surrounds a view when it is measured and drawn.
public struct ViewContext: Sendable {
  public var traits: TraitSet
  /// Everything that may decide the style here, nearest first.
  public var chain: StyleChain
  public var scale: Scale
  /// The inherited tint.
  public var tint: ColorValue
  /// Everything that gives a tint here, nearest first; empty where only the default holds.
  public private(set) var tints: [TintStep] = []
  /// Everything that may decide the level here.
  public internal(set) var levels: TraitChain<TraitSet.Level>
  /// Everything that may decide the contrast here.
  public internal(set) var contrasts: TraitChain<TraitSet.Contrast>
  /// Where scrolling content beside a bar is; nil where nothing scrolls.
  public var content: ContentEdges?
  /// True in a sheet, whose navigation bars are higher.
  var isInSheet = false
  /// The window's extent in points and what the device's edges cover of it.
  public var screen: ScreenMetrics
  /// The direction in which the surroundings are read; subviews inherit it.
  public var direction = Variant.Direction.leftToRight
  /// Whether the view whose context this is arranges and draws its own content from right to left.
  public var isRightToLeft = false
  let setter: TypeSetter
  /// Sets texts as the view needs them.
  var text: TextSource { TextSource(setter: setter, isRightToLeft: isRightToLeft) }
  public var colors: ColorSource
  public var images: ImageSource
  /// True in a tree of SwiftUI views.
  public internal(set) var isHosted = false

  public init(
    traits: TraitSet, chain: StyleChain, scale: Scale, tint: ColorValue, screen: ScreenMetrics,
    text: TypeSetter, colors: ColorSource, images: ImageSource
  ) {
    self.traits = traits
    levels = TraitChain(
      TraitStep("the variant’s windows are \(traits.level)", value: traits.level))
    contrasts = TraitChain(
      TraitStep("the variant’s contrast is \(traits.contrast)", value: traits.contrast))
    self.chain = chain
    self.scale = scale
    self.tint = tint
    self.screen = screen
    setter = text
    self.colors = colors
    self.images = images
  }

  /// This context with one more thing that may decide the style, nearer than the others.
  func deciding(_ step: StyleStep) -> ViewContext {
    var context = self
    context.chain.steps.insert(step, at: 0)
    context.traits.style = context.chain.resolved(on: traits.generation).style
    if traits.firstDisplay != nil {
      context.traits.firstDisplay = context.chain.firstDisplay(on: traits.generation)
    }
    return context
  }

  /// This context with a tint of its own; behind a presentation that dims, it stays grey.
  func tinted(_ color: ColorValue, by id: String, at place: Place) -> ViewContext {
    var context = self
    let step = TintStep(id: id, place: "\(place)", color: color)
    if isTintDimmed {
      context.tints.insert(step, at: 1)
    } else {
      context.tint = color
      context.tints.insert(step, at: 0)
    }
    return context
  }

  /// True behind an open alert, action sheet or sheet.
  var isTintDimmed: Bool { tints.first?.isDimming == true }

  /// This context behind the presentation `id`, whose tints are grey (traits, section 7; that the
  /// grey is systemGray is an approximation).
  func dimmingTints(for id: String, at place: Place) -> ViewContext {
    var context = self
    let grey = ColorValue.system("systemGray")
    context.tint = grey
    context.tints.insert(
      TintStep(id: id, place: "\(place)", color: grey, isDimming: true), at: 0)
    return context
  }

  /// The tint of a part that may have its own.
  func tint(_ own: ColorValue?) -> ColorValue { isTintDimmed ? tint : own ?? tint }

  /// The iOS whose bars and controls the app gets: the device's, and no newer than the SDK that the app
  /// was linked with.
  var chromeGeneration: TraitSet.Generation { min(traits.generation, chain.linkedSDK) }

  /// `color` under the view's traits, with the name that a reviewer knows it by.
  public func resolve(_ color: ColorValue, at place: Place) throws(ScreenError) -> ResolvedColor {
    try colors.resolve(color, traits, place)
  }

  /// The pixels of `image` under the view's traits.
  public func picture(_ image: ImageValue, at place: Place) throws(ScreenError) -> LoadedImage {
    try images.load(image, traits, scale, place)
  }

  /// This context as it would be if the screen had first appeared in its present style.
  public var fresh: ViewContext {
    var context = self
    context.traits.firstDisplay = nil
    return context
  }
}

/// The window of a device.
public struct ScreenMetrics: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// What the status bar, the sensor housing and the home indicator cover, in points.
  public var safeArea: SafeArea
  public var orientation: Variant.Orientation
  public var idiom: Idiom

  /// The kinds of device whose bars differ.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone
    case pad
  }

  public init(
    size: Size, safeArea: SafeArea, orientation: Variant.Orientation = .portrait,
    idiom: Idiom = .phone
  ) {
    self.size = size
    self.safeArea = safeArea
    self.orientation = orientation
    self.idiom = idiom
    coveredSide = safeArea.left
  }

  /// UIKit's compact height class: a phone held sideways. Bars are lower there, and the status bar
  /// is hidden.
  public var isCompactHeight: Bool { idiom == .phone && orientation == .landscape }

  /// What the device covers at both sides of the views in question, in points: 0 where they lie
  /// inside the safe area already.
  public var coveredSide: Double

  /// The distance that text keeps from the sides of the safe area, in points (metrics: 16, and 20
  /// from 414 points of width on).
  public var safeMargin: Double { size.width >= 414 ? 20 : 16 }

  /// The distance that the content of bars and cells keeps from their own sides, in points.
  public var sideMargin: Double { safeMargin + coveredSide }

  /// True on tablets.
  public var isPad: Bool { idiom == .pad }
}

/// Which edges of scrolling content are in view.
public struct ContentEdges: Hashable, Sendable {
  /// Nothing lies above what is seen.
  public var isAtTop: Bool
  /// Nothing lies below it.
  public var isAtBottom: Bool

  public init(isAtTop: Bool, isAtBottom: Bool) {
    self.isAtTop = isAtTop
    self.isAtBottom = isAtBottom
  }
}

/// What is covered at each edge, in points.
public typealias SafeArea = Insets

/// A colour that a kind uses by itself, such as a table's background.
public struct DefaultColor: Hashable, Sendable {
  public var color: ColorValue

  public init(_ color: ColorValue) { self.color = color }

  /// A system colour by its Swift name.
  public static func system(_ name: String) -> DefaultColor { DefaultColor(.system(name)) }
}

/// Finds the value of a colour; the place is for the error of a colour that cannot be found.
public struct ColorSource: Sendable {
  let resolve:
    @Sendable (_ color: ColorValue, _ traits: TraitSet, _ place: Place) throws(ScreenError) ->
      ResolvedColor

  public init(
    resolve: @escaping @Sendable (ColorValue, TraitSet, Place) throws(ScreenError) -> ResolvedColor
  ) { self.resolve = resolve }
}

/// An image in pixels, ready to be placed.
public struct LoadedImage: Sendable {
  public var bitmap: Bitmap
  /// Pixels of the bitmap per point.
  public var scale: Double
  /// True where only the alpha counts and the tint paints it.
  public var isTemplate: Bool
  /// Where this direction is not the view's, the image is drawn turned round; nil for a picture
  /// that is the same in both, as most are.
  public var direction: Variant.Direction?
  /// How the picture grows; nil where all of it is stretched.
  public var slicing: NinePart?
  /// What of the picture lies outside of the rectangle that layout aligns, in points.
  public var alignmentInsets = Insets.zero
  /// The first 16 digits of the digest of the file it was read from; nil for what is no file.
  public var fileDigest: String?

  public init(
    bitmap: Bitmap, scale: Double, isTemplate: Bool, direction: Variant.Direction? = nil
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.isTemplate = isTemplate
    self.direction = direction
  }

  /// The pixels as a view shows them that reads from right to left, or not.
  func bitmap(isRightToLeft: Bool) -> Bitmap {
    guard let direction else { return bitmap }
    return (direction == .rightToLeft) == isRightToLeft ? bitmap : bitmap.mirrored
  }

  /// In points.
  public var size: Size {
    Size(width: Double(bitmap.size.width) / scale, height: Double(bitmap.size.height) / scale)
  }
}

/// Finds the pixels of an image under given traits.
public struct ImageSource: Sendable {
  let load:
    @Sendable (_ image: ImageValue, _ traits: TraitSet, _ scale: Scale, _ place: Place)
      throws(ScreenError) -> LoadedImage

  public init(
    load:
      @escaping @Sendable (ImageValue, TraitSet, Scale, Place) throws(ScreenError) ->
      LoadedImage
  ) { self.load = load }
}
