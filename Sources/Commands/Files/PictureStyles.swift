import Dispatch
import PictureReading
import Reporting
import RunRecords
import Synchronization
import Verifying

/// Finds out what light and dark of compared pictures say about each other.
struct PictureStyles: Sendable {
  let old: PictureSide
  let new: PictureSide
  let names: PictureNames

  /// What was found stands with the pictures that changed.
  ///
  /// - Parameter jobs: how many pairs are looked at at once.
  func applied(to outcomes: [PictureOutcome], jobs: Int) -> [PictureOutcome] {
    let places = Dictionary(
      outcomes.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = names.stylePairs(among: outcomes.map(\.path)).filter { pair in
      [pair.light, pair.dark].contains { picture in
        places[picture.name].map { outcomes[$0].hasNews } ?? false
      }
    }
    guard !pairs.isEmpty else { return outcomes }
    let found = Mutex<[Int: [PairRemark]]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pairs.count))) { _ in
      let reader = PairReader()
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < pairs.count else { return }
        let pair = pairs[index]
        guard let light = places[pair.light.name], let dark = places[pair.dark.name] else {
          continue
        }
        let remarks = remarks(pair, outcomes[light].result, outcomes[dark].result, reader)
        found.withLock { $0[index] = remarks }
      }
    }
    var told = outcomes
    for (index, remarks) in found.withLock({ $0 }) {
      for picture in [pairs[index].light, pairs[index].dark] {
        guard let place = places[picture.name], told[place].hasNews else { continue }
        told[place].remarks = remarks
      }
    }
    return told
  }

  private func remarks(
    _ pair: StylePair, _ light: PictureOutcome.Result, _ dark: PictureOutcome.Result,
    _ reader: PairReader
  ) -> [PairRemark] {
    let variants = [pair.light.variant, pair.dark.variant]
    switch (light, dark) {
    case (.compared(let first), .compared(let second)):
      var remarks: [PairRemark] = []
      let isOneSided = first.passes != second.passes
      if areSame(pair, in: new, reader), isOneSided || !areSame(pair, in: old, reader) {
        // The one that changed became equal to the other.
        remarks.append(
          second.passes
            ? .becameSame(variants[0], as: variants[1])
            : .becameSame(variants[1], as: variants[0]))
      }
      if isOneSided {
        remarks.append(.only(second.passes ? variants[0] : variants[1], of: variants))
      }
      return remarks
    case (.added, .added):
      return areSame(pair, in: new, reader) ? [.isSame(variants[1], as: variants[0])] : []
    default: return []
    }
  }

  /// False where one of them cannot be read, which is told by itself.
  private func areSame(_ pair: StylePair, in side: PictureSide, _ reader: PairReader) -> Bool {
    guard let light = try? side.read(pair.light.name), let dark = try? side.read(pair.dark.name),
      case .equal? = try? reader.read(light, dark)
    else { return false }
    return true
  }
}

extension PictureOutcome {
  /// Whether there is something to tell that a remark could stand with.
  fileprivate var hasNews: Bool {
    switch result {
    case .compared(let comparison): !comparison.passes
    case .added: true
    case .removed, .renamed, .failed, .leftOut: false
    }
  }
}
