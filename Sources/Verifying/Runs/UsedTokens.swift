import Drawing
import RunRecords

/// What the views of shots call their colours.
struct UsedTokens {
  private var tokens: [String: Set<String>] = [:]

  init(_ trees: [ResolvedViewTree?]) {
    for property in trees.compactMap(\.self).flatMap(\.views).flatMap(\.properties)
    where property.value.hasPrefix("#") {
      tokens[property.value, default: []].formUnion(property.token.map { [$0] } ?? [])
    }
  }

  /// The tokens of a colour, written `#RRGGBBAA`, sorted: empty where views give it as a literal
  /// only, and nil where none has it.
  subscript(color: String) -> [String]? { tokens[color]?.sorted() }

  /// The colours that have tokens, sorted.
  var records: [TokenRecord] {
    tokens.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      TokenRecord(color: $0.key, tokens: $0.value.sorted())
    }
  }
}

extension ResolvedView.Property {
  /// The token that gave a colour; nil for a literal, which would only name itself.
  var token: String? { source.hasPrefix("#") ? nil : source }
}
