import Drawing

/// What people call the views of a tree: by their own names, by what they say, or by the nearest view
/// around them that has a name; never by a place in the tree.
struct ViewNames {
  private let tree: ResolvedViewTree
  private let parents: [Int?]

  init(_ tree: ResolvedViewTree) {
    self.tree = tree
    var parents: [Int?] = []
    var open: [Int] = []
    for (offset, view) in tree.views.enumerated() {
      while let last = open.last, tree.views[last].depth >= view.depth { open.removeLast() }
      parents.append(open.last)
      open.append(offset)
    }
    self.parents = parents
  }

  /// - Parameter offset: of the view in the tree.
  func name(of offset: Int) -> String {
    guard tree.views.indices.contains(offset) else { return "" }
    let view = tree.views[offset]
    guard isPlaceName(view.id) else { return shownID(view.id) }
    let kind = kindWords(view.kind)
    if let text = view.spoken {
      return ["label", "tableText"].contains(view.kind) ? "“\(text)”" : "\(kind) “\(text)”"
    }
    if let text = firstText(in: offset) { return "\(kind) with “\(text)”" }
    var place = parents[offset]
    while let parent = place {
      let holder = tree.views[parent]
      if !isPlaceName(holder.id), holder.id != "window" {
        return "\(kind) in “\(shownID(holder.id))”"
      }
      if let text = holder.spoken { return "\(kind) in \(kindWords(holder.kind)) “\(text)”" }
      place = parents[parent]
    }
    return kind
  }

  /// What the first view in a small one says; that of a large one names it badly.
  private func firstText(in offset: Int) -> String? {
    let depth = tree.views[offset].depth
    let inside = tree.views[(offset + 1)...].prefix { $0.depth > depth }
    return inside.count <= 8 ? inside.lazy.compactMap(\.spoken).first : nil
  }
}

/// `card` for `card.content`, the inside of a view that its padding made two of.
private func shownID(_ id: String) -> String {
  let inside = ".content"
  return id.hasSuffix(inside) && id.count > inside.count ? String(id.dropLast(inside.count)) : id
}

/// `image view` for `imageView`; rows and cells as people say it.
private func kindWords(_ kind: String) -> String {
  switch kind {
  case "tableViewCell": return "row"
  case "collectionViewCell": return "cell"
  case "view", "UIView": return "view"
  default:
    var words = ""
    for character in kind {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
