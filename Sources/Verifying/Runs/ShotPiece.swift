import Traits

/// One shot to make.
struct ShotPiece: Sendable {
  var subject: Subject
  var variant: Variant

  /// Every shot of the subjects, in their order.
  static func all(of subjects: [Subject]) -> [ShotPiece] {
    subjects.flatMap { subject in
      subject.variants.map { ShotPiece(subject: subject, variant: $0) }
    }
  }

  func remark(_ text: String) -> ShotRemark {
    ShotRemark(screen: subject.id, variant: variant.name, text: text)
  }
}
