import ImageDiff
import Reporting
import RunRecords
import Verifying

extension PictureOutcome: Encodable {
  private enum CodingKeys: String, CodingKey {
    case path
    case result
    case message
    case from
    case comparison
    case tolerance
    case masks
    case pairNotes
    case objection
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(result.word, forKey: .result)
    if !remarks.isEmpty { try container.encode(remarks.map(\.note), forKey: .pairNotes) }
    switch result {
    case .compared(let comparison):
      var record = comparisonRecord(comparison.explanation)
      record?.colorSpaces = comparison.colorSpaces
      try container.encodeIfPresent(record, forKey: .comparison)
      try container.encodeIfPresent(comparison.tolerance, forKey: .tolerance)
      try container.encodeIfPresent(comparison.objection, forKey: .objection)
      if !comparison.masks.isEmpty { try container.encode(comparison.masks, forKey: .masks) }
    case .failed(let failure): try container.encode(failure.message, forKey: .message)
    case .renamed(let origin): try container.encode(origin, forKey: .from)
    case .added, .removed, .leftOut: break
    }
  }
}
