extension GitRepository {
  /// The bytes of one blob, from a git of its own: slower than `GitObjects`, whose program ends at a
  /// damaged object, and calls one missing that it cannot unpack.
  ///
  /// - Parameter id: a full id.
  public func blob(
    _ id: String, limit: Int = BaselineStore.largestFile
  ) throws(GitError) -> [UInt8] {
    let size = try program.run(["cat-file", "-s", id], in: topLevel)
    if size.status == 0, let bytes = Int(size.text), bytes > limit {
      throw .tooLarge(id, bytes: bytes, limit: limit)
    }
    let answer = try program.run(["cat-file", "blob", id], in: topLevel)
    if answer.status == 0 { return answer.out }
    // All that git says of an object that is not there.
    if answer.complaint.hasSuffix(": bad file") || isPartial { throw .missingObject(id) }
    throw .failed(
      "the object \(id) is damaged (\(answer.complaint)); “git fsck” names all that are")
  }
}
