import RunRecords

/// What happened in one shot, in one line, for formats that tell of each shot by itself.
///
/// - Parameter namesVariant: whether it begins with the variant, which a format may have told already.
func headline(of shot: ShotRecord, in screen: ScreenRecord, namesVariant: Bool) -> String {
  var alone = screen
  alone.shots = [shot]
  let remarks = screen.pairRemarks.filter { $0.variants.contains(shot.variant) }
  let opening = "In \(shot.variant), "
  let own = shotSentences(for: alone).map { sentence in
    let text = sentence.text
    return namesVariant || !text.hasPrefix(opening) ? text : String(text.dropFirst(opening.count))
  }
  func words(_ areHeadlines: Bool) -> [String] {
    remarks.filter { $0.isHeadline == areHeadlines }.map { $0.words + "." }
  }
  let parts = words(true) + own + words(false)
  return parts.enumerated().map { place, text in
    place == 0 && !namesVariant ? text : text.prefix(1).uppercased() + text.dropFirst()
  }.joined(separator: " ")
}
