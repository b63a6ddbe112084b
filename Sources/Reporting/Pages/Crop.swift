import RunRecords

/// The same part of two pictures, one above the other: what changed is to be seen without a click.
struct Crop {
  private var shot: ShotRecord
  private var screen: ScreenRecord
  private var box: ComparisonRecord.Box
  private var old: ImageRecord
  private var new: ImageRecord

  /// nil where nothing was compared, and where so much changed that a part says no more than the
  /// whole.
  init?(_ shot: ShotRecord, screen: ScreenRecord) {
    guard let comparison = shot.comparison,
      let old = shot.unexpected == nil ? shot.before : shot.after,
      let new = shot.now ?? shot.after,
      let box = Self.part(of: comparison, in: new)
    else { return nil }
    self.shot = shot
    self.screen = screen
    self.box = box
    self.old = old
    self.new = new
  }

  /// All that changed where that is together, else the largest place; with room around it.
  private static func part(
    of comparison: ComparisonRecord, in image: ImageRecord
  ) -> ComparisonRecord.Box? {
    let (width, height) = (image.width, image.height)
    guard let all = comparison.box, (1...100_000).contains(width), (1...100_000).contains(height),
      let inside = clamped(all, width, height)
    else { return nil }
    let places = MarkedBoxes(comparison, width: width).all.compactMap { clamped($0, width, height) }
    let largest = places.max { $0.width * $0.height < $1.width * $1.height }
    let picture = width * height
    let chosen = inside.width * inside.height * 4 <= picture ? inside : largest ?? inside
    guard chosen.width * chosen.height * 5 <= picture * 2 else { return nil }
    let room = width / 24
    let cropWidth = min(width, max(chosen.width + 2 * room, width * 2 / 5, chosen.height * 3 / 2))
    let cropHeight = min(height, max(chosen.height + 2 * room, cropWidth * 3 / 10))
    return ComparisonRecord.Box(
      x: min(max(0, chosen.x + chosen.width / 2 - cropWidth / 2), width - cropWidth),
      y: min(max(0, chosen.y + chosen.height / 2 - cropHeight / 2), height - cropHeight),
      width: cropWidth, height: cropHeight)
  }

  /// The part of a box that lies in the picture; nil where none does.
  private static func clamped(
    _ box: ComparisonRecord.Box, _ width: Int, _ height: Int
  ) -> ComparisonRecord.Box? {
    let (left, top) = (min(max(0, box.x), width), min(max(0, box.y), height))
    let right = min(max(left, box.x &+ box.width), width)
    let bottom = min(max(top, box.y &+ box.height), height)
    guard right > left, bottom > top else { return nil }
    return ComparisonRecord.Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  func markup(on page: String) -> Markup {
    let role = shot.unexpected == nil ? "before" : screen.oldRole
    let newRole = shot.now == nil ? screen.oldRole : screen.newRole
    return """
      <div class="crops" role="group" aria-label="The part of \(clipped(shot.variant, to: 100)) that changed">
      \(part(old, role, page))
      \(part(new, newRole, page))
      </div>
      """
  }

  private func part(_ image: ImageRecord, _ role: String, _ page: String) -> Markup {
    """
    <figure><figcaption>\(role)</figcaption><svg class="crop" role="img" \
    aria-label="\(clipped("\(screen.shownID), \(shot.variant), \(role)", to: 240))" \
    viewBox="\(digits: box.x) \(digits: box.y) \(digits: box.width) \(digits: box.height)">\
    <image href="\(link(to: image.path, from: page))" width="\(digits: image.width)" \
    height="\(digits: image.height)"/></svg></figure>
    """
  }
}
