import Screens

/// Finds out which screen a file would have been, so that its baselines are not taken for those of
/// a screen that is gone.
enum DamagedScreen {
  /// The id, or nil where the damage may hide it.
  static func id(in bytes: [UInt8], file: String, defaultID: String) -> String? {
    if let root = try? parseJSON5(bytes, file: file) {
      guard case .object = root.content else { return nil }
      guard let value = root["screen"] else { return defaultID }
      guard case .string(let id) = value.content, isScreenID(id) else { return nil }
      return id
    }
    return Scan(bytes).id
  }

  /// Reads a file as far as the key `screen` of its outermost object, and no further.
  private struct Scan {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var id: String? {
      var scan = self
      return scan.find()
    }

    private mutating func find() -> String? {
      var depth = 0
      // The last word before a colon, quoted or not.
      var word: String?
      var isKey = false
      while let next = token() {
        switch next {
        case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): depth += 1
        case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): depth -= 1
        case .mark(UInt8(ascii: ":")): isKey = depth == 1 && word == "screen"
        case .mark: isKey = false
        case .word(let text):
          if isKey { return isScreenID(text) ? text : nil }
          word = text
        }
      }
      return nil
    }

    private enum Token {
      case mark(UInt8)
      case word(String)
    }

    /// Nil at the end, and within a text that has none.
    private mutating func token() -> Token? {
      skipBlanks()
      guard position < bytes.count else { return nil }
      let first = bytes[position]
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        let start = position + 1
        position = start
        while position < bytes.count, bytes[position] != first {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return .word(String(decoding: bytes[start..<position], as: UTF8.self))
      }
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      if position > start {
        return .word(String(decoding: bytes[start..<position], as: UTF8.self))
      }
      position += 1
      return .mark(first)
    }

    private mutating func skipBlanks() {
      while position < bytes.count {
        if bytes[position] <= UInt8(ascii: " ") {
          position += 1
        } else if starts(with: "//") {
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else if starts(with: "/*") {
          position += 2
          while position < bytes.count, !starts(with: "*/") { position += 1 }
          position += 2
        } else {
          return
        }
      }
    }

    private func starts(with text: String) -> Bool {
      bytes[position...].starts(with: text.utf8)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"):
        true
      default: byte >= 0x80
      }
    }
  }
}
