import Drawing
import Screens

/// What a screen says about a view beyond what the view draws with: places, modes, flags, measures.
///
/// A reviewer asks for it where pixels changed, so that the view tree names each attribute that is not
/// left at its default, in the order of names. An object is `key:value/key:value`, as in
/// `pin=top:safeArea+24/leading:16`.
struct WrittenAttributes {
  private let specs: [String: AttributeSpec]

  init(_ specs: [AttributeSpec]) {
    self.specs = Dictionary(specs.map { ($0.name, $0) }, uniquingKeysWith: { own, _ in own })
  }

  func properties(of attributes: [Node.Attribute]) -> [ResolvedView.Property] {
    attributes.compactMap { attribute in
      guard let spec = specs[attribute.name], Self.isTold(spec) else { return nil }
      if spec.form == .image, case .string = attribute.value.content { return nil }
      var words = Words(isPin: spec.name == "pin")
      words.add(attribute.value.content, under: "")
      let text = words.text
      guard !text.isEmpty, text != spec.defaultValue else { return nil }
      return ResolvedView.Property(name: Self.propertyName(of: spec), source: text)
    }
    .sorted { $0.name < $1.name }
  }

  /// What the tree calls an attribute: `frame` and `style` have other meanings there, and the name of a
  /// picture is a property that drawing tells.
  static func propertyName(of spec: AttributeSpec) -> String {
    if let other = others.first(where: { $0.attribute == spec.name }) { return other.property }
    return spec.form == .image ? "\(spec.name)\(options)" : spec.name
  }

  /// The attribute that a property of the tree is about.
  static func attribute(of property: String) -> String {
    if let other = others.first(where: { $0.property == property }) { return other.attribute }
    return property.hasSuffix(options) ? String(property.dropLast(options.count)) : property
  }

  private static let options = "Options"
  private static let others = [
    (attribute: "frame", property: "writtenFrame"), (attribute: "style", property: "writtenStyle"),
  ]

  private static func isTold(_ spec: AttributeSpec) -> Bool {
    spec.isWritten && spec.form != .color && !toldOtherwise.contains(spec.name)
  }

  /// What the tree tells by the views' frames and styles, by properties of other names and by parts.
  private static let toldOtherwise: Set<String> = [
    "audit", "traitCollectionDidChange", "isHidden", "mask", "sections", "container",
    "overrideUserInterfaceStyle", "colorScheme", "preferredColorScheme", "navigationTitle",
    "state", "windowScene", "title", "shadowOpacity", "shadowRadius", "shadowOffset", "gradient",
    "type", "colors", "locations", "startPoint", "endPoint", "startRadius", "endRadius",
    "startAngle",
    "endAngle", "transform", "minimumLineSpacing", "minimumInteritemSpacing", "itemSize",
    "sectionInset", "contentOffset", "switch", "presentation.style", "presentation.open",
  ]

  /// The text of one value, bounded, whatever somebody wrote.
  private struct Words {
    let isPin: Bool
    private var parts: [(key: String, value: String)] = []
    private var length = 0

    init(isPin: Bool) { self.isPin = isPin }

    /// In characters.
    private static let most = 400

    var text: String {
      parts.map { $0.key.isEmpty ? $0.value : "\($0.key):\($0.value)" }.joined(separator: "/")
    }

    mutating func add(_ content: SourceValue.Content, under key: String) {
      guard length < Self.most else { return }
      switch content {
      case .null: return
      case .bool, .number, .string: put(key, scalar(content))
      case .array(let elements):
        let scalars = elements.map { scalar($0.content) }
        if scalars.allSatisfy({ !$0.isEmpty }) {
          put(key, scalars.joined(separator: ","))
          return
        }
        for (index, element) in elements.enumerated() where scalars[index].isEmpty {
          add(element.content, under: key.isEmpty ? "\(index)" : "\(key).\(index)")
        }
      case .object(let members):
        for member in members where !Self.isShown(member.key) {
          add(member.value.content, under: key.isEmpty ? member.key : "\(key).\(member.key)")
        }
      }
    }

    private mutating func put(_ key: String, _ value: String) {
      guard !value.isEmpty else { return }
      let kept = String(value.prefix(Self.most))
      length += key.count + kept.count + 2
      parts.append((key, kept))
    }

    private func scalar(_ content: SourceValue.Content) -> String {
      switch content {
      case .bool(let flag): return "\(flag)"
      case .number(let number): return trimmed(number)
      case .string(let text): return isPin ? text.filter { $0 != " " } : text
      case .null, .array, .object: return ""
      }
    }

    /// Texts, pictures and colours inside a structure have properties of their own where they are
    /// drawn, and a style shows in `style`.
    private static func isShown(_ key: String) -> Bool {
      key == "userInterfaceStyle" || key == "captured" || ContentProperty.isName(key)
        || key.lowercased().hasSuffix("color")
    }
  }
}
