import Drawing

/// What a shot turned out to be made of, as far as it can be seen from outside.
struct SeenInputs: Hashable, Sendable {
  /// `path sha256` of each picture file that was read.
  var pictures: [String] = []
  /// The last parts of the names of catalog colours that views have.
  var colors: Set<String> = []

  init() {}

  init(pictures: [String], tree: ResolvedViewTree?) {
    self.pictures = pictures
    for property in (tree?.views ?? []).flatMap(\.properties)
    where property.source.hasPrefix("asset:") {
      colors.insert(ScreenReach.base(of: property.source.dropFirst(6)))
    }
  }
}
