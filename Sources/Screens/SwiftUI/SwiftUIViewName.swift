/// The SwiftUI views that a screen file can name.
enum SwiftUIViewName: String, CaseIterable {
  case angularGradient = "AngularGradient"
  case button = "Button"
  case circle = "Circle"
  case color = "Color"
  case divider = "Divider"
  case horizontalStack = "HStack"
  case image = "Image"
  case label = "Label"
  case linearGradient = "LinearGradient"
  case list = "List"
  case radialGradient = "RadialGradient"
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case scrollView = "ScrollView"
  case section = "Section"
  case spacer = "Spacer"
  case text = "Text"
  case textField = "TextField"
  case toggle = "Toggle"
  case verticalStack = "VStack"
  case depthStack = "ZStack"

  /// Whether the view paints the whole of its frame, so that padding has to lie outside of it.
  var isShape: Bool {
    switch self {
    case .circle, .color, .rectangle, .roundedRectangle: true
    case .angularGradient, .linearGradient, .radialGradient: true
    default: false
    }
  }

  var isGradient: Bool {
    switch self {
    case .angularGradient, .linearGradient, .radialGradient: true
    default: false
    }
  }
}
