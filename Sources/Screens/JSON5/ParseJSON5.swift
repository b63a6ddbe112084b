/// The value that a JSON5 file holds, every part of it with its line and its path.
///
/// All of JSON5 1.0 is read except what has no use in a declarative file and would hide a mistake:
/// doubled keys, `NaN`, `Infinity`, numbers too large for a `Double` and unpaired surrogates are
/// errors. Files above 8 MB and nesting deeper than 512 levels are errors as well.
///
/// - Parameters:
///   - bytes: The file's content in UTF-8, with or without a byte order mark.
///   - file: The file's path for messages, relative to the project.
///   - document: What the file is meant to be, for messages.
/// - Throws: The first error, with the line it stands on.
public func parseJSON5(
  _ bytes: [UInt8], file: String, holding document: String = "screen"
) throws(ScreenError) -> SourceValue {
  let text = try SourceText(bytes, file: file, holding: document)
  var parser = JSON5Parser(text, file: file)
  do throws(ScreenError) { return try parser.document(document) } catch {
    // A merge leaves what is no JSON5, and whatever comes first of it says less.
    guard let line = conflictLine(in: text.scalars) else { throw error }
    throw ScreenError(
      "git left a conflict here", remedy: "settle the lines from <<<<<<< to >>>>>>>",
      at: Place(file: file, line: line, path: ""))
  }
}

/// The first line that begins as git's conflicts do, from 1; nil where there is none.
private func conflictLine(in scalars: [Unicode.Scalar]) -> Int? {
  let mark = Array("<<<<<<< ".unicodeScalars)
  let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.firstIndex { $0.starts(with: mark) }.map { $0 + 1 }
}
