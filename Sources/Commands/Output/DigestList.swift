import Verifying

/// The digests of shots, as `render --digests` tells them.
struct DigestList: Encodable {
  var digests: [ShotDigest]
  /// What could not be drawn, and why.
  var broken: [SharedRemark]

  init(_ outcome: ShotDigests) {
    digests = outcome.digests
    broken = SharedRemark.all(of: outcome.failures)
  }

  /// Standard output holds digests alone, so that it can be compared as it is.
  func tell(_ job: Job, in environment: Environment) -> ExitCode {
    let console = Console(environment, job.color)
    switch job.format {
    case .json: console.json(self)
    case .human:
      for shot in digests { console.line("\(shot.screen) \(shot.variant) \(shot.digest)") }
      for remark in broken { environment.complain("✗ \(printable(remark.line))\n") }
    }
    return broken.isEmpty ? .success : .failed
  }
}
