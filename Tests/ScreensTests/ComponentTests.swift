import Screens
import Testing

@Suite("Components")
struct ComponentTests {
  static let cell = """
    { parameters: { title: null, color: "label", size: { w: 1 } },
      view: { kind: "label", text: "Hello ${title}, $$5 $${x}", textColor: "$color", note: "$$title",
              extra: "$size" } }
    """

  @Test("take arguments, defaults and overrides")
  func substitution() throws {
    let root = try tree(
      """
      { view: { subviews: [
        { use: "../components/cell.json5", with: { title: "you", color: { light: "red" } },
          id: "first", textColor: "green", width: 3 },
        { use: "../components/cell.json5", with: { title: "me" } } ] } }
      """, files: ["components/cell.json5": Self.cell])
    let cells = root.children[0].node.children.map(\.node)
    #expect(cells.map(\.id) == ["first", "0/1"])
    #expect(
      cells.map { $0.attributes.map { "\($0.name)=\(compact($0.value))" }.joined(separator: " ") }
        == [
          #"text="Hello you, $$5 ${x}" textColor="green" note="$title" extra={"w":1.0} width=3.0"#,
          #"text="Hello me, $$5 ${x}" textColor="label" note="$title" extra={"w":1.0}"#,
        ])
    #expect("\(cells[0].place)" == "components/cell.json5:2: /view")
    #expect(
      cells[0].attribute("width").map { "\($0.place)" }
        == "Screens/s.json5:3: /view/subviews/0/width")
  }

  @Test("name every file that was read once, the screen first")
  func sources() throws {
    let files = [
      "Screens/a.json5": "{view:{use:'c/b.json5'}}", "Screens/c/b.json5": "{view:{kind:'view'}}",
    ]
    let text = "{view:{subviews:[{use:'a.json5'},{use:'./c//b.json5'}]}}"
    let screen = try readScreen(
      Array(text.utf8), file: "Screens/s.json5", defaultID: "s",
      including: { files[$0].map { Array($0.utf8) } })
    #expect(screen.sources == ["Screens/s.json5", "Screens/a.json5", "Screens/c/b.json5"])
  }

  @Test("may hold themselves as an argument, which is no circle")
  func nested() throws {
    let card = "{parameters:{content:null},view:{kind:'view',subviews:['$content']}}"
    let text = """
      {view:{use:'card.json5',with:{content:
        {use:'card.json5',with:{content:{use:'card.json5',with:{content:{kind:'label'}}}}}}}}
      """
    #expect(
      reading(text, files: ["Screens/card.json5": card]) == """
        window window
          child view 0
            child view 0/0
              child view 0/0/0
                child label 0/0/0/0

        """)
  }

  @Test("find arguments' own components beside the file that wrote them")
  func relativePaths() throws {
    let files = [
      "lib/box.json5": "{parameters:{c:null},view:{kind:'box',subviews:['$c',{use:'in.json5'}]}}",
      "lib/in.json5": "{view:{kind:'libIn'}}", "Screens/in.json5": "{view:{kind:'screensIn'}}",
    ]
    let text = "{view:{use:'../lib/box.json5',with:{c:{use:'in.json5'}}}}"
    #expect(
      reading(text, files: files) == """
        window window
          child box 0
            child screensIn 0/0
            child libIn 0/1

        """)
  }

  @Test("may be controllers")
  func controllers() {
    let files = ["Screens/c.json5": "{controller:{kind:'navigationController',root:{title:'x'}}}"]
    #expect(
      reading("{controller:{use:'c.json5',id:'main'}}", files: files) == """
        window window
          embedded navigationController main
            embedded viewController 0/0 title
              child view 0/0/0

        """)
  }

  static let errors: [(String, [String: String], String)] = [
    (
      "{view:{use:'b.json5'}}", [:],
      "Screens/s.json5:1: /view/use: cannot find “Screens/b.json5”; paths are relative to this file"
    ),
    (
      "{view:{use:'../../b.json5'}}", [:],
      "Screens/s.json5:1: /view/use: “../../b.json5” leaves the project; write a path relative to this file, with /"
    ),
    (
      "{view:{use:'/etc/passwd'}}", [:],
      "Screens/s.json5:1: /view/use: “/etc/passwd” is an absolute path; write a path relative to this file, with /"
    ),
    (
      #"{view:{use:'a\\b'}}"#, [:],
      #"Screens/s.json5:1: /view/use: “a\b” has a backslash; write a path relative to this file, with /"#
    ),
    (
      "{view:{use:'a\\0'}}", [:],
      "Screens/s.json5:1: /view/use: “aU+0000” has a control character; write a path relative to this file, with /"
    ),
    (
      "{view:{use:''}}", [:],
      "Screens/s.json5:1: /view/use: “” names no file; write a path relative to this file, with /"
    ),
    (
      "{view:{use:3}}", [:],
      "Screens/s.json5:1: /view/use: found a number; a string is needed here"
    ),
    (
      "{view:{use:'s.json5'}}", [:],
      "Screens/s.json5:1: /view/use: components use each other in a circle: Screens/s.json5 → Screens/s.json5; break it at one of them"
    ),
    (
      "{view:{use:'a.json5'}}",
      [
        "Screens/a.json5": "{view:{subviews:[\n{use:'b.json5'}]}}",
        "Screens/b.json5": "{view:{use:'a.json5'}}",
      ],
      "Screens/b.json5:1: /view/use: components use each other in a circle: Screens/s.json5 → Screens/a.json5 → Screens/b.json5 → Screens/a.json5; break it at one of them"
    ),
    (
      "{view:{use:'a.json5',with:{x:'a.json5'}}}",
      [
        "Screens/a.json5":
          "{parameters:{x:null},view:{kind:'v',subviews:[{use:'$x',with:{x:'$x'}}]}}"
      ],
      "Screens/s.json5:1: /view/with/x: components use each other in a circle: Screens/s.json5 → Screens/a.json5 → Screens/a.json5; break it at one of them"
    ),
    (
      "{view:{use:'a.json5',with:{tilte:'x'}}}",
      ["Screens/a.json5": "{parameters:{title:'a'},view:{}}"],
      "Screens/s.json5:1: /view/with/tilte: unknown parameter “tilte”; did you mean “title”?"
    ),
    (
      "{view:{use:'a.json5',with:{title:'x'}}}", ["Screens/a.json5": "{view:{}}"],
      "Screens/s.json5:1: /view/with/title: unknown parameter “title”; Screens/a.json5 has none"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{parameters:{title:null},view:{}}"],
      "Screens/s.json5:1: /view: the parameter “title” of Screens/a.json5 has no value; give one under with"
    ),
    (
      "{view:{use:'a.json5'}}",
      ["Screens/a.json5": "{parameters:{title:'x'},\nview:{text:'$titel'}}"],
      "Screens/a.json5:2: /view/text: unknown parameter “titel”; did you mean “title”?"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{parameters:{n:3},view:{text:'a ${n}'}}"],
      "Screens/a.json5:1: /view/text: “n” is a number; only a string can stand inside text"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{view:{text:'a ${n'}}"],
      "Screens/a.json5:1: /view/text: “${” has no }; write $${ for the text itself"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{parameters:{'a-b':3},view:{}}"],
      "Screens/a.json5:1: /parameters/a-b: “a-b” cannot name a parameter; use letters, digits and _, a letter first"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{}"],
      "Screens/a.json5:1: the component shows nothing; add one of view, controller and hosting"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": ""],
      "Screens/a.json5: the file is empty; a component starts with {"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{veiw:{}}"],
      "Screens/a.json5:1: /veiw: unknown key “veiw”; did you mean “view”?"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{view:{},controller:{}}"],
      "Screens/a.json5:1: /controller: “controller” stands beside “view”; a component has one of them"
    ),
    (
      "{view:{use:'a.json5'}}", ["Screens/a.json5": "{controller:{}}"],
      "Screens/s.json5:1: /view/use: “Screens/a.json5” is a component with a controller; a view is needed here"
    ),
    (
      "{view:{use:'a.json5',kind:'x'}}", ["Screens/a.json5": "{view:{}}"],
      "Screens/s.json5:1: /view/kind: “kind” stands beside “use”; the component has its kind"
    ),
    (
      "{view:{with:{}}}", [:],
      "Screens/s.json5:1: /view/with: “with” stands without “use”; name the component"
    ),
    (
      "{view:{subviews:[{use:'a.json5'},\n{use:'a.json5'}]}}",
      ["Screens/a.json5": "{view:{kind:'v',id:'x'}}"],
      "Screens/a.json5:1: /view/id: the id “x” is already used in Screens/a.json5:1; ids are unique in a screen; in a component, take the id from a parameter"
    ),
  ]

  @Test("say what is wrong with them or their use", arguments: errors)
  func message(text: String, files: [String: String], expected: String) {
    #expect(reading(text, files: files) == expected)
  }

  @Test("cannot multiply a screen beyond its limits")
  func bombs() {
    var files: [String: String] = [:]
    for level in 0..<40 {
      let use = "{use:'\(level + 1).json5'}"
      files["Screens/\(level).json5"] = "{view:{kind:'v',subviews:[\(use),\(use)]}}"
    }
    files["Screens/40.json5"] = "{view:{kind:'v'}}"
    #expect(
      reading("{view:{use:'0.json5'}}", files: files).hasSuffix(
        "the screen has more than 20000 views; leave out what is not seen"))

    for level in 0..<40 {
      files["Screens/\(level).json5"] =
        "{parameters:{x:null},view:{use:'\(level + 1).json5',with:{x:['$x','$x']}}}"
    }
    files["Screens/40.json5"] = "{parameters:{x:null},view:{kind:'v',a:'$x'}}"
    #expect(
      reading("{view:{use:'0.json5',with:{x:'a'}}}", files: files).hasSuffix(
        "the components of this screen expand to more than 8388608 bytes; use fewer or smaller ones"
      ))

    for level in 0..<40 {
      files["Screens/\(level).json5"] =
        "{parameters:{x:null},view:{use:'\(level + 1).json5',with:{x:'${x}${x}'}}}"
    }
    #expect(
      reading("{view:{use:'0.json5',with:{x:'a'}}}", files: files).hasSuffix(
        "the components of this screen expand to more than 8388608 bytes; use fewer or smaller ones"
      ))
  }

  @Test("cannot nest values deeper than a file can")
  func deepArguments() {
    let inner = String(repeating: "[", count: 100) + "'$x'" + String(repeating: "]", count: 100)
    var files: [String: String] = [:]
    for level in 0..<10 {
      files["Screens/\(level).json5"] =
        "{parameters:{x:null},view:{use:'\(level + 1).json5',with:{x:\(inner)}}}"
    }
    files["Screens/10.json5"] = "{parameters:{x:null},view:{kind:'v',a:'$x'}}"
    #expect(
      reading("{view:{use:'0.json5',with:{x:1}}}", files: files).hasSuffix(
        "nested deeper than 512 levels with its arguments; make the component flatter"))
  }

  @Test("keep combining marks beside signs of their own")
  func combiningMarks() throws {
    let files = [
      "Screens/a.json5": "{parameters:{x:'!'},view:{text:'$\u{301}${x}\u{301} $${\u{301}'}}"
    ]
    let root = try tree("{view:{use:'a.json5'}}", files: files)
    let text = try #require(root.children[0].node.attribute("text"))
    #expect(compact(text) == "\"$\u{301}!\u{301} ${\u{301}\"")
    #expect(
      reading("{view:{use:'/\u{301}etc/x'}}").contains("is an absolute path"))
  }

  @Test(
    "cannot nest SwiftUI views deeper than 512 levels",
    arguments: [
      "{VStack:[{use:'NEXT'}]}",
      "{VStack:[{use:'NEXT'}],modifiers:[{background:'red'},{padding:1},{background:'red'}]}",
    ])
  func deepHosting(view: String) {
    var files: [String: String] = [:]
    for level in 0..<600 {
      let parts = view.split(separator: "NEXT")
      files["Screens/\(level).json5"] = "{hosting:\(parts.joined(separator: "\(level + 1).json5"))}"
    }
    #expect(
      reading("{hosting:{use:'0.json5'}}", files: files).hasSuffix(
        "views are nested deeper than 512 levels; make the tree flatter"))
  }

  @Test(
    "cannot nest controllers deeper than 64 levels", arguments: ["children", "presents", "hosting"])
  func deepControllers(key: String) {
    var files: [String: String] = [:]
    for level in 0..<600 {
      let use = "{use:'\(level + 1).json5'}"
      if key == "hosting" {
        files["Screens/\(level).json5"] =
          "{controller:{hosting:{Text:'a'},presents:{controller:\(use)}}}"
        continue
      }
      let below = key == "presents" ? "{controller:\(use)}" : "[\(use)]"
      files["Screens/\(level).json5"] = "{controller:{\(key):\(below)}}"
    }
    #expect(
      reading("{controller:{use:'0.json5'}}", files: files).hasSuffix(
        "controllers are nested deeper than 64 levels; make the tree flatter"))
  }

  @Test("cannot nest views deeper than 512 levels")
  func deepViews() {
    var files: [String: String] = [:]
    for level in 0..<600 {
      files["Screens/\(level).json5"] =
        "{view:{kind:'v',subviews:[{use:'\(level + 1).json5'}]}}"
    }
    #expect(
      reading("{view:{use:'0.json5'}}", files: files)
        == "Screens/512.json5:1: /view: views are nested deeper than 512 levels; make the tree flatter"
    )
  }
}
