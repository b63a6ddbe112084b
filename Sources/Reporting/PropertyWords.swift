/// What people call a property of a view.
struct PropertyWords {
  let text: String
  let rank: Cause.Rank
  private let name: String

  /// - Parameter name: as the view tree writes it, such as `right0Color`.
  init(_ name: String) {
    self.name = name
    let root = String(name.prefix { $0 != "." })
    rank =
      ["frame", "depth"].contains(name)
      ? .place : Self.layoutNames.contains(root) ? .layout : .content
    text = Self.special[name] ?? Self.member(name) ?? Self.numbered(name) ?? Self.split(name)
  }

  /// `16` and `20 pt` for numbers that are points.
  func measured(_ values: Cause.Values) -> Cause.Values {
    guard rank == .layout || Self.layerLengths.contains(name) else { return values }
    let last = values.after.last ?? values.before.last
    guard last?.isNumber == true, !values.after.isEmpty else { return values }
    // A layer that tells nothing of a length has none.
    if Self.layerLengths.contains(name), values.before.isEmpty {
      return Cause.Values(before: "0", after: values.after + " pt")
    }
    return Cause.Values(before: values.before, after: values.after + " pt")
  }

  private static let layoutNames: Set<String> = [
    "axis", "spacing", "alignment", "distribution", "layoutMargins", "contentInset",
    "contentOffset", "lineSpacing", "itemSpacing", "itemSize", "sectionInset", "width", "height",
    "minWidth", "minHeight", "padding", "writtenFrame", "pin", "rowHeight", "minLength",
    "contentInsets",
    "textContainerInset", "imagePadding", "titlePadding", "preferredContentSize",
  ]

  private static let layerLengths: Set<String> = [
    "cornerRadius", "borderWidth", "shadow.radius", "shadow.offset",
  ]

  private static let special = [
    "backgroundColor": "background", "cellBackground": "background", "textColor": "text colour",
    "separatorColor": "separator", "isHidden": "hidden", "writtenFrame": "frame",
    "writtenStyle": "style",
  ]

  /// `shadow opacity` for `shadow.opacity`; `image rendering mode` for `imageOptions.renderingMode`.
  private static func member(_ name: String) -> String? {
    guard name.contains(".") else { return nil }
    let ending = "Options"
    let parts = name.split(separator: ".").map(String.init).enumerated().map { place, part in
      place == 0 && part.hasSuffix(ending) ? String(part.dropLast(ending.count)) : part
    }
    return parts.map(split).joined(separator: " ")
  }

  /// `right bar button colour` for `right0Color`, `tab 3 title` for `item2`.
  private static func numbered(_ name: String) -> String? {
    guard let first = name.firstIndex(where: \.isNumber) else { return nil }
    let rest = name[first...].drop(while: \.isNumber)
    guard let number = Int(name[first..<rest.startIndex]), number < 1_000_000 else { return nil }
    let part = rest.isEmpty ? "" : " " + split(String(rest))
    switch name[..<first] {
    case "right", "left":
      let place = number == 0 ? "" : " \(number + 1)"
      return "\(name[..<first]) bar button\(place)\(part)"
    case "item": return "tab \(number + 1)\(part)"
    default: return "\(split(String(name[..<first]))) \(number + 1)\(part)"
    }
  }

  /// `detail text colour` for `detailTextColor`.
  private static func split(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words.split(separator: " ").map { $0 == "color" ? "colour" : String($0) }
      .joined(separator: " ")
  }
}
