import RunRecords

/// What the viewer on the page of a screen knows, as JSON in an attribute of the page.
struct ViewerData: Encodable {
  var project: String
  var screen: String
  /// What readers call roles of a comparison; nil elsewhere.
  var roles: [String: String]?
  var shots: [Shot]

  struct Shot: Encodable {
    var variant: String
    var verdict: String
    var group: String
    /// nil where there is nothing to decide.
    var key: ReviewKey?
    /// By role: before, after, now, difference.
    var pictures: [String: Picture]
    /// The roles to hold against each other; nil where nothing differs.
    var base: String?
    var target: String?
    var box: [Int]?
    /// Around each place that differs, in reading order, with where it was in the older picture if that
    /// is another place; nil where nothing does.
    var regions: [[Int]]?
    var views: [View]?
    /// Tokens by `#RRGGBBAA`.
    var tokens: [String: [String]]?
    /// Ids of changed views.
    var changed: [String]
    /// How many of them only moved; nil for none.
    var moved: Int?
  }

  struct Picture: Encodable {
    /// As an attribute `src` on this page.
    var source: String
    /// A script that hands over the same picture as `data:`, whose pixels a page may read.
    var pixels: String
    var path: String
    var width: Int
    var height: Int
    var digest: String
  }

  struct View: Encodable {
    var id: String
    var kind: String
    var text: String?
    var box: [Int]
  }

  init(_ screen: ScreenRecord, of run: RunRecord, on page: String) {
    project = run.project
    self.screen = screen.id
    roles = screen.isComparison ? ["after": screen.oldRole, "now": screen.newRole] : nil
    shots = screen.shots.filter { $0.now != nil || $0.after != nil || $0.before != nil }
      .map { Self.shot($0, of: screen, page) }
  }

  private static func shot(_ shot: ShotRecord, of screen: ScreenRecord, _ page: String) -> Shot {
    let roles = [
      ("before", shot.before), ("after", shot.after), ("now", shot.now),
      ("difference", shot.difference),
    ]
    let comparison = shot.comparison
    return Shot(
      variant: clipped(shot.variant, to: 100), verdict: screen.words(of: shot),
      group: screen.group(of: shot).rawValue, key: ReviewKey(shot, of: screen),
      pictures: Dictionary(
        uniqueKeysWithValues: roles.compactMap { role, image in
          image.map { (role, picture($0, page)) }
        }),
      base: comparison == nil ? nil : shot.unexpected != nil ? "after" : "before",
      target: comparison == nil ? nil : shot.now != nil ? "now" : "after",
      box: comparison?.box.map(numbers),
      regions: comparison.map { comparison in
        let picture = shot.now ?? shot.after ?? shot.before
        return MarkedBoxes(comparison, width: picture?.width ?? 0).places.map(\.numbers)
      },
      views: shot.views?.map {
        View(
          id: clipped($0.id, to: 100), kind: $0.kind, text: $0.text.map { clipped($0, to: 60) },
          box: numbers($0.frame))
      },
      tokens: shot.tokens.map { list in
        Dictionary(list.map { ($0.color, $0.tokens) }) { first, _ in first }
      },
      changed: comparison?.views.map { clipped($0.id, to: 100) } ?? [],
      moved: comparison.flatMap(Self.moved))
  }

  private static func moved(in comparison: ComparisonRecord) -> Int? {
    let count = comparison.views.count { view in
      view.properties.count == 1
        && view.properties.lazy.compactMap(FrameChange.init).first?.isMove == true
    }
    return count == 0 ? nil : count
  }

  private static func picture(_ image: ImageRecord, _ page: String) -> Picture {
    Picture(
      source: link(to: image.path, from: page), pixels: link(to: pixelPath(of: image), from: page),
      path: image.path, width: image.width, height: image.height,
      digest: String(image.digest.prefix(16)))
  }

  private static func numbers(_ box: ComparisonRecord.Box) -> [Int] {
    [box.x, box.y, box.width, box.height]
  }
}

/// `pixels/3f9a….js` for `images/3f9a….png`.
func pixelPath(of image: ImageRecord) -> String {
  "pixels/" + image.path.dropFirst("images/".count).dropLast(".png".count) + ".js"
}
