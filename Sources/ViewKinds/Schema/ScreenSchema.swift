import Screens

/// The JSON Schema (2020-12) of a screen file, for editors: the words that can be written and what
/// they mean. Whatever the reader accepts, the schema does; what it refuses, the schema may accept.
public func screenSchema() -> String {
  let document: SchemaValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A screen of Meian",
    "type": "object",
    "properties": .object(StructureKeys.document.map { (key: $0, value: documentSchema($0)) }),
    "additionalProperties": false,
    "$defs": SchemaValue.object(definitions + kinds),
  ]
  return document.json() + "\n"
}

private func documentSchema(_ key: String) -> SchemaValue {
  switch key {
  case "screen": ["type": "string", "description": "The screen’s id."]
  case "title": ["type": "string", "description": "What people call the screen."]
  case "controller": ["$ref": "#/$defs/controller"]
  case "view": ["$ref": "#/$defs/view"]
  case "hosting": ["$ref": "#/$defs/swiftUI"]
  case "window": properties(Window.attributes)
  case "windows": ["type": "array", "items": ["type": "object"]]
  default: Window.attributes.first { $0.name == key }?.schema ?? [:]
  }
}

private let definitions: [(key: String, value: SchemaValue)] = [
  (
    "parameter",
    [
      "type": "string", "pattern": "\\$",
      "description": "A parameter of the component, or a text with one in it.",
    ]
  ),
  (
    "color",
    [
      "type": ["string", "object", "null"],
      "description":
        "A system colour such as “label”, “#RRGGBB”, “asset:Name”, or a pair { light, dark }.",
    ]
  ),
  ("view", viewSchema),
  ("controller", controllerSchema),
  ("swiftUI", swiftUISchema),
]

/// A view without a kind is a plain one; one that uses a component has what the component leaves
/// open.
private let viewSchema: SchemaValue = [
  "type": ["object", "string"],
  "properties": .object([
    ("kind", ["enum": .texts(allViewKinds.map { $0.name })]),
    ("id", ["type": "string"]),
    ("use", ["type": "string", "description": "A component’s file, relative to this one."]),
    ("with", ["type": "object", "description": "The component’s parameters."]),
    ("subviews", list(of: "view")),
    ("arrangedSubviews", list(of: "view")),
  ]),
  "allOf": .list(
    allViewKinds.map { kind in
      let isNamed: SchemaValue = ["properties": ["kind": ["const": .text(kind.name)]]]
      let condition =
        kind.name == PlainView.name ? isNamed : isNamed.adding(["required": ["kind"]])
      return ["if": condition, "then": ["$ref": .text("#/$defs/kind.\(kind.name)")]]
    }),
  "unevaluatedProperties": false,
]

private let kinds: [(key: String, value: SchemaValue)] = allViewKinds.map { kind in
  let described: SchemaValue = ["description": .text(kind.summary)]
  return (
    "kind.\(kind.name)",
    described.adding(
      properties(
        (kind.attributes + CommonAttributes.specs).filter(\.isWrittenOnUIKit), isClosed: false))
  )
}

private let controllerSchema: SchemaValue = [
  "type": "object",
  "properties": .object(
    StructureKeys.controller.map { (key: $0, value: controllerMember($0)) }
      + (ControllerAttributes.written + AlertAttributes.specs)
      .filter { !StructureKeys.controller.contains($0.name) }
      .map { (key: $0.name, value: $0.schema) }),
  "additionalProperties": false,
]

private func controllerMember(_ key: String) -> SchemaValue {
  switch key {
  case "kind": ["enum": .texts(StructureKeys.controllerKinds)]
  case "root": ["$ref": "#/$defs/controller"]
  case "viewControllers", "children": list(of: "controller")
  case "view": ["$ref": "#/$defs/view"]
  case "hosting": ["$ref": "#/$defs/swiftUI"]
  default: [:]
  }
}

private let swiftUISchema: SchemaValue = [
  "type": "object",
  "properties": .object(
    StructureKeys.swiftUIViews.map { (key: $0, value: [:]) }
      + StructureKeys.swiftUIView.map { (key: $0, value: swiftUIMember($0)) }),
]

private func swiftUIMember(_ key: String) -> SchemaValue {
  switch key {
  case "id": ["type": "string"]
  case "modifiers":
    [
      "type": "array",
      "items": [
        "type": "object", "minProperties": .number(1), "maxProperties": .number(1),
        "propertyNames": ["enum": .texts(StructureKeys.swiftUIModifiers)],
      ],
    ]
  default: [:]
  }
}

private func list(of definition: String) -> SchemaValue {
  ["type": "array", "items": ["$ref": .text("#/$defs/\(definition)")]]
}

private func properties(_ specs: [AttributeSpec], isClosed: Bool = true) -> SchemaValue {
  let open: SchemaValue = [
    "properties": .object(specs.map { (key: $0.name, value: $0.schema) })
  ]
  return isClosed ? open.adding(["type": "object", "additionalProperties": false]) : open
}
