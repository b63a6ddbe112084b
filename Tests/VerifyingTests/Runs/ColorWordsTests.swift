import Drawing
import Geometry
import ImageDiff
import Pixels
import RunRecords
import Testing
import Traits

@testable import Verifying

@Suite("The tokens of a changed colour")
struct ColorWordsTests {
  @Test("are never names that iOS has given up, and without a project only one that is certain")
  func guessed() throws {
    let light = try Variant(name: "light").traits
    let dark = try Variant(name: "dark").traits
    let ground = RGBA8(rgb: 0xF2F2F7)
    let names = ColorNames(.none, for: light)
    #expect(names[ground].count > 1 && !names[ground].contains("groupTableViewBackground"))
    #expect(ColorNames(certainFor: light)[ground].isEmpty)
    #expect(ColorNames(certainFor: dark)[RGBA8(rgb: 0x48484A)] == ["systemGray3"])
  }

  /// A screen of one view whose background is what `source` says.
  private func tree(_ source: String, _ value: RGBA8) -> ResolvedViewTree {
    let property = ResolvedView.Property(
      name: "backgroundColor", source: source, value: value.hex8)
    return ResolvedViewTree(
      views: [
        ResolvedView(
          id: "page", kind: "view", depth: 0,
          frame: PixelRect(x: 0, y: 0, width: 4, height: 4), style: "light",
          properties: [property])
      ])
  }

  private func explanation(_ from: RGBA8, _ to: RGBA8) -> Explanation {
    let size = PixelSize(width: 4, height: 4)
    return explain(
      Bitmap(size: size, filledWith: to), with: Bitmap(size: size, filledWith: from))
  }

  static let grey = RGBA8(red: 242, green: 242, blue: 247, alpha: 255)
  static let white = RGBA8(red: 255, green: 255, blue: 255, alpha: 255)

  @Test("are those of the views, and none where the views give literals")
  func literals() throws {
    var context = ChangeContext(colors: .none, traits: TraitSet(style: .light))
    let made = context.record(
      explanation(Self.grey, Self.white), from: tree("#F2F2F7", Self.grey),
      to: tree("systemBackground", Self.white))
    let record = try #require(made)
    let change = try #require(record.colorChanges.first)
    #expect(change.fromTokens == [])
    #expect(change.toTokens == ["systemBackground"])
    let cause = try #require(record.causes.first)
    #expect(cause.fromTokens == [])
    #expect(cause.toTokens == ["systemBackground"])
    #expect(record.views.first?.properties.first?.before == "#F2F2F7FF")
    #expect(record.views.first?.properties.first?.after == "systemBackground #FFFFFFFF")
  }

  @Test("are iOS's names where no view has the colour")
  func palette() {
    var context = ChangeContext(colors: .none, traits: TraitSet(style: .light))
    let record = context.record(explanation(Self.grey, Self.white), from: nil, to: nil)
    #expect(record?.colorChanges.first?.fromTokens.contains("secondarySystemBackground") == true)
  }

  @Test("are listed once for a whole shot, without literals")
  func list() {
    let used = UsedTokens([
      tree("#FFFFFF", Self.white), tree("paper", Self.white), nil, tree("#F2F2F7", Self.grey),
    ])
    #expect(used["#FFFFFFFF"] == ["paper"])
    #expect(used["#F2F2F7FF"] == [])
    #expect(used["#000000FF"] == nil)
    #expect(used.records.map(\.color) == ["#FFFFFFFF"])
  }
}
