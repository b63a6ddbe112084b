import Digests
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// What tells this build of Meian, with the libraries that it runs with, from every other one.
enum ProgramDigest {
  /// A line for each file that the process runs code of, sorted. A version number would not do: two
  /// builds from a work tree have the same, and so have two from different libraries.
  static let lines: [String] = {
    let paths = mappedFiles ?? Array(CommandLine.arguments.prefix(1))
    return paths.map { "\($0) \(digest($0).map { "\($0)" } ?? "unreadable")" }
  }()

  /// Files of which code is mapped; nil where the system does not tell.
  private static var mappedFiles: [String]? {
    guard let maps = wholeText(of: "/proc/self/maps") else { return nil }
    // address permissions offset device inode path
    let paths = maps.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard words.count == 6, words[1].contains("x") else { return nil }
      let path = words[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return Set(paths).sorted()
  }

  /// The text of a file that does not know its size and gives a page at a time.
  private static func wholeText(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text: [UInt8] = []
    while true {
      var count = 0
      text += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = read(file, buffer.baseAddress, buffer.count)
        filled = max(0, count)
      }
      if count == 0 { return String(decoding: text, as: UTF8.self) }
      guard count > 0 || errno == EINTR else { return nil }
    }
  }

  private static func digest(_ path: String) -> Digest? {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    return data.withUnsafeBytes { Digest(of: [], followedBy: $0.bytes) }
  }
}
