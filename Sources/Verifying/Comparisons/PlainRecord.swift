public import ImageDiff
public import RunRecords
import Traits

/// A comparison of two pictures of which nothing else is known, in the words of a run's record; nil
/// where they are equal.
public func comparisonRecord(_ explanation: Explanation) -> ComparisonRecord? {
  ChangeContext(colors: .none, traits: nil).record(explanation, from: nil, to: nil)
}
