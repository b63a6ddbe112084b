import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// Remembers a field that says it is the first responder; a window has one.
  mutating func noteFirstResponder(
    _ kind: any ViewKind, _ node: Node, _ context: ViewContext
  ) throws(ScreenError) {
    guard let field = kind as? any TextInput, field.isFirstResponder else { return }
    if let firstResponder {
      throw ScreenError(
        "“\(node.id)” and “\(firstResponder.id)” are both first responder",
        remedy: "leave isFirstResponder to one of them",
        at: node.attribute("isFirstResponder")?.place ?? node.place)
    }
    firstResponder = FirstResponder(
      id: node.id, place: node.place, appearance: field.typing.keyboardAppearance,
      traits: context.traits)
  }

  /// The keyboard at the window's lower edge, in the style that its field asks for.
  func keyboard(for field: FirstResponder, in window: ViewContext) -> View {
    var context = window
    context.traits.style = field.appearance.style(in: field.traits)
    return View(
      id: "keyboard",
      kind: Keyboard(
        style: context.traits.style,
        rules: field.appearance.rules(
          in: field.traits, field: field.id, place: "\(field.place)")),
      context: context,
      placement: .pinned(
        Pins(
          leading: Anchor(.superview), bottom: Anchor(.superview), trailing: Anchor(.superview))),
      place: field.place)
  }
}
