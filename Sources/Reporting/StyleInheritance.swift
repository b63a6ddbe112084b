import RunRecords

/// `views` without what follows from another style: views inside one that changed its style take it
/// over, and colours that keep their token get that style's values.
func withoutInherited(_ views: [ViewChange]) -> [ViewChange] {
  var holder: ComparisonRecord.Box?
  return views.compactMap { view in
    guard view.properties.contains(where: { $0.name == "style" }) else { return view }
    var view = view
    // A parent stands before what it holds.
    let isInside = view.frame.map { holder?.contains($0) ?? false } ?? false
    if !isInside { holder = view.frame }
    view.properties.removeAll { property in
      property.name == "style" ? isInside : property.isSameToken
    }
    return view.properties.isEmpty ? nil : view
  }
}

extension ViewChange.Property {
  /// Whether a colour kept its token, whatever value that has now.
  var isSameToken: Bool {
    let old = withoutHex(before)
    return old == withoutHex(after) && old != shortHex(before)
  }
}

extension ComparisonRecord.Box {
  fileprivate func contains(_ other: Self) -> Bool {
    other.x >= x && other.y >= y && other.x &+ other.width <= x &+ width
      && other.y &+ other.height <= y &+ height
  }
}
