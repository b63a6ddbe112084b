extension Option {
  /// Lets a command write baselines in a pipeline.
  static let inPipeline = Option("in-pipeline", nil, "write baselines although CI is set")
}

extension Environment {
  /// True in the pipelines of GitLab, GitHub and most others, which set `CI`.
  var isPipeline: Bool { !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "") }

  /// Refuses to write baselines in a pipeline, where a job that records what it draws passes
  /// whatever changed, unless the call says by name that it means to.
  func checkWriting(_ command: String, isForced: Bool) throws(Failure) {
    guard isPipeline, !isForced else { return }
    throw Failure(
      "\(command): CI is set, and a pipeline that writes its own baselines passes whatever changed; run this where you can look at the pictures, or add --\(Option.inPipeline.name)"
    )
  }
}
