import Screens
import Testing

@Suite("SwiftUI views as UIKit views")
struct HostedScreenTests {
  @Test("the settings sample reads into the expected tree")
  func settings() throws {
    let text = """
      // Screens/settings.screen.json5 — SwiftUI
      {
        hosting: {
          VStack: { spacing: 8, children: [
            { Text: "Dark mode" },
            { Toggle: { label: "DarkMode", isOn: true } },
          ] },
          modifiers: [ { padding: 16 }, { preferredColorScheme: "dark" } ],
          sheet: { isPresented: true, presentedAt: "light", content: { Text: "Sheet" } },
        },
        state: { storedStyle: "dark", appliedAtLaunch: true },
      }
      """
    let root = try tree(text)
    #expect(
      outline(root) == """
        window window state
          embedded hostingController 0
            child stackView 0/0 axis alignment spacing padding preferredColorScheme
              child label 0/0/0 text numberOfLines font textColor arranged
              child stackView 0/0/1 axis alignment spacing arranged
                child label 0/0/1/0 text numberOfLines font textColor arranged
                child spacer 0/0/1/1 arranged
                child switch 0/0/1/2 isOn arranged
            presented hostingController 0/1 presentation.style presentation.open presentation.presentedAt presenter
              child label 0/1/0 text numberOfLines font textColor

        """)
    let label = root.children[0].node.children[0].node.children[0].node
    #expect(
      described(label)
        == #"label text="Dark mode" numberOfLines=0.0 font="body" textColor="label" arranged=true"#)
    #expect("\(label.place)" == "Screens/s.json5:5: /hosting/VStack/children/0")
    let sheet = root.children[0].node.children[1].node
    #expect(
      described(sheet)
        == #"hostingController presentation.style="pageSheet" presentation.open=true presentation.presentedAt="light" presenter="0/0""#
    )
  }

  @Test(
    "each view becomes the UIKit view that shows the same",
    arguments: [
      ("Button:'Go'", "button title=\"Go\""),
      ("Button:{title:'Go',role:'destructive'}", "button title=\"Go\" role=\"destructive\""),
      ("Image:'asset:a'", "imageView image=\"asset:a\""),
      (
        "Image:{systemName:'gear'},modifiers:[{foregroundColor:'red'}]",
        "imageView image=\"symbol:gear\" foregroundStyle=\"red\""
      ),
      ("Spacer:{}", "spacer"), ("Spacer:null", "spacer"),
      ("Spacer:{minLength:4}", "spacer minLength=4.0"),
      ("Divider:{}", "separator"),
      ("TextField:'Name'", "textField placeholder=\"Name\""),
      ("TextField:{placeholder:'Name',text:'Ann'}", "textField placeholder=\"Name\" text=\"Ann\""),
      ("Color:'systemRed'", "view backgroundColor=\"systemRed\""),
      (
        "Color:{light:'red',dark:'blue'}",
        "view backgroundColor={\"light\":\"red\",\"dark\":\"blue\"}"
      ),
      ("Rectangle:{}", "view backgroundColor=\"label\""),
      ("Rectangle:{},modifiers:[{fill:'red'}]", "view backgroundColor=\"red\""),
      ("RoundedRectangle:8", "view backgroundColor=\"label\" cornerRadius=8.0"),
      (
        "Circle:{},modifiers:[{frame:{width:10,height:20}}]",
        "view backgroundColor=\"label\" cornerRadius=5.0 width=10.0 height=20.0"
      ),
      (
        "HStack:{alignment:'firstTextBaseline',children:[]}",
        "stackView axis=\"horizontal\" alignment=\"firstBaseline\" spacing=8.0"
      ),
      ("VStack:[]", "stackView axis=\"vertical\" alignment=\"center\" spacing=8.0"),
      ("ZStack:[]", "view zstack=true"),
      (
        "List:[{Text:'a'},{Section:{header:'H',footer:'F',children:[{Label:{title:'b',systemImage:'gear'}}]}}]",
        #"tableView style="insetGrouped" sections=[{"rows":[{"text":"a"}]},{"header":"H","footer":"F","rows":[{"image":"symbol:gear","text":"b"}]}]"#
      ),
    ])
  func view(written: String, expected: String) throws {
    let view = try tree("{hosting:{\(written)}}").children[0].node.children[0].node
    #expect(described(view) == expected)
  }

  @Test(
    "modifiers become attributes",
    arguments: [
      (
        "{padding:4},{padding:{top:1}}",
        #"padding={"top":5.0,"leading":4.0,"bottom":4.0,"trailing":4.0}"#
      ),
      (
        "{frame:{width:5}},{background:'red'},{cornerRadius:3}",
        #"width=5.0 backgroundColor="red" cornerRadius=3.0 clipsToBounds=true"#
      ),
      (
        "{opacity:0.5},{tint:'red'},{navigationTitle:'N'}",
        #"alpha=0.5 tintColor="red" navigationTitle="N""#
      ),
      ("{hidden:true},{opacity:0.5}", "alpha=0.0"), ("{hidden:false}", ""),
      ("{colorScheme:'dark'}", #"colorScheme="dark""#),
      ("{environment:{colorScheme:'light'}}", #"colorScheme="light""#),
      ("{environment:{layoutDirection:'rightToLeft'}}", #"layoutDirection="rightToLeft""#),
      (
        "{flipsForRightToLeftLayoutDirection:true}",
        "flipsForRightToLeftLayoutDirection=true"
      ),
      ("{preferredColorScheme:null}", "preferredColorScheme=null"),
      (
        "{preferredColorScheme:'light'},{preferredColorScheme:'dark'}",
        #"preferredColorScheme="dark" preferredColorSchemes=["dark","light"]"#
      ),
    ])
  func modifiers(written: String, expected: String) throws {
    let text = "{hosting:{ZStack:[],modifiers:[\(written)]}}"
    let view = try tree(text).children[0].node.children[0].node
    #expect(described(view) == ("view zstack=true " + expected).trimmed)
  }

  @Test("a modifier that comes too late for one view goes to a view around it")
  func layers() {
    #expect(
      reading(
        """
        {hosting:{Text:'a',id:'t',modifiers:[{padding:4},{background:'red'},{padding:8},
          {background:'blue'},{background:'green'},{font:'title1'}]}}
        """) == """
          window window
            embedded hostingController 0
              child view 0/0 zstack backgroundColor
                child view 0/0/0 zstack padding backgroundColor
                  child label t text numberOfLines font textColor padding backgroundColor

          """)
    #expect(
      reading("{hosting:{RoundedRectangle:4,modifiers:[{frame:{width:9}},{background:'red'}]}}")
        == """
        window window
          embedded hostingController 0
            child view 0/0 zstack backgroundColor
              child view 0/0/0 backgroundColor cornerRadius width

        """)
  }

  @Test(
    "a background behind what has a scheme or an opacity of its own has neither",
    arguments: [
      ("{colorScheme:'dark'}", "colorScheme"),
      ("{environment:{colorScheme:'dark'}}", "colorScheme"),
      ("{opacity:0.5}", "alpha"), ("{hidden:true}", "alpha"),
    ])
  func contentAlone(modifier: String, attribute: String) throws {
    #expect(
      reading("{hosting:{Text:'a',modifiers:[\(modifier),{padding:8},{background:'red'}]}}") == """
        window window
          embedded hostingController 0
            child view 0/0 zstack backgroundColor
              child label 0/0/0 text numberOfLines font textColor \(attribute) padding

        """)
    #expect(
      reading("{hosting:{Text:'a',modifiers:[{background:'red'},\(modifier)]}}") == """
        window window
          embedded hostingController 0
            child label 0/0 text numberOfLines font textColor backgroundColor \(attribute)

        """)
  }

  @Test("font and foreground colour reach the texts inside")
  func environment() throws {
    let root = try tree(
      """
      {hosting:{VStack:[{Text:'a'},{Text:'b',modifiers:[{foregroundStyle:'blue'}]}],
        modifiers:[{font:'title1'},{foregroundColor:'red'}]}}
      """)
    let stack = root.children[0].node.children[0].node
    #expect(described(stack) == #"stackView axis="vertical" alignment="center" spacing=8.0"#)
    #expect(
      stack.children.map { described($0.node) } == [
        #"label text="a" numberOfLines=0.0 font="title1" textColor="red" arranged=true"#,
        #"label text="b" numberOfLines=0.0 font="title1" textColor="blue" arranged=true"#,
      ])
  }

  @Test("a scroll view holds one stack along its axis")
  func scrollView() {
    #expect(
      reading("{hosting:{ScrollView:{axis:'horizontal',children:[{Text:'a'},{Divider:{}}]}}}")
        == """
        window window
          embedded hostingController 0
            child scrollView 0/0
              child stackView 0/0/0 axis alignment spacing pin
                child label 0/0/0/0 text numberOfLines font textColor arranged
                child separator 0/0/0/1 arranged

        """)
  }

  @Test("presentations hang on the hosting controller that they lie over")
  func presentations() {
    #expect(
      reading(
        """
        {controller:{kind:'navigationController',root:{title:'x',hosting:{VStack:[
          {Text:'a',popover:{isPresented:false,content:{Text:'p'}}}],
          fullScreenCover:{content:{Text:'c',sheet:{content:{Text:'s'}}}}}}}}
        """) == """
          window window
            embedded navigationController 0
              embedded hostingController 0/0 title
                child stackView 0/0/0 axis alignment spacing
                  child label 0/0/0/0 text numberOfLines font textColor arranged
                presented hostingController 0/0/1 presentation.style presentation.open presenter
                  child label 0/0/1/0 text numberOfLines font textColor
                  presented hostingController 0/0/1/1 presentation.style presentation.open presenter
                    child label 0/0/1/1/0 text numberOfLines font textColor
                presented hostingController 0/0/2 presentation.style presentation.open presenter
                  child label 0/0/2/0 text numberOfLines font textColor

          """)
  }

  @Test("modifiers at the use of a component surround its own")
  func component() throws {
    let files = ["Screens/c.json5": "{hosting:{Text:'a',modifiers:[{padding:1}]}}"]
    let root = try tree(
      "{hosting:{VStack:[{use:'c.json5',modifiers:[{background:'red'}]}]}}", files: files)
    let label = root.children[0].node.children[0].node.children[0].node
    #expect(label.attributes.map(\.name).suffix(3) == ["padding", "backgroundColor", "arranged"])
  }

  @Test("stacks nested as deep as a file can are read")
  func deep() {
    let text =
      "{hosting:" + String(repeating: "{VStack:[", count: 255) + "{Text:'a'}"
      + String(repeating: "]}", count: 255) + "}"
    #expect(reading(text).split(separator: "\n").count == 258)
  }
}

func described(_ node: Node) -> String {
  ([node.kind] + node.attributes.map { "\($0.name)=\(compact($0.value))" }).joined(separator: " ")
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
