import Baselines
import Digests

/// Where a picture of the report comes from.
enum ImageSource: Sendable {
  /// Made for the report.
  case made([UInt8])
  /// A file that a command line named; it then still has to have the digest that it had when it
  /// was compared.
  case file(path: String, Digest)
  /// A stored image, read again when the report is written; its file then still has to have the
  /// digest that it had when it was compared.
  case baseline(BaselineKey, BaselineRole, Digest)
}
