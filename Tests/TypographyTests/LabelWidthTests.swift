import Foundation
import Geometry
import Testing

@testable import Typography

/// Widths that Interface Builder stored for labels in San Francisco, compared with ours.
@Suite("Label widths")
struct LabelWidthTests {
  struct Label {
    let text: String
    let font: FontDescriptor
    let scale: Scale
    let width: Double
  }

  /// The labels of the shared corpus whose frames fit their text; nil without the corpus.
  static func corpus() throws -> [Label]? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders =
      [root.appending(path: "../shared")]
      + (ProcessInfo.processInfo.environment["MEIAN_SHARED"].map { [URL(filePath: $0)] } ?? [])
    let files = folders.map { $0.appending(path: "corpus/label-widths.tsv") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return nil }
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return rows.compactMap { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 11, let size = Double(fields[7]), let width = Double(fields[8]),
        let scale = Scale(Int(fields[2]) ?? 1)
      else { return nil }
      let weight: FontWeight =
        fields[4] == "boldSystem"
        ? .bold
        : fields[5].hasSuffix("Headline") ? .semibold : FontWeight(name: fields[6]) ?? .regular
      return Label(text: fields[10], font: .system(size, weight), scale: scale, width: width)
    }
  }

  @Test("are San Francisco's within 2 % on average")
  func score() throws {
    guard let corpus = try Self.corpus() else {
      print("note: no corpus of label widths beside the repository; set MEIAN_SHARED to use one")
      return
    }
    var byWeight: [FontWeight: [Double]] = [:]
    for label in corpus {
      let ours = try TestFonts.catalog.layoutText(
        label.text, font: label.font, scale: label.scale
      ).size.width
      let error = ours / label.width - 1
      // A frame that constraints have stretched says nothing about its text.
      if abs(error) < 0.15 { byWeight[label.font.weight, default: []].append(error) }
    }
    for (weight, errors) in byWeight.sorted(by: { $0.key < $1.key }) {
      let mean = errors.reduce(0, +) / Double(errors.count)
      print("\(weight): \(errors.count) labels, mean error \((mean * 1e4).rounded() / 100) %")
    }
    let errors = byWeight.values.flatMap { $0 }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let spread = errors.reduce(0) { $0 + abs($1) } / Double(errors.count)
    print(
      "\(errors.count) labels, mean error \(mean * 100) %, mean of absolute errors \(spread * 100) %"
    )
    #expect(errors.count >= 40)
    #expect(abs(mean) < 0.005)
    #expect(spread < 0.02)
  }
}
