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
  return try parser.document(document)
}
