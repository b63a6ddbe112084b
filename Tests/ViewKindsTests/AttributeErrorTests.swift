import Screens
import Traits
import Testing

@testable import ViewKinds

@Suite("A mistake in an attribute")
struct AttributeErrorTests {
  @Test(
    "is named with what would be right",
    arguments: [
      ("kind: 'lable'", "unknown view kind “lable”; did you mean “label”?"),
      ("kind: 'label', txet: 'a'", "unknown attribute “txet” of label; did you mean “text”?"),
      ("kind: 'label', text: 5", "text is a number; write a text in quotation marks"),
      ("kind: 'label', text: ['a']", "text is a list; write a text in quotation marks"),
      ("kind: 'label', isHidden: 'yes'", "isHidden is “yes”; write true or false"),
      ("kind: 'label', alpha: 1.5", "alpha is 1.5; it must be from 0 to 1"),
      ("kind: 'label', width: -1", "width is -1; it must be from 0 to 10000"),
      ("kind: 'label', width: {}", "width is an object; write a number"),
      ("kind: 'label', numberOfLines: 1.5", "numberOfLines is 1.5; write a whole number"),
      ("kind: 'label', numberOfLines: -1", "numberOfLines is -1; it must be from 0 to 1000"),
      (
        "kind: 'label', textAlignment: 'centre'",
        "unknown textAlignment “centre”; did you mean “center”?"
      ),
      (
        "kind: 'label', textColor: '#12'",
        "textColor is “#12”; a literal colour is “#RRGGBB” or “#RRGGBBAA”"
      ),
      (
        "kind: 'label', textColor: '#GGGGGG'",
        "textColor is “#GGGGGG”; a literal colour is “#RRGGBB” or “#RRGGBBAA”"
      ),
      ("kind: 'label', textColor: 'lable'", "unknown colour “lable”; did you mean “label”?"),
      (
        "kind: 'label', textColor: 'zzz'",
        "unknown colour “zzz”; write a system colour, “#RRGGBB”, “asset:Name” or { light, dark }"
      ),
      (
        "kind: 'label', textColor: { light: 'white' }",
        "textColor has no “dark”; a dynamic colour is { light, dark }"
      ),
      (
        "kind: 'label', textColor: { light: 'white', drak: 'black' }",
        "unknown attribute “drak” of textColor; did you mean “dark”?"
      ),
      (
        "kind: 'label', textColor: { color: 'label', alpha: 2 }",
        "alpha is 2; it must be from 0 to 1"
      ),
      (
        "kind: 'label', textColor: 'asset:Acent'",
        "no asset catalog has a colour “Acent”; did you mean “Accent”?"
      ),
      (
        "kind: 'label', textColor: 'asset:Nothing'",
        "no asset catalog has a colour “Nothing”; the catalogs have 2 others"
      ),
      (
        "kind: 'imageView', image: 'asset:weather/suny'",
        "no asset catalog has an image “weather/suny”; did you mean “weather/sunny”?"
      ),
      (
        "kind: 'imageView', image: 'file:art/mop.png'",
        "there is no image file “art/mop.png”; name a file relative to the project"
      ),
      (
        "kind: 'imageView', image: 'symbol:Gear'",
        "image is “symbol:Gear”; a symbol’s name has small letters, digits and dots, as in “symbol:star.fill”"
      ),
      (
        "kind: 'imageView', image: 'sunny'",
        "image is “sunny”; an image is “asset:name”, “symbol:name” or “file:path.png”"
      ),
      (
        "kind: 'label', frame: [0, 0, 1, 1], pin: 'edges'",
        "a view has both frame and pin; keep one of them"
      ),
      (
        "kind: 'label', frame: [0, 0, -1, 1]",
        "frame has a negative size; write [x, y, width, height] in points"
      ),
      ("kind: 'label', frame: [0, 0]", "frame is a list; write a list of 4 numbers"),
      (
        "kind: 'label', pin: { top: 'safeArea plus 8' }",
        "pin.top is “safeArea plus 8”; write a number, “superview”, “safeArea” or “margin”, alone or as in “safeArea + 8”"
      ),
      (
        "kind: 'label', pin: { height: 5 }",
        "unknown attribute “height” of pin; write height beside pin, as an attribute of the view"
      ),
      (
        "kind: 'label', pin: { topp: 8 }", "unknown attribute “topp” of pin; did you mean “top”?"
      ),
      ("kind: 'label', font: 'boddy'", "unknown text style “boddy”; did you mean “body”?"),
      (
        "kind: 'label', font: { size: 17, weight: 'semibolt' }",
        "unknown weight “semibolt”; did you mean “semibold”?"
      ),
      (
        "kind: 'label', font: { weight: 'bold' }",
        "font has neither style nor size; write { style: \"body\" } or { size: 17 }"
      ),
      ("kind: 'label', font: 0", "font is 0; it must be from 1 to 500"),
      (
        "kind: 'view', padding: 'a'",
        "padding is “a”; write an object with top, left, bottom, right, leading, trailing, horizontal, vertical"
      ),
      (
        "kind: 'view', alignment: 'top'",
        "“alignment” stands on a view that is no zstack; add zstack: true"
      ),
      (
        "kind: 'view', audit: { ignore: ['K3'] }",
        "the audit’s exception has no reason; say why under because"
      ),
      (
        "kind: 'view', audit: { ignore: [3], because: 'a' }",
        "ignore is a number; write the name of a check in quotation marks"
      ),
      (
        "kind: 'tableView', sections: [{ rows: [{ txt: 'a' }] }]",
        "unknown attribute “txt” of a row; did you mean “text”?"
      ),
      ("kind: 'label', text: '\\u001B[31m', alpha: '\\u001B'", "alpha is “U+001B”; write a number"),
    ])
  func views(attributes: String, expected: String) {
    #expect(TestTree.problem("{ view: { subviews: [{ \(attributes) }] } }") == expected)
  }

  @Test(
    "of a controller is named as well",
    arguments: [
      (
        "kind: 'tabBarController', selectedIndex: 2, viewControllers: [{ view: {} }]",
        "selectedIndex is 2 and there are 1 controllers; count the tabs from 0"
      ),
      (
        "kind: 'navigationController'",
        "the navigation controller has no root; give it a root controller"
      ),
      ("titel: 'a'", "unknown attribute “titel” of viewController; did you mean “title”?"),
      (
        "navigationItem: { rightBarButtonItem: {} }",
        "a bar button item has neither title nor image; give it one of them"
      ),
      (
        "children: [{ frame: [0, 0, 1, 1], pin: 'edges' }]",
        "a view has both frame and pin; keep one of them"
      ),
      (
        "presents: { style: 'pagesheet', controller: {} }",
        "unknown presentation.style “pagesheet”; did you mean “pageSheet”?"
      ),
      (
        "presents: { presentedAt: 'drak', controller: {} }",
        "unknown presentation.presentedAt “drak”; did you mean “dark”?"
      ),
      ("children: [{ container: 'box' }]", "unknown view “box”; the views are 0/0"),
    ])
  func controllers(members: String, expected: String) {
    #expect(TestTree.problem("{ controller: { \(members) } }") == expected)
  }

  @Test("is a kind of controller that no reader makes")
  func controllerKind() {
    let place = Place(file: "f", line: 1, path: "")
    let window = Node(
      id: "window", kind: "window",
      children: [
        Node.Child(
          edge: .embedded, node: Node(id: "0", kind: "pageViewController", place: place))
      ], place: place)
    #expect(throws: ScreenError.self) {
      try ViewBuilder.build(
        ScreenDocument(id: "s", title: "s", root: window, sources: []),
        in: TestTree.context(.init(style: .light)), resources: TestTree.resources,
        infoPlistStyle: .automatic)
    }
  }

  @Test("has its place in the file")
  func place() {
    let text = "{ view: {\n  subviews: [\n    { kind: 'label',\n      alpha: 2 } ] } }"
    let error = #expect(throws: ScreenError.self) { try TestTree.window(text) }
    #expect(error?.place.description == "s.json5:4: /view/subviews/0/alpha")
  }
}
