/// Writes texts and lists of them so that `FieldReader` reads the same: `length:bytes`, and before a
/// list how many it has.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  mutating func write(_ list: [String]) {
    write("\(list.count)")
    for text in list { write(text) }
  }

  mutating func write(_ numbers: [Int]) { write(numbers.map { "\($0)" }) }
}

/// Reads what `FieldWriter` wrote; nil for anything else.
struct FieldReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func text() -> String? {
    var length = 0
    while let byte = rest.popFirst(), byte != UInt8(ascii: ":") {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), length <= 1 << 30 else {
        return nil
      }
      length = length * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return String(validating: rest.prefix(length), as: UTF8.self)
  }

  mutating func list() -> [String]? {
    // Each takes at least two bytes, so that a wrong number cannot ask for much.
    guard let count = text().flatMap({ Int($0) }), (0...rest.count / 2).contains(count) else {
      return nil
    }
    var list: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      list.append(text)
    }
    return list
  }

  mutating func numbers() -> [Int]? {
    guard let list = list() else { return nil }
    let numbers = list.compactMap { Int($0) }
    return numbers.count == list.count ? numbers : nil
  }
}
