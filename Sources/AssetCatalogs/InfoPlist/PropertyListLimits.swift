/// Why a property list from a stranger's branch is not handed to Foundation.
enum PropertyListDanger: Equatable {
  /// The file has so many bytes.
  case large(Int)
  /// It declares entities, whose text can grow without bounds.
  case entities
  /// It has so many containers that nesting them all could exhaust the stack.
  case containers
}

/// The limits within which Foundation's reader, which recurses, is safe: 1 MB and 2000 containers.
/// An app's Info.plist has some hundred.
func danger(ofPropertyList bytes: [UInt8]) -> PropertyListDanger? {
  guard bytes.count <= 1_000_000 else { return .large(bytes.count) }
  if bytes.starts(with: "bplist".utf8) {
    return binaryObjectCount(bytes) > 2000 ? .containers : nil
  }
  // Without its zero bytes UTF-16 shows the same letters as UTF-8.
  let letters = bytes.filter { $0 != 0 }
  if count(of: "<!ENTITY", in: letters) > 0 { return .entities }
  let containers = count(of: "<dict", in: letters) + count(of: "<array", in: letters)
  return containers > 2000 ? .containers : nil
}

/// The number of objects that a binary list's trailer states: the 8 bytes from the 24th last on.
private func binaryObjectCount(_ bytes: [UInt8]) -> UInt64 {
  guard bytes.count >= 32 else { return 0 }
  return bytes[(bytes.count - 24)..<(bytes.count - 16)].reduce(0) { $0 << 8 | UInt64($1) }
}

private func count(of word: String, in bytes: [UInt8]) -> Int {
  let word = Array(word.utf8)
  guard bytes.count >= word.count else { return 0 }
  return (0...(bytes.count - word.count)).count { start in
    bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word)
  }
}
