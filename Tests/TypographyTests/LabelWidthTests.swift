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

    /// True for what Inter itself has letters for.
    var isLatin: Bool { text.unicodeScalars.allSatisfy { $0.value < 0x250 } }
  }

  /// What widths are made of, each step on top of the one before.
  enum Model: String, CaseIterable {
    case advances, tracking, kerning, weights
  }

  /// The labels of the shared corpus; nil without the corpus.
  static func corpus() throws -> [Label]? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders =
      [root.appending(path: "../shared")]
      + (ProcessInfo.processInfo.environment["MEIAN_SHARED"].map { [URL(filePath: $0)] } ?? [])
    let files = folders.map { $0.appending(path: "corpus/label-widths.tsv") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      print("note: no corpus of label widths beside the repository; set MEIAN_SHARED to use one")
      return nil
    }
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

  /// The width of a label, in points, by one of the models.
  private func width(of label: Label, _ model: Model) throws -> Double {
    let keepsKerning = model == .kerning || model == .weights
    let line = try #require(
      try TestFonts.catalog.layout(
        TextRequest(
          [TextSpan(label.text, font: label.font, kern: keepsKerning ? nil : 0)],
          scale: label.scale)
      ).lines.first)
    let (size, weight) = (label.font.size, label.font.weight)
    let published = SystemTracking.ofSanFrancisco(size)
    let tracking = SystemTracking.points(size: size, weight: weight)
    let used =
      switch model {
      case .advances: 0.0
      case .tracking, .kerning: published
      case .weights: tracking
      }
    return label.scale.roundedUp(line.width + (used - tracking) * Double(line.glyphs.count))
  }

  /// The shares of Latin labels, in percent, whose width is right within half a point and within two.
  private func shares(_ labels: [Label], _ model: Model) throws -> (close: Int, near: Int) {
    let errors = try labels.map { abs(try width(of: $0, model) - $0.width) - 1e-6 }
    func percent(_ limit: Double) -> Int {
      Int((Double(errors.count { $0 <= limit }) / Double(errors.count) * 100).rounded())
    }
    return (percent(0.5), percent(2))
  }

  /// Frames that constraints have stretched count as wrong, which no font can help: 7 of 52.
  @Test("are San Francisco's within half a point in 60 % of Latin labels, within two in 80 %")
  func accuracy() throws {
    guard let labels = try Self.corpus()?.filter(\.isLatin) else { return }
    for model in Model.allCases {
      let found = try shares(labels, model)
      print("\(model): \(found.close) % within 0.5 pt, \(found.near) % within 2 pt")
    }
    #expect(labels.count >= 50)
    let found = try shares(labels, .weights)
    #expect(found.close >= 60)
    #expect(found.near >= 80)
    // The published table alone would do for less.
    #expect(try shares(labels, .tracking).near < found.near)
  }

  @Test("are San Francisco's within 2 % on average")
  func score() throws {
    guard let corpus = try Self.corpus() else { return }
    let errors = try corpus.map { try width(of: $0, .weights) / $0.width - 1 }
      // A frame that constraints have stretched says nothing about its text.
      .filter { abs($0) < 0.15 }
    #expect(errors.count >= 40)
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.005)
    #expect(errors.reduce(0) { $0 + abs($1) } / Double(errors.count) < 0.02)
  }
}
