import Screens
import Traits

/// What compared pictures stand for, all of them together: light and dark find each other, and no two
/// are the same shot.
public struct PictureMeanings: Sendable {
  private var meanings: [String: PictureNames.Meaning] = [:]
  /// What somebody should know of names that found no partner, a line each.
  public private(set) var notes: [String] = []

  /// - Parameter pictures: the names of all, relative to their folders.
  public init(of pictures: [String], by names: PictureNames) {
    let pictures = pictures.sorted()
    let stems = Dictionary(grouping: pictures) { PictureNames.split($0).stem }
    let all = Set(stems.keys)
    func isDoubled(_ name: String) -> Bool {
      (stems[PictureNames.split(name).stem]?.count ?? 0) > 1
    }
    var open: [String] = []
    for name in pictures {
      let meaning = names.meaning(
        of: name, isDoubled: isDoubled(name),
        isBaseline: PictureNames.isBaseline(name, beside: all))
      meanings[name] = meaning
      if meaning.variant == PictureNames.withoutStyle { open.append(name) }
    }
    let pairs = StylePairs(open, split: PictureNames.split)
    notes += pairs.notes
    for name in open {
      guard let half = pairs.halves[name] else { continue }
      meanings[name] = names.meaning(
        of: name, as: half.stem, half.isDark ? .dark : .light, isDoubled: isDoubled(name))
    }
    takeBareForLight(pictures)
    noteAlone(pairs.alone)
    partClashes(pictures, names, isDoubled)
    partSpellings(pictures)
  }

  /// The variant that a picture shows, such as `dark`; `picture` where its name says none.
  public func variant(of name: String) -> String { self[name].variant }

  subscript(name: String) -> PictureNames.Meaning {
    meanings[name]
      ?? PictureNames.Meaning(
        screen: PictureNames.withoutStyle, variant: PictureNames.withoutStyle, traits: nil)
  }

  /// A picture without a style beside one in dark is the one in light, as where dark came later.
  private mutating func takeBareForLight(_ pictures: [String]) {
    let screens = Dictionary(grouping: pictures) { self[$0].screen }
    for name in pictures where self[name].variant == PictureNames.withoutStyle {
      let others = (screens[self[name].screen] ?? []).filter { $0 != name }
      guard others.count == 1, self[others[0]].variant == Variant.dark.name else { continue }
      meanings[name]?.variant = Variant.light.name
      meanings[name]?.traits = Variant.light.traits
    }
  }

  private mutating func noteAlone(_ names: [String]) {
    guard let first = names.first else { return }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let list = names.count == 1 ? first : names.prefix(3).joined(separator: ", ") + more
    notes.append(
      "\(names.count) \(names.count == 1 ? "name holds" : "names hold") “light”, “dark” or “night” and \(names.count == 1 ? "was" : "were") paired with nothing: \(list); --pattern says how names hold {screen} and {style}"
    )
  }

  /// Pictures that would be the same shot stand alone, under their own names.
  private mutating func partClashes(
    _ pictures: [String], _ names: PictureNames, _ isDoubled: (String) -> Bool
  ) {
    struct Shot: Hashable {
      var screen: String
      var variant: String
    }
    let shots = Dictionary(grouping: pictures) {
      Shot(screen: self[$0].screen, variant: self[$0].variant)
    }
    for (shot, twins) in shots.sorted(by: { $0.value[0] < $1.value[0] }) where twins.count > 1 {
      for name in twins {
        meanings[name] = names.plainMeaning(of: name, isDoubled: isDoubled(name))
      }
      notes.append(
        "\(twins.prefix(3).joined(separator: " and ")) would all be \(quoted(shot.screen)) in \(shot.variant), and stand alone; --pattern tells them apart"
      )
    }
  }

  /// Files of a report may lie where letter case counts for nothing.
  private mutating func partSpellings(_ pictures: [String]) {
    var spellings: [String: String] = [:]
    var renamed: [String: String] = [:]
    for name in pictures {
      var screen = self[name].screen
      if ScreenIDLength.problem(of: screen) != nil { screen = ScreenIDLength.shortened(screen) }
      let own = screen
      if let known = renamed[own] {
        screen = known
      } else {
        var number = 2
        while spellings[screen.lowercased(), default: screen] != screen {
          screen = "\(own)-\(number)"
          number += 1
        }
        if screen != own {
          renamed[own] = screen
          notes.append(
            "\(name): \(quoted(own)) and \(quoted(spellings[own.lowercased()] ?? own)) differ only in letter case; it is \(quoted(screen)) in the report"
          )
        }
      }
      spellings[screen.lowercased()] = screen
      meanings[name]?.screen = screen
    }
  }
}
