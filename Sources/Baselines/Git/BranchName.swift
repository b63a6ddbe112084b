/// True for a name that a branch can have and that a shell takes as one plain word, so that a message
/// may put it into a command: `A-Z a-z 0-9 . _ / + -`, at most 200 bytes.
///
/// Source: the rules of `git check-ref-format`, of which these are a part.
public func isPlainBranch(_ name: String) -> Bool {
  let isPlain = name.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._/+-".utf8.contains(byte)
    }
  }
  return isPlain && (1...200).contains(name.utf8.count) && !name.hasPrefix("-")
    && !name.hasPrefix("/") && !name.hasSuffix("/") && !name.contains("..")
}

/// True for a name that git allows a branch to have; others are expressions, such as `main^`.
///
/// Source: `git check-ref-format`.
public func isBranchName(_ name: String) -> Bool {
  let isAllowed = name.unicodeScalars.allSatisfy { scalar in
    scalar.value > 0x20 && scalar.value != 0x7F && !"~^:?*[\\".unicodeScalars.contains(scalar)
  }
  return isAllowed && !name.isEmpty && name.utf8.count <= 1000 && !name.hasPrefix("-")
    && !name.contains("..") && !name.contains("@{") && !name.hasSuffix("/")
    && !name.hasSuffix(".lock")
}

/// True for the full id of an object: 40 or 64 lower-case hexadecimal digits.
public func isObjectID(_ text: String) -> Bool {
  [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy { isLowerHexDigit($0) }
}
