import RunRecords

/// Where pixels changed and what happened there, the largest regions first.
func regionList(for comparison: ComparisonRecord) -> Markup {
  // One region is the whole extent, which is said below.
  guard comparison.regionCount > 1 || comparison.regions.contains(where: \.isTelling) else {
    return ""
  }
  let longest = 8
  let items: [Markup] = comparison.regions.prefix(longest).map { region in
    let owner: Markup =
      region.owner.map { owner in
        let changed = comparison.views.first { $0.id == owner.id && $0.change != .removed }
        return " in <b>\(foreign: changed?.spokenName ?? owner.text ?? owner.id)</b>"
      } ?? ""
    return "<li>\(region.words)\(owner) <span class=\"kind\">\(region.extent)</span></li>"
  }
  let rest = comparison.regionCount - items.count
  let more: Markup = rest > 0 ? "<li>and \(counted(rest, "more region"))</li>" : ""
  return """
    <h4>Regions</h4>
    <ul class="colors">
    \(Markup(items + [more]))
    </ul>
    """
}

extension RegionRecord {
  /// True where the kind says more than that colours differ.
  fileprivate var isTelling: Bool { kind != "area" }

  var words: String {
    switch kind {
    case "inserted-rows": "\(counted(box.height, "pixel row")) inserted"
    case "removed-rows": "\(counted(box.height, "pixel row")) removed"
    case "moved":
      offset.map { "moved by \($0.x) px across, \($0.y) px down" } ?? "moved"
    case "edge": "antialiased borders"
    case "text" where owner?.kind == "imageView": "picture"
    // A view that says nothing has strokes of another kind.
    case "text" where owner != nil && owner?.text == nil: "fine detail"
    case "text": "text"
    case "area", "noise": kind
    default: "changed"
    }
  }

  /// `x 10, y 20, 30 × 4, 1,200 pixels, up to 5.0 apart`.
  var extent: String {
    let tenths = (largestDistance + 50) / 100
    let distance = largestDistance > 0 ? ", up to \(tenths / 10).\(tenths % 10) apart" : ""
    return
      "x \(box.x), y \(box.y), \(box.width) × \(box.height), \(counted(pixels, "pixel"))\(distance)"
  }
}
