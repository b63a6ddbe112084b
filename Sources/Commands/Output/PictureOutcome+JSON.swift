import ImageDiff
import RunRecords
import Verifying

extension PictureOutcome: Encodable {
  private enum CodingKeys: String, CodingKey {
    case path
    case result
    case message
    case from
    case comparison
    case objection
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(result.word, forKey: .result)
    switch result {
    case .compared(let comparison):
      try container.encodeIfPresent(
        comparisonRecord(comparison.explanation), forKey: .comparison)
      try container.encodeIfPresent(comparison.objection, forKey: .objection)
    case .failed(let failure): try container.encode(failure.message, forKey: .message)
    case .renamed(let origin): try container.encode(origin, forKey: .from)
    case .added, .removed, .leftOut: break
    }
  }
}
