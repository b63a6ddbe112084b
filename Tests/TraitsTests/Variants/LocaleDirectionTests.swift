import Testing
import Traits

@Suite("The direction of a variant")
struct LocaleDirectionTests {
  @Test(
    "follows its word, else its language and script",
    arguments: [
      ("light", Variant.Direction.leftToRight), ("light.rtl", .rightToLeft),
      ("light.ja", .leftToRight), ("light.ar", .rightToLeft), ("light.ar-EG", .rightToLeft),
      ("light.he", .rightToLeft), ("light.fa", .rightToLeft), ("light.ur", .rightToLeft),
      ("light.az-Arab", .rightToLeft), ("light.ks-Deva", .leftToRight),
      ("light.rtl.ja", .rightToLeft),
      ("light.rtl.ar", .rightToLeft), ("light.de-CH", .leftToRight),
    ])
  func direction(name: String, expected: Variant.Direction) throws {
    #expect(try Variant(name: name).layoutDirection == expected)
  }
}
