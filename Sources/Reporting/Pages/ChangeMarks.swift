import RunRecords

extension ShotRecord {
  /// A frame around each place that differs.
  ///
  /// - Parameter isOld: whether `image` is the older one of the two that were held against each other.
  func marks(on image: ImageRecord, isOld: Bool) -> Markup {
    guard let comparison else { return "" }
    // In 100ths of the picture's width, so that the distance is the same on every device.
    let unit = max(1, image.width / 100)
    let marked = MarkedBoxes(comparison, width: image.width)
    let boxes = isOld ? marked.old : marked.new
    let frames: [Markup] = boxes.map { box in
      // A frame outside the picture would not be seen.
      let left = max(unit / 2, box.x &- unit)
      let top = max(unit / 2, box.y &- unit)
      let right = min(image.width &- unit / 2, box.x &+ box.width &+ unit)
      let bottom = min(image.height &- unit / 2, box.y &+ box.height &+ unit)
      return """
        <rect x="\(digits: left)" y="\(digits: top)" \
        width="\(digits: max(0, right &- left))" height="\(digits: max(0, bottom &- top))" \
        rx="\(digits: unit)"/>
        """
    }
    guard !frames.isEmpty else { return "" }
    return """
      <svg class="marks" viewBox="0 0 \(digits: image.width) \(digits: image.height)" \
      aria-hidden="true">\(Markup(frames, separator: ""))</svg>
      """
  }
}
