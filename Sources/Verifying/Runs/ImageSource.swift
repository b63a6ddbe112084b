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
  /// The picture of a commit, read again when the report is written.
  case commit(CommitBaselines, BaselineKey)

  /// Where an image was read.
  init(_ image: BaselineImage, _ key: BaselineKey, _ role: BaselineRole) {
    switch image.source {
    case .stored: self = .baseline(key, role, Digest(of: image.bytes))
    case .commit(let baselines): self = .commit(baselines, key)
    case .redrawn: self = .made(image.bytes)
    }
  }
}
