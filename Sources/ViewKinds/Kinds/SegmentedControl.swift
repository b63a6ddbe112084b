import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// Several choices in a row, of which one is chosen.
public struct SegmentedControl: ViewKind {
  public static let name = "segmentedControl"
  public static let summary = "Several choices in a row, of which one is chosen."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "segments", .structure("a list of segments"), default: "none",
      "Each a title, or { title, image, isEnabled }."),
    AttributeSpec(
      "selectedSegmentIndex", .number(-1...100, unit: "segments"), default: "-1",
      "Which segment is chosen, from 0; -1 for none."),
    AttributeSpec(
      "selectedSegmentTintColor", .color, default: "white; grey in dark",
      "The chosen segment’s background, from iOS 13 on."),
    AttributeSpec(
      "titleColor", .color, default: "label; the tint up to iOS 12", "The titles’ colour."),
    AttributeSpec(
      "selectedTitleColor", .color, default: "titleColor; white up to iOS 12",
      "The chosen title’s colour."),
    AttributeSpec("font", .font, default: "13 pt", "The titles’ font."),
    ControlState.enabled,
  ]
  public static let examples = [
    KindExample(
      "Two choices",
      #"{ kind: "segmentedControl", width: 240, segments: ["Today", "Week"], selectedSegmentIndex: 0 }"#
    ),
    KindExample(
      "Of its own colours",
      #"{ kind: "segmentedControl", width: 240, segments: ["°C", "°F", { title: "K", isEnabled: false }], selectedSegmentIndex: 1, selectedSegmentTintColor: "systemBlue", selectedTitleColor: "white" }"#
    ),
  ]

  struct Segment: Sendable {
    var title: String
    var image: PartImage?
    var isEnabled: Bool
  }

  let segments: [Segment]
  let selected: Int
  let selectedTint: ColorValue?
  let titleColor: ColorValue?
  let selectedTitleColor: ColorValue?
  let font: FontValue?
  let isEnabled: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    var segments: [Segment] = []
    for value in try reader.elements("segments") {
      if case .string(let title) = value.content {
        segments.append(Segment(title: title, image: nil, isEnabled: true))
        continue
      }
      let segment = try AttributeReader(
        object: value, owner: "a segment", known: ["title", "image", "isEnabled"],
        resources: reader.resources)
      segments.append(
        Segment(
          title: try segment.text("title") ?? "",
          image: try PartImage("image", reading: segment),
          isEnabled: try segment.flag("isEnabled") ?? true))
    }
    self.segments = segments
    selected = try reader.integer("selectedSegmentIndex", in: -1...100) ?? -1
    if selected >= segments.count, let value = reader.value("selectedSegmentIndex") {
      throw ScreenError(
        "selectedSegmentIndex is \(selected) and there are \(segments.count) segments",
        remedy: "count the segments from 0; -1 chooses none", at: value.place)
    }
    selectedTint = try reader.color("selectedSegmentTintColor")
    titleColor = try reader.color("titleColor")
    selectedTitleColor = try reader.color("selectedTitleColor")
    font = try reader.font("font")
    isEnabled = try ControlState(reading: reader).isEnabled
  }

  init(_ titles: [String], selected: Int) {
    segments = titles.map { Segment(title: $0, image: nil, isEnabled: true) }
    self.selected = selected
    selectedTint = nil
    titleColor = nil
    selectedTitleColor = nil
    font = nil
    isEnabled = true
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  /// Medium, and semibold where chosen; both regular up to iOS 12 (metrics, section 4).
  private func font(isSelected: Bool, in context: ViewContext) -> FontValue {
    var font = self.font ?? .system(13)
    if font.weight == nil || self.font == nil, context.traits.generation != .ios12 {
      font.weight = isSelected ? .semibold : .medium
    }
    return font
  }

  /// All segments as wide as the widest, 32 points high, 29 up to iOS 12.
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let widths = segments.map { segment in
      let text = context.text.typeset(
        TextSetting(segment.title, font: font(isSelected: true, in: context)),
        scale: context.scale)
      return max(28, max(text.size.width, segment.image?.size(in: context)?.width ?? 0) + 20)
    }
    return IntrinsicSize(
      width: (widths.max() ?? 0) * Double(segments.count),
      height: context.traits.generation == .ios12 ? 29 : 32)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard !segments.isEmpty else { return }
    try canvas.dimmed(!isEnabled) { canvas throws(ScreenError) in
      if context.traits.generation == .ios12 {
        try drawOutlined(on: &canvas, in: context)
      } else {
        try drawFilled(on: &canvas, in: context)
      }
      for index in segments.indices { try drawContent(index, on: &canvas, in: context) }
    }
  }

  private func rect(_ index: Int, in bounds: Rect) -> Rect {
    let share = bounds.width / Double(segments.count)
    return Rect(x: share * Double(index), y: 0, width: share, height: bounds.height)
  }

  /// A grey trough with a raised segment: iOS 13 and later; a capsule from iOS 26 on.
  private func drawFilled(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let isCapsule = context.traits.generation == .ios26
    let radius = isCapsule ? bounds.height / 2 : 8
    canvas.fill(
      bounds, radius: radius,
      try canvas.color(.part("segmented.background"), as: "troughColor"))
    let divider = try canvas.color(.part("segmented.divider"), as: "dividerColor")
    for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
      canvas.fill(
        Rect(
          x: rect(index, in: bounds).minX - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16)),
        divider)
    }
    guard segments.indices.contains(selected) else { return }
    let thumb = rect(selected, in: bounds).inset(by: .uniform(2))
    let thumbRadius = isCapsule ? thumb.height / 2 : 7
    canvas.shadow(of: thumb, radius: thumbRadius, dy: 3, blur: 8, opacity: 0.12)
    canvas.fill(
      thumb, radius: thumbRadius,
      try canvas.color(
        selectedTint ?? .part("segmented.thumb"), as: "selectedSegmentTintColor"))
  }

  /// Outlined in the tint, the chosen segment filled with it: up to iOS 12.
  private func drawOutlined(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let line = try canvas.color(context.tint, as: "borderColor")
    canvas.clip(radius: 4)
    if segments.indices.contains(selected) { canvas.fill(rect(selected, in: bounds), line) }
    canvas.restore()
    for index in segments.indices.dropFirst() {
      canvas.fill(
        Rect(x: rect(index, in: bounds).minX - 0.5, y: 0, width: 1, height: bounds.height), line)
    }
    canvas.border(bounds, radius: 4, width: 1, line)
  }

  private func drawContent(
    _ index: Int, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let segment = segments[index]
    let isSelected = index == selected
    let isOld = context.traits.generation == .ios12
    let plain = titleColor ?? (isOld ? context.tint : .system("label"))
    let chosen = selectedTitleColor ?? (isOld ? .system("white") : plain)
    let name = "segment\(index)"
    canvas.note(name, segment.title, isSelected ? "selected" : "")
    var color = isSelected ? chosen : plain
    if !segment.isEnabled { color = .withAlpha(color, 0.3) }
    let rect = rect(index, in: canvas.bounds).inset(
      by: Insets(top: 0, left: 3, bottom: 0, right: 3))
    if let image = segment.image {
      try PartImage("\(name)Image", image.value, at: image.place)
        .draw(in: rect, on: &canvas, in: context, tint: color)
      return
    }
    canvas.line(
      segment.title, font(isSelected: isSelected, in: context), in: rect,
      try canvas.color(color, as: "\(name)Color"), context)
  }
}
