public import ImageDiff
public import RunRecords
import Traits

/// A comparison of two pictures of which nothing else is known, in the words of a run's record; nil
/// where they are equal.
public func comparisonRecord(_ explanation: Explanation) -> ComparisonRecord? {
  var context = ChangeContext(withoutProject: nil)
  return context.record(explanation, from: nil, to: nil)
}
