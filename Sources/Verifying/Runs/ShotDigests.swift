import Traits

/// The digest of one shot's pixels.
public struct ShotDigest: Sendable, Encodable {
  public var screen: String
  public var variant: String
  /// SHA-256 in 64 hexadecimal digits: see `pixelDigest`.
  public var digest: String
}

/// What drawing for digests came to.
public struct ShotDigests: Sendable {
  /// In the order of screens and variants in the project.
  public var digests: [ShotDigest] = []
  /// Why shots could not be drawn.
  public var failures: [ShotRemark] = []
}

/// Draws the selected shots and keeps the digests of their pixels alone: two machines that draw the
/// same give the same text, without a picture to carry from one to the other.
public func digests(
  of project: Project, _ options: RunOptions
) throws(RunFailure) -> ShotDigests {
  let bench = try Workbench(project, options)
  let pieces = ShotPiece.all(of: try bench.screens.subjects(options.selection))
  guard !pieces.isEmpty else {
    throw .usage("there is nothing to draw; name a layout file or a project with screens")
  }
  options.progress(0, pieces.count)
  let results = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) -> Result<String, ShotError> in
    try bench.shot(of: piece.subject, piece.variant).map { pixelDigest($0.bitmap) }
  }
  var outcome = ShotDigests()
  for (piece, result) in zip(pieces, results) {
    switch result {
    case .success(let digest):
      outcome.digests.append(
        ShotDigest(screen: piece.subject.id, variant: piece.variant.name, digest: digest))
    case .failure(let error): outcome.failures.append(piece.remark(error.message))
    }
  }
  return outcome
}
