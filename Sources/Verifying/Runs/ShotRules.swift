import Drawing
import Geometry
import ImageDiff
import Pixels
import RunRecords

/// Compares the pictures of one shot by the rules that the project has for it.
struct ShotRules {
  /// Tolerances and masks for the shot, by their index in the project.
  private let tolerances: [(index: Int, rule: ToleranceRule)]
  private let masks: [(index: Int, rule: MaskRule)]
  private let origin: Tolerance.Origin

  /// Which rules were needed.
  private(set) var used = UsedRules()
  /// What tolerances let pass, each once.
  private(set) var tolerated: [ToleranceRecord] = []
  /// Masks under which pictures differ, each once.
  private(set) var masked: [MaskRecord] = []
  /// What is wrong with the rules, one line each.
  private(set) var findings: [String] = []

  private static let coverage =
    "the masks leave nothing of the picture to compare, so it was compared without them; mask less of it"

  init(_ project: Project, screen: String, variant: String, origin: Tolerance.Origin) {
    tolerances = project.tolerances.enumerated().filter { $1.scope.covers(screen, variant) }
      .map { ($0, $1) }
    masks = project.masks.enumerated().filter { $1.scope.covers(screen, variant) }
      .map { ($0, $1) }
    self.origin = origin
  }

  /// True where pictures are compared exactly and as a whole.
  var isExact: Bool { tolerances.isEmpty && masks.isEmpty }

  /// What differs but for what the rules excuse.
  mutating func explanation(
    _ now: Bitmap, with baseline: Bitmap, trees: [ResolvedViewTree]
  ) -> Explanation {
    if isExact || now == baseline { return explain(now, with: baseline) }
    let all = masks.flatMap { $0.rule.rectangles(in: trees) }
    if masksCover(now.size, all) || masksCover(baseline.size, all) {
      findings = [Self.coverage]
      return explain(now, with: baseline)
    }
    let rectangles = masks.flatMap { mask in
      let rectangles = mask.rule.rectangles(in: trees)
      for box in rectangles where now.cropped(to: box) != baseline.cropped(to: box) {
        used.masks.insert(mask.index)
        let record = MaskRecord(
          box: ComparisonRecord.Box(box), reason: mask.rule.scope.reason)
        if !masked.contains(record) { masked.append(record) }
      }
      return rectangles
    }
    let explanation = explain(now.masked(rectangles), with: baseline.masked(rectangles))
    if explanation.comparison == .equal { return explanation }
    for (index, rule) in tolerances
    where rule.tolerance.objection(to: explanation, of: origin) == nil {
      used.tolerances.insert(index)
      let record = ToleranceRecord(rule.tolerance, explanation, reason: rule.scope.reason)
      if !tolerated.contains(record) { tolerated.append(record) }
      return .equal
    }
    return explanation
  }
}

/// Indices of tolerances and masks in the project.
struct UsedRules: Hashable, Sendable {
  var tolerances: Set<Int> = []
  var masks: Set<Int> = []

  mutating func add(_ other: UsedRules) {
    tolerances.formUnion(other.tolerances)
    masks.formUnion(other.masks)
  }
}

/// `1.234` for 1234 thousandths.
func thousandths(_ number: Int) -> String {
  let rest = String(number % 1000)
  return "\(number / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}
