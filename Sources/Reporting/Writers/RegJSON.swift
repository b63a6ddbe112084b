public import RunRecords

/// The result format of reg-cli, which reg-suit and its notifiers read.
///
/// Items are `screen/variant.png`; the pictures themselves are content-addressed, so the folders
/// name the report's `images/`, and `links` leads from an item to its page.
public enum RegJSON: ReportWriter {
  public static let name = "reg-json"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    var result = Result()
    for screen in run.screens {
      for shot in screen.shots { result.add(shot, of: screen) }
    }
    return [ReportFile(path: "reg.json", contents: json(result) + "\n")]
  }

  private struct Result: Encodable {
    var failedItems: [String] = []
    var newItems: [String] = []
    var deletedItems: [String] = []
    var passedItems: [String] = []
    var expectedItems: [String] = []
    var actualItems: [String] = []
    var diffItems: [String] = []
    var actualDir = "./images"
    var expectedDir = "./images"
    var diffDir = "./images"

    mutating func add(_ shot: ShotRecord, of screen: ScreenRecord) {
      let item = "\(screen.id)/\(visible(shot.variant)).png"
      switch shot.verdict {
      case .unchanged: passedItems.append(item)
      case .recordedChange, .locked, .notApplied, .unexpectedChange, .broken:
        failedItems.append(item)
      case .added, .unrecorded: newItems.append(item)
      case .removed, .obsolete: deletedItems.append(item)
      case .skipped: return
      }
      if shot.expectedPicture != nil { expectedItems.append(item) }
      if shot.now != nil { actualItems.append(item) }
      if shot.difference != nil { diffItems.append(item) }
    }
  }
}
