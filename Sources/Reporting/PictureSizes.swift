import RunRecords

/// The sizes of two pictures that have two.
struct PictureSizes {
  fileprivate let before: String
  fileprivate let after: String

  fileprivate init(before: String, after: String) { (self.before, self.after) = (before, after) }

  init?(_ comparison: ComparisonRecord) {
    guard let before = comparison.sizeBefore, let after = comparison.sizeAfter else { return nil }
    (self.before, self.after) = (before, after)
  }

  var cause: CountedCause {
    let cause = Cause(subject: "size", values: .init(before: before, after: after))
    return CountedCause(key: cause, cause: cause, views: [], example: cause)
  }

  /// `the picture has twice the size, 780 × 1400 instead of 390 × 700`: then pixels in the same place
  /// have nothing to do with each other. nil where no side is a multiple of the other.
  var scaledWords: String? {
    guard let old = Self.numbers(before), let new = Self.numbers(after) else { return nil }
    let words: String
    if let factor = Self.factor(old, new) {
      words = factor == 2 ? "twice" : "\(factor) times"
    } else if let factor = Self.factor(new, old) {
      words =
        ["half", "a third of", "a quarter of"].dropFirst(factor - 2).first ?? "a \(factor)th of"
    } else {
      return nil
    }
    return "the picture has \(words) the size, \(after) instead of \(before)"
  }

  /// 2 where both sides of `new` are twice those of `old`, up to 9.
  private static func factor(_ old: (Int, Int), _ new: (Int, Int)) -> Int? {
    (2...9).first { old.0 * $0 == new.0 && old.1 * $0 == new.1 }
  }

  /// Of `390 × 700`; nil for numbers that no picture has.
  private static func numbers(_ size: String) -> (Int, Int)? {
    let numbers = size.split(separator: " ").compactMap { Int($0) }
      .filter { (1...1_000_000).contains($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}

/// `the picture has twice the size, 780 × 1400 instead of 390 × 700`; nil where no side is a multiple of
/// the other.
public func scaledSizeWords(from before: String, to after: String) -> String? {
  PictureSizes(before: before, after: after).scaledWords
}
