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
}
