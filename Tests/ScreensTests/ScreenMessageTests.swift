import Screens
import Testing

@Suite("Messages of the screen reader")
struct ScreenMessageTests {
  static let errors: [(String, String)] = [
    ("[]", ":1: found an array; an object is needed here"),
    ("{}", ":1: the screen shows nothing; add one of controller, view and hosting"),
    ("{veiw:{}}", ":1: /veiw: unknown key “veiw”; did you mean “view”?"),
    (
      "{variants:1}",
      ":1: /variants: unknown key “variants”; the keys are $schema, controller, cornerMask, device, hosting, launchScreen, screen, state, statusBar, title, view, window and 1 more"
    ),
    (
      "{view:{},\ncontroller:{}}",
      ":2: /controller: “controller” stands beside “view”; a screen has one of controller, view and hosting"
    ),
    ("{screen:3,view:{}}", ":1: /screen: found a number; a string is needed here"),
    (
      "{screen:'a b',view:{}}",
      ":1: /screen: “a b” cannot be a screen's id; an id has ASCII letters, digits, _ and -, in segments joined by /"
    ),
    ("{title:null,view:{}}", ":1: /title: found null; a string is needed here"),
    ("{device:8,view:{}}", ":1: /device: found a number; a string is needed here"),
    ("{state:'x',view:{}}", ":1: /state: found the string “x”; an object is needed here"),
    ("{window:true,view:{}}", ":1: /window: found true; an object is needed here"),
    (
      "{window:{device:'a'},\ndevice:'b',view:{}}",
      ":2: /device: “device” is already given on line 1; keep one of the two"
    ),
    // Controllers
    ("{controller:'x'}", ":1: /controller: found the string “x”; an object is needed here"),
    (
      "{controller:{kind:'navigationControler'}}",
      ":1: /controller/kind: unknown kind “navigationControler”; did you mean “navigationController”?"
    ),
    (
      "{controller:{kind:'splitViewController'}}",
      ":1: /controller/kind: unknown kind “splitViewController”; the kinds are alertController, navigationController, tabBarController, tableViewController, viewController"
    ),
    (
      "{controller:{root:{}}}",
      ":1: /controller/root: “root” belongs to a navigationController, and this is a viewController; set kind: \"navigationController\", or put the controllers under children"
    ),
    (
      "{controller:{kind:'navigationController',viewControllers:[]}}",
      ":1: /controller/viewControllers: “viewControllers” belongs to a tabBarController, and this is a navigationController; set kind: \"tabBarController\", or put the controllers under children"
    ),
    (
      "{controller:{children:{}}}",
      ":1: /controller/children: found an object; an array is needed here"
    ),
    (
      "{controller:{view:{id:'slot'},children:[{container:'slto'}]}}",
      ":1: /controller/children/0/container: unknown view “slto”; did you mean “slot”?"
    ),
    (
      "{controller:{presents:{}}}",
      ":1: /controller/presents: nothing is presented; add one of controller and hosting"
    ),
    (
      "{controller:{presents:{open:'yes',controller:{}}}}",
      ":1: /controller/presents/open: found the string “yes”; true or false is needed here"
    ),
    (
      "{controller:{presents:{controller:{},\nhosting:{}}}}",
      ":2: /controller/presents/hosting: “hosting” stands beside “controller”; a presentation shows one of them"
    ),
    (
      "{controller:{hosting:{Text:'a'},view:{}}}",
      ":1: /controller/view: “view” stands beside “hosting”; keep one of the two"
    ),
    (
      "{controller:{hosting:{Text:'a'},kind:'viewController'}}",
      ":1: /controller/kind: “hosting” belongs to a hostingController; leave the kind out"
    ),
    // Views
    (
      "{view:{subviews:[{}]}}",
      ":1: /view/subviews/0: a view needs a kind; write kind: and the name of a view kind"
    ),
    (
      "{view:{subviews:[{kind:''}]}}",
      ":1: /view/subviews/0: a view needs a kind; write kind: and the name of a view kind"
    ),
    ("{view:{subviews:[3]}}", ":1: /view/subviews/0: found a number; an object is needed here"),
    ("{view:{subviews:{}}}", ":1: /view/subviews: found an object; an array is needed here"),
    ("{view:{kind:3}}", ":1: /view/kind: found a number; a string is needed here"),
    (
      "{view:{arranged:true}}",
      ":1: /view/arranged: “arranged” cannot be written; put the view into arrangedSubviews"
    ),
    (
      "{view:{id:'a',subviews:[\n{kind:'v',id:'a'}]}}",
      ":2: /view/subviews/0/id: the id “a” is already used in Screens/s.json5:1; ids are unique in a screen; in a component, take the id from a parameter"
    ),
    (
      "{view:{id:'a b'}}",
      ":1: /view/id: “a b” cannot be an id; an id has letters, digits, _, - and single dots, and is not a number"
    ),
    (
      "{view:{id:'12'}}",
      ":1: /view/id: “12” cannot be an id; an id has letters, digits, _, - and single dots, and is not a number"
    ),
    (
      "{view:{id:'a..b'}}",
      ":1: /view/id: “a..b” cannot be an id; an id has letters, digits, _, - and single dots, and is not a number"
    ),
    ("{view:{id:'window'}}", ":1: /view/id: the id “window” belongs to the window; choose another"),
    // SwiftUI
    (
      "{hosting:{}}",
      ":1: /hosting: the object names no SwiftUI view; write one such as Text or VStack"
    ),
    (
      "{hosting:{Texte:'a'}}",
      ":1: /hosting/Texte: unknown SwiftUI view “Texte”; did you mean “Text”?"
    ),
    (
      "{hosting:{Text:'a',modifers:[]}}",
      ":1: /hosting/modifers: unknown key “modifers”; did you mean “modifiers”?"
    ),
    ("{hosting:{text:'a'}}", ":1: /hosting/text: unknown key “text”; did you mean “Text”?"),
    (
      "{hosting:{Text:'a',Image:'b'}}",
      ":1: /hosting/Image: “Image” stands beside “Text”; one object describes one view"
    ),
    ("{hosting:{Text:3}}", ":1: /hosting/Text: found a number; a string is needed here"),
    ("{hosting:{Text:null}}", ":1: /hosting/Text: found null; an object is needed here"),
    (
      "{hosting:{VStack:{spacin:1}}}",
      ":1: /hosting/VStack/spacin: unknown key “spacin”; did you mean “spacing”?"
    ),
    ("{hosting:{Divider:{a:1}}}", ":1: /hosting/Divider/a: unknown key “a”; write {}"),
    (
      "{hosting:{VStack:{alignment:'top'}}}",
      ":1: /hosting/VStack/alignment: unknown alignment “top”; the alignments are center, leading, trailing"
    ),
    ("{hosting:{Section:[]}}", ":1: /hosting: a Section stands outside a List; put it into a List"),
    (
      "{hosting:{List:[{Button:'a'}]}}",
      ":1: /hosting/List/0: a Button cannot be a row; rows are Text or Label"
    ),
    (
      "{hosting:{Circle:{}}}",
      ":1: /hosting: the size of a Circle is not known; add a frame with width and height"
    ),
    ("{hosting:{Image:{}}}", ":1: /hosting: Image has no image; add image or systemName"),
    (
      "{hosting:{Text:'a',modifiers:[{paddin:1}]}}",
      ":1: /hosting/modifiers/0/paddin: unknown modifier “paddin”; did you mean “padding”?"
    ),
    (
      "{hosting:{Text:'a',modifiers:[{font:'body',tint:'red'}]}}",
      ":1: /hosting/modifiers/0: a modifier has 2 keys; write one object for each modifier"
    ),
    (
      "{hosting:{Text:'a',modifiers:[{padding:'x'}]}}",
      ":1: /hosting/modifiers/0/padding: found the string “x”; an object is needed here"
    ),
    (
      "{hosting:{Text:'a',modifiers:[{fill:'red'}]}}",
      ":1: /hosting/modifiers/0/fill: “fill” belongs to a shape; use background or foregroundColor"
    ),
    (
      "{hosting:{Text:'a',modifiers:[{font:'body'},\n{font:'title1'}]}}",
      ":2: /hosting/modifiers/1/font: “font” is already given on line 1; keep one of the two"
    ),
    (
      "{hosting:{Text:'a',modifiers:[{preferredColorScheme:'drak'}]}}",
      ":1: /hosting/modifiers/0/preferredColorScheme: unknown colour scheme “drak”; did you mean “dark”?"
    ),
    ("{hosting:{Text:'a',sheet:{}}}", ":1: /hosting/sheet: nothing is presented; add content"),
    (
      "{hosting:{Text:'a',sheet:{isPresentd:true}}}",
      ":1: /hosting/sheet/isPresentd: unknown key “isPresentd”; did you mean “isPresented”?"
    ),
  ]

  @Test("say where, what and what would be right", arguments: errors)
  func message(text: String, expected: String) {
    #expect(reading(text) == "Screens/s.json5" + expected)
  }

  @Test("name the file where its name gives no id")
  func defaultID() {
    do throws(ScreenError) {
      _ = try readScreen(
        Array("{view:{}}".utf8), file: "a b.json5", defaultID: "a b", including: { _ in nil })
    } catch {
      #expect(
        "\(error)"
          == "a b.json5: “a b” cannot be a screen's id; an id has ASCII letters, digits, _ and -, in segments joined by /"
      )
    }
  }

  @Test("10,000 nested views are an error of the parser")
  func nestedViews() {
    let text =
      "{view:" + String(repeating: "{kind:'view',subviews:[", count: 10_000)
      + String(repeating: "]}", count: 10_000) + "}"
    #expect(reading(text).hasSuffix("nested deeper than 512 levels; make the file flatter"))
  }

  @Test("255 nested views are read")
  func deepViews() {
    let text =
      "{view:" + String(repeating: "{kind:'view',subviews:[", count: 255)
      + String(repeating: "]}", count: 255) + "}"
    #expect(reading(text).split(separator: "\n").count == 256)
  }
}
