public import RunRecords

/// How a reviewer takes what was drawn now as the recorded state of `screens`.
func acceptCommand(for screens: [ScreenRecord]) -> String {
  // Above this the plain command, which touches only what changed, is the shorter way.
  let longestList = 20
  let ids = screens.count > longestList ? [] : screens.map(\.id)
  let separator = ids.contains { $0.hasPrefix("-") } ? ["--"] : []
  return (["meian", "record"] + separator + ids.map(shellWord)).joined(separator: " ")
}

extension Verdict {
  /// True where recording the screen again settles the failure.
  public var isSettledByRecording: Bool {
    switch self {
    case .unexpectedChange, .notApplied, .unrecorded: true
    case .unchanged, .recordedChange, .locked, .added, .obsolete, .removed, .broken, .skipped: false
    }
  }
}

extension ScreenRecord {
  /// True where recording settles a failure; pictures that were only compared have no source.
  var isRecordable: Bool {
    !source.isEmpty && shots.contains { $0.verdict.isSettledByRecording }
  }
}

/// `word` as one word of a POSIX shell.
public func shellWord(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  guard !isPlain else { return word }
  return "'"
    + word.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: #"'\''"#) + "'"
}
