import RunRecords

extension ShotRecord {
  /// A frame around what differs, over the picture it leads to; nothing where that is most of it.
  func marks(on image: ImageRecord) -> Markup {
    guard let box = (unexpected ?? recorded)?.box,
      box.width.multipliedReportingOverflow(by: box.height).partialValue
        < image.width.multipliedReportingOverflow(by: image.height).partialValue / 2
    else { return "" }
    // In 100ths of the picture's width, so that the distance is the same on every device.
    let unit = max(1, image.width / 100)
    return """
      <svg class="marks" viewBox="0 0 \(digits: image.width) \(digits: image.height)" \
      aria-hidden="true"><rect x="\(digits: box.x &- unit)" y="\(digits: box.y &- unit)" \
      width="\(digits: box.width &+ 2 * unit)" height="\(digits: box.height &+ 2 * unit)" \
      rx="\(digits: unit)"/></svg>
      """
  }
}
