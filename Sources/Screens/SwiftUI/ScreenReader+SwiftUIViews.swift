extension ScreenReader {
  /// A SwiftUI view as UIKit views: the one that shows it, inside those its modifiers need.
  ///
  /// The explicit id goes to the view itself, not to those around it.
  mutating func swiftUIView(
    _ written: SourceValue, at position: ReadingPosition, in environment: SwiftUIEnvironment,
    presenting: inout [HostedPresentation]
  ) throws(ScreenError) -> Node {
    var position = position
    let element = try SwiftUIElement(try expanded(written, as: .hosting, at: &position))
    let layers = try ModifierLayers(element.modifiers, around: element.name.isShape).layers
    let environment = environment.applying(element.modifiers)

    var innermost = position
    var positions = [innermost]
    try enter(innermost, at: element.place)
    for _ in layers.dropFirst() {
      innermost = innermost.child(0)
      try enter(innermost, at: element.place)
      positions.append(innermost)
    }
    var node = Node(id: innermost.indexPath, kind: "view", place: element.place)
    if let id = element.id { node.id = try explicitID(id) }
    for presentation in element.presentations {
      presenting.append(
        HostedPresentation(
          presentation: presentation, presenter: node.id, environment: environment,
          chain: innermost.chain))
    }
    if let audit = element.audit { node.set("audit", audit.content, at: audit.place) }
    try fill(&node, with: element, at: innermost, in: environment, presenting: &presenting)
    for (index, layer) in layers.enumerated() {
      if index > 0 {
        var around = Node(
          id: positions[positions.count - 1 - index].indexPath, kind: "view", place: node.place)
        around.set("zstack", .bool(true), at: node.place)
        around.children = [Node.Child(edge: .child, node: node)]
        node = around
      }
      let place = positions[positions.count - 1 - index]
      for modifier in layer {
        try node.apply(modifier, of: element.name)
        if modifier.name == .mask {
          try addMask(
            modifier.value, to: &node, at: place, in: environment, presenting: &presenting)
        }
      }
    }
    node.setPreferredColorScheme(from: element.modifiers)
    return node
  }

  /// Gives the node the kind, attributes and children of the element's view.
  private mutating func fill(
    _ node: inout Node, with element: SwiftUIElement, at position: ReadingPosition,
    in environment: SwiftUIEnvironment, presenting: inout [HostedPresentation]
  ) throws(ScreenError) {
    switch element.name {
    case .verticalStack, .horizontalStack, .depthStack, .scrollView:
      let children = try node.becomeContainer(element)
      if element.name == .scrollView {
        try addScrolled(
          children, to: &node, at: position, in: environment, presenting: &presenting)
      } else {
        try add(
          children, to: &node, at: position, in: environment, presenting: &presenting)
      }
    case .toggle: try fillToggle(&node, element, at: position, in: environment)
    case .label: try fillLabel(&node, element, at: position, in: environment)
    case .list: try fillList(&node, element, at: position)
    case .section:
      throw ScreenError(
        "a Section stands outside a List", remedy: "put it into a List", at: element.place)
    case .circle, .color, .rectangle, .roundedRectangle:
      try node.becomeShape(element, in: environment)
    case .angularGradient, .linearGradient, .radialGradient:
      node.kind = "gradientView"
      try node.add(
        try SwiftUIGradient.members(element.name, element.argument, at: element.place))
    case .button, .divider, .image, .spacer, .text, .textField:
      try node.becomeLeaf(element, in: environment)
    }
  }

  /// A mask lies in the middle of the view, and over all of it where it is a shape.
  private mutating func addMask(
    _ written: SourceValue, to node: inout Node, at position: ReadingPosition,
    in environment: SwiftUIEnvironment, presenting: inout [HostedPresentation]
  ) throws(ScreenError) {
    var mask = try swiftUIView(
      written, at: position.child(node.children.count), in: environment, presenting: &presenting)
    mask.set("masks", .bool(true), at: written.place)
    let isShape = SwiftUIViewName.allCases.contains { $0.isShape && written[$0.rawValue] != nil }
    let isSized = mask.attribute("width") != nil || mask.attribute("height") != nil
    if !isShape || isSized {
      let pins = ["centerX", "centerY"].map {
        SourceValue.Member(
          key: $0, place: written.place, value: SourceValue(.number(0), place: written.place))
      }
      mask.set("pin", .object(pins), at: written.place)
    }
    node.children.append(Node.Child(edge: .child, node: mask))
  }

  private mutating func add(
    _ children: [SourceValue], to node: inout Node, at position: ReadingPosition,
    in environment: SwiftUIEnvironment, presenting: inout [HostedPresentation]
  ) throws(ScreenError) {
    for written in children {
      var child = try swiftUIView(
        written, at: position.child(node.children.count), in: environment, presenting: &presenting)
      if node.kind == "stackView" { child.set("arranged", .bool(true), at: child.place) }
      node.children.append(Node.Child(edge: .child, node: child))
    }
  }

  /// A scroll view stacks what it holds along its axis and gives it its own extent across.
  private mutating func addScrolled(
    _ children: [SourceValue], to node: inout Node, at position: ReadingPosition,
    in environment: SwiftUIEnvironment, presenting: inout [HostedPresentation]
  ) throws(ScreenError) {
    let place = node.place
    let isHorizontal = node.attribute("axis")?.content == .string("horizontal")
    node.attributes.removeAll { $0.name == "axis" }
    var stack = try addStack(
      isHorizontal ? "horizontal" : "vertical", below: position, index: 0, at: place)
    let edges = ["top", "leading", isHorizontal ? "bottom" : "trailing"]
    let pins = edges.map {
      SourceValue.Member(key: $0, place: place, value: SourceValue(.number(0), place: place))
    }
    stack.set("pin", .object(pins), at: place)
    try add(
      children, to: &stack, at: position.child(0), in: environment, presenting: &presenting)
    node.children = [Node.Child(edge: .child, node: stack)]
  }

  private mutating func addStack(
    _ axis: String, below position: ReadingPosition, index: Int, at place: Place
  ) throws(ScreenError) -> Node {
    var stack = try part("stackView", below: position, index: index, at: place)
    stack.becomeStack(axis: axis, at: place)
    return stack
  }

  /// A view that a SwiftUI view consists of.
  private mutating func part(
    _ kind: String, below position: ReadingPosition, index: Int, at place: Place
  ) throws(ScreenError) -> Node {
    let position = position.child(index)
    try enter(position, at: place)
    return Node(id: position.indexPath, kind: kind, place: place)
  }

  /// A label, what lies between, and a switch.
  private mutating func fillToggle(
    _ node: inout Node, _ element: SwiftUIElement, at position: ReadingPosition,
    in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    let arguments = try SwiftUIArguments(element.argument, ["label", "isOn"], short: "label")
    node.becomeStack(axis: "horizontal", at: element.place)
    var label = try part("label", below: position, index: 0, at: element.place)
    try label.becomeText(
      try arguments.string("label") ?? SourceValue(.string(""), place: element.place),
      in: environment)
    let space = try part("spacer", below: position, index: 1, at: element.place)
    var toggle = try part("switch", below: position, index: 2, at: element.place)
    let isOn = arguments["isOn"] ?? SourceValue(.bool(false), place: element.place)
    toggle.set("isOn", .bool(try isOn.requireBool()), at: isOn.place)
    node.arrange([label, space, toggle])
  }

  /// An image and a title.
  private mutating func fillLabel(
    _ node: inout Node, _ element: SwiftUIElement, at position: ReadingPosition,
    in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    let arguments = try SwiftUIArguments(element.argument, ["title", "image", "systemImage"])
    node.becomeStack(axis: "horizontal", at: element.place)
    var image = try part("imageView", below: position, index: 0, at: element.place)
    try image.becomeImage(arguments, symbol: "systemImage", of: element, in: environment)
    var title = try part("label", below: position, index: 1, at: element.place)
    try title.becomeText(
      try arguments.string("title") ?? SourceValue(.string(""), place: element.place),
      in: environment)
    node.arrange([image, title])
  }
}
