import Geometry
import ImageDiff
import PictureReading
import Pixels
import RunRecords
import Verifying

/// By which rules `compare` compares: exactly, unless the command line says otherwise.
struct PictureRules: Sendable {
  static let tolerance = Option(
    "tolerance", "UNITS", "let so much pass, such as levels=2,region=400")
  static let mask = Option(
    "mask", "X,Y,W,H", "leave out this rectangle, in pixels; repeatable", isRepeatable: true)
  static let options = [tolerance, mask]

  let tolerance: Tolerance?
  let masks: [PixelRect]
  let usedMasks = UsedMasks()

  init(_ arguments: ParsedArguments) throws(UsageError) {
    tolerance = try arguments.value(Self.tolerance).map(Self.tolerance)
    var masks: [PixelRect] = []
    for text in arguments.all(Self.mask) { masks.append(try Self.rectangle(text)) }
    self.masks = masks
  }

  private static func tolerance(_ text: String) throws(UsageError) -> Tolerance {
    func refusal(_ problem: String) -> UsageError {
      UsageError(
        "--tolerance is “\(text)”, \(problem); write --tolerance levels=2,region=200 or distance=1.5,region=200"
      )
    }
    var limit: Tolerance.Limit?
    var region: Int?
    var edgesOnly = false
    var met: Set<String> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      if let name = words.first, !met.insert(name).inserted {
        throw refusal("which has “\(name)” twice")
      }
      switch (words.first, words.count) {
      case ("levels", 2):
        guard let levels = Int(words[1]), (1...255).contains(levels), limit == nil else {
          throw refusal("whose levels are no number from 1 to 255")
        }
        limit = .levels(levels)
      case ("distance", 2):
        guard let distance = Double(words[1]), distance >= 0.001, distance <= 100, limit == nil
        else { throw refusal("whose distance is no number up to 100") }
        limit = .distance(Int((distance * 1000).rounded()))
      case ("region", 2):
        guard let pixels = Int(words[1]), pixels > 0 else {
          throw refusal("whose region is no number of pixels")
        }
        region = pixels
      case ("edges-only", 1): edgesOnly = true
      default: throw refusal("with the unknown part “\(part)”")
      }
    }
    guard let limit else { throw refusal("without levels or a distance") }
    guard let region else { throw refusal("without a region") }
    return Tolerance(limit: limit, largestRegion: region, edgesOnly: edgesOnly)
  }

  private static func rectangle(_ text: String) throws(UsageError) -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      .compactMap(\.self)
    guard numbers.count == 4, numbers.allSatisfy({ (0...1_000_000).contains($0) }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw UsageError(
        "--mask is “\(text)”; it must be four whole numbers from 0 on, X,Y,WIDTH,HEIGHT, and neither width nor height 0"
      )
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Two pictures compared; a difference that the tolerance lets pass is kept beside.
  ///
  /// - Parameter origin: asked only where it matters.
  func compared(
    _ new: Bitmap, with old: Bitmap, from origin: () -> Tolerance.Origin
  ) -> PictureComparison {
    compared(new, with: old, finely: nil, from: origin)
  }

  private func compared(
    _ new: Bitmap, with old: Bitmap, finely fine: FineDifference?,
    from origin: () -> Tolerance.Origin
  ) -> PictureComparison {
    let explanation = explain(new.masked(masks), with: old.masked(masks))
    var comparison = judged(fine.map(explanation.adding) ?? explanation, from: origin)
    comparison.masks = masks.filter { new.cropped(to: $0) != old.cropped(to: $0) }.map(
      MaskRecord.init)
    return comparison
  }

  /// The same for pictures of which only the rows that matter may have been read; masks need whole
  /// ones.
  func compared(
    _ pictures: DifferingPictures, from origin: () -> Tolerance.Origin
  ) -> PictureComparison {
    if pictures.isWhole {
      return compared(pictures.new, with: pictures.old, finely: pictures.fine, from: origin)
    }
    return judged(
      explain(
        pictures.new, with: pictures.old, height: pictures.size.height,
        firstRow: pictures.firstRow), from: origin)
  }

  private func judged(
    _ explanation: Explanation, from origin: () -> Tolerance.Origin
  ) -> PictureComparison {
    guard let tolerance, explanation.comparison != .equal else {
      return PictureComparison(explanation: explanation)
    }
    // What captures may not have, drawn pictures may not have either.
    let objection =
      tolerance.objection(to: explanation, of: .captured)
      ?? tolerance.objection(to: explanation, of: origin())
    guard objection == nil else {
      return PictureComparison(explanation: explanation, objection: objection)
    }
    return PictureComparison(
      explanation: explanation, tolerance: ToleranceRecord(tolerance, explanation))
  }

  /// Refuses a tolerance that takes two colours for the same, where there is a project that has them.
  ///
  /// The rule is that of the project's own tolerances. Without a project nobody knows which colours
  /// the pictures are made of.
  func checkColors(in environment: Environment) throws(Failure) {
    guard let tolerance, let directory = Project.find(from: environment.currentDirectory) else {
      return
    }
    let confusions = try attempt { () throws(RunFailure) in
      try toleranceConfusions(tolerance, project: try Project.load(directory))
    }
    guard let first = confusions.first else { return }
    let more = confusions.count > 1 ? ", and \(confusions.count - 1) more pairs" : ""
    throw Failure(
      "--tolerance: it cannot tell \(first)\(more); a smaller one, or edges-only, would be right")
  }
}
