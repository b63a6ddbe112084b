import Digests
import Testing

@Suite("Names of git's objects")
struct GitBlobNameTests {
  @Test(
    "are those that git hash-object gives",
    arguments: [
      ("", 40, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
      ("hello\n", 40, "ce013625030ba8dba906f756967f9e9ca394464a"),
      ("", 64, "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"),
    ])
  func names(content: String, length: Int, name: String) {
    #expect(gitBlobName(of: Array(content.utf8), length: length) == name)
  }

  @Test("of another digest come back from their digits")
  func digits() {
    let digest = Digest(of: "text")
    #expect(Digest(hexadecimal: "\(digest)") == digest)
    for text in ["", "\(digest)0", String("\(digest)".dropLast()), "\(digest)".uppercased()] {
      #expect(Digest(hexadecimal: text) == nil)
    }
  }
}
