import FoundationEssentials

/// `run` as JSON: two spaces a level, keys sorted, integers only, one line feed at the end; the
/// same run always gives the same text. Characters that cannot be seen are escaped.
public func encodeJSON(_ run: RunRecord) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return printableJSON(String(decoding: try encoder.encode(run), as: UTF8.self)) + "\n"
  } catch {
    preconditionFailure("a record holds strings, integers and lists, which JSON always can hold")
  }
}

/// Reads what `encodeJSON` wrote and checks that a report can be made from it safely: no screen id
/// and no image path leaves the report directory.
public func decodeRunRecord(_ bytes: [UInt8]) throws(RunRecordError) -> RunRecord {
  let found = try decode(SchemaOnly.self, from: bytes).schema
  guard found <= RunRecord.currentSchema else {
    throw .newerSchema(found: found, supported: RunRecord.currentSchema)
  }
  var run = try decode(RunRecord.self, from: bytes)
  if run.isComparison == true { run.markAsComparison() }
  try checkNames(of: run)
  return run
}

/// The one field that every version of the record has.
private struct SchemaOnly: Decodable {
  var schema: Int
}

private func decode<T: Decodable>(
  _ type: T.Type, from bytes: [UInt8]
) throws(RunRecordError) -> T {
  do {
    return try JSONDecoder().decode(type, from: Data(bytes))
  } catch let error as DecodingError {
    throw malformed(error)
  } catch {
    throw .malformed(path: "", problem: "no JSON")
  }
}

private func malformed(_ error: DecodingError) -> RunRecordError {
  func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    (context.codingPath + [last].compactMap(\.self))
      .map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
  return switch error {
  case .keyNotFound(let key, let context):
    .malformed(path: path(context, key), problem: "missing")
  case .valueNotFound(_, let context): .malformed(path: path(context), problem: "null")
  case .typeMismatch(let type, let context):
    .malformed(path: path(context), problem: "not of type \(type)")
  case .dataCorrupted(let context) where context.codingPath.isEmpty:
    .malformed(path: "", problem: "no JSON")
  case .dataCorrupted(let context): .malformed(path: path(context), problem: "unknown value")
  @unknown default: .malformed(path: "", problem: "unreadable")
  }
}
