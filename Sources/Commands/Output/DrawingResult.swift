import Verifying

/// What drawing into files came to, as `record` and `render` tell it.
struct DrawingResult: Encodable {
  /// Paths of the files that were written.
  var written: [String]
  /// How many shots were left because they are stored as they are drawn.
  var unchanged: Int
  /// Paths of baselines that were removed because their screen or variant is gone.
  var removed: [String]
  /// What could not be drawn, and why.
  var broken: [SharedRemark]
  /// Missing glyphs and the like.
  var findings: [SharedRemark]
  /// Paths of baselines that an earlier run was writing when it was killed.
  var interrupted: [String]

  init(_ outcome: RecordOutcome, removed: [String] = []) {
    self.removed = removed
    written = outcome.written
    unchanged = outcome.unchanged
    interrupted = outcome.interrupted
    broken = SharedRemark.all(of: outcome.failures)
    findings = SharedRemark.all(of: outcome.findings)
  }

  /// - Parameter verb: what was done to a file, such as `recorded`.
  func tell(verb: String, _ job: Job, in environment: Environment) throws(Failure) -> ExitCode {
    guard !written.isEmpty || unchanged > 0 || !broken.isEmpty else {
      throw Failure("nothing was drawn; “meian list” shows the screens and their variants")
    }
    let console = Console(environment, job.color)
    switch job.format {
    case .json: console.json(self)
    case .human:
      console.tell(interrupted: interrupted)
      for path in written { console.line("\(verb) \(path)") }
      for remark in broken {
        console.line(
          Line("✗", .red)
            + " \(remark.screen)  \(remark.variants.joined(separator: ", ")): broken — \(remark.message)"
        )
      }
      for line in SharedRemark.lines(ofFindings: findings) { console.line(line) }
      console.line(counts(verb))
    }
    return broken.isEmpty ? .success : .failed
  }

  /// Such as `2 pictures recorded, 24 unchanged, 1 broken`.
  private func counts(_ verb: String) -> String {
    var counts = "\(counted(written.count, "picture")) \(verb == "drew" ? "drawn" : verb)"
    if unchanged > 0 { counts += ", \(grouped(unchanged)) unchanged" }
    if !removed.isEmpty { counts += ", \(grouped(removed.count)) removed" }
    let failures = broken.reduce(0) { $0 + $1.variants.count }
    if failures > 0 { counts += ", \(grouped(failures)) broken" }
    return counts
  }
}
