import RunRecords

extension ShotRecord {
  /// A frame around each place that differs, over the pictures it is to be seen in.
  func marks(on image: ImageRecord) -> Markup {
    guard let comparison = unexpected ?? recorded else { return "" }
    // In 100ths of the picture's width, so that the distance is the same on every device.
    let unit = max(1, image.width / 100)
    let frames: [Markup] = comparison.markedBoxes(width: image.width).map { box in
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
