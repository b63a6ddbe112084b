import Baselines
import PNGCodec
import Traits

/// Draws the screens of another commit with this Meian and today's fonts, so that only what that
/// commit's files say differs from now.
struct RedrawnScreens: Sendable {
  private let bench: Workbench
  private let subjects: [String: Subject]
  private let words: String

  init(_ project: Project, _ commit: CommitFiles, _ options: RunOptions) throws(RunFailure) {
    words = commit.words
    bench = try Workbench(try project.asOf(commit), options)
    let subjects = try bench.screens.subjects(Selection())
    self.subjects = Dictionary(subjects.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The file that recording would store; nil where the commit has no such screen.
  func png(of key: BaselineKey) throws(RunFailure) -> Result<[UInt8]?, ShotError> {
    guard let subject = subjects[key.screen], let variant = try? Variant(name: key.variant) else {
      return .success(nil)
    }
    if case .capture(let capture) = subject.content, capture.files[variant] == nil {
      return .success(nil)
    }
    switch try bench.shot(of: subject, variant) {
    case .failure(let error): return .failure(ShotError("at \(words): \(error.message)"))
    case .success(let shot):
      guard let bytes = try? shot.png(variant: variant) else {
        return .failure(ShotError("at \(words): the picture cannot be written as PNG"))
      }
      return .success(bytes)
    }
  }
}
