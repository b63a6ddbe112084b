extension Console {
  /// Says that an earlier run was killed, before what this one did: whoever sees pictures recorded
  /// that they thought were, wants to know why.
  ///
  /// - Parameter paths: baselines that it was writing.
  func tell(interrupted paths: [String]) {
    for path in paths {
      line("an earlier run was killed while it wrote \(path), which stayed as it was")
    }
  }
}
