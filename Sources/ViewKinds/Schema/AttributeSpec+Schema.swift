extension AttributeSpec {
  /// What may be written for the attribute.
  ///
  /// Structures are described in words alone: what is in them differs by kind, and the reader's own
  /// messages are better than a schema's.
  var schema: SchemaValue {
    let described: SchemaValue = [
      "description": .text("\(summary) Default: \(defaultValue).")
    ]
    return described.adding(form.schema)
  }
}

extension AttributeSpec.Form {
  /// The types that can be written; text that starts with `$` is a component's parameter.
  fileprivate var schema: SchemaValue {
    switch self {
    case .text: ["type": ["string", "null"]]
    case .flag: Self.orParameter(["type": ["boolean", "null"]])
    case .number(let range, _):
      Self.orParameter([
        "type": ["number", "null"], "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ])
    case .choice(let words): Self.orParameter(["enum": .texts(words)], isNullable: true)
    case .color: ["$ref": "#/$defs/color"]
    case .image: ["type": ["string", "object", "null"]]
    case .font: ["type": ["string", "number", "object", "null"]]
    case .structure: [:]
    }
  }

  private static func orParameter(
    _ schema: SchemaValue, isNullable: Bool = false
  ) -> SchemaValue {
    let others: [SchemaValue] = isNullable ? [["type": "null"]] : []
    return ["anyOf": .list([schema, ["$ref": "#/$defs/parameter"]] + others)]
  }
}
