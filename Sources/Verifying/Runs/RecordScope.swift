/// Which shots a recording run stores.
public enum RecordScope: Hashable, Sendable {
  /// Those whose pixels are not the stored ones.
  case changed
  /// Those of which nothing is stored.
  case missing
  /// Those that failed in a report and recording settles. A tolerance or mask that let a shot pass
  /// keeps its baseline as it is.
  case failed(report: String)
  /// Those that fail when they are drawn now, by the same rules.
  case failing
}
