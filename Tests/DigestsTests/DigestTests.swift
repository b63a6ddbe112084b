import Digests
import Testing

@Suite("Digests")
struct DigestTests {
  @Test(
    "are SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
  func vectors(text: String, expected: String) { #expect("\(Digest(of: text))" == expected) }

  @Test("of two pieces are those of the pieces in one", arguments: 0...3)
  func pieces(count: Int) {
    let bytes = Array("abc".utf8)
    let body = Array(bytes.dropFirst(count))
    #expect(
      Digest(of: Array(bytes.prefix(count)), followedBy: body.span.bytes) == Digest(of: "abc"))
  }
}
