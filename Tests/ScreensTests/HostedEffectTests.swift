import Screens
import Testing

@Suite("SwiftUI's effects as those of layers")
struct HostedEffectTests {
  private func view(_ text: String) throws -> Node {
    try tree("{hosting:{\(text)}}").children[0].node.children[0].node
  }

  @Test(
    "are attributes of the view",
    arguments: [
      (
        "Spacer:{},modifiers:[{blendMode:'multiply'}]", "spacer blendMode=\"multiply\""
      ),
      (
        "Spacer:{},modifiers:[{rotationEffect:30}]", "spacer transform={\"rotate\":30.0}"
      ),
      (
        "Spacer:{},modifiers:[{rotationEffect:{degrees:30,anchor:'top'}},{offset:{x:5}}]",
        "spacer transform={\"rotate\":30.0,\"anchor\":\"top\",\"translate\":[5.0,0.0]}"
      ),
      (
        "Spacer:{},modifiers:[{scaleEffect:{x:2}}]", "spacer transform={\"scale\":[2.0,1.0]}"
      ),
      ("Spacer:{},modifiers:[{scaleEffect:2}]", "spacer transform={\"scale\":2.0}"),
      (
        "Spacer:{},modifiers:[{shadow:4}]",
        "spacer shadowColor=\"#00000054\" shadowOpacity=1.0 shadowRadius=4.0 shadowOffset=[0.0,0.0]"
      ),
      (
        "LinearGradient:{colors:['a','b'],startPoint:'top'}",
        "gradientView type=\"axial\" colors=[\"a\",\"b\"] startPoint=\"top\""
      ),
      ("LinearGradient:['a']", "gradientView type=\"axial\" colors=[\"a\"]"),
      (
        "LinearGradient:{stops:[{color:'a',location:0},{color:'b',location:0.25}],endPoint:'top'}",
        "gradientView type=\"axial\" colors=[\"a\",\"b\"] locations=[0.0,0.25] endPoint=\"top\""
      ),
      (
        "Rectangle:{},modifiers:[{foregroundStyle:{LinearGradient:['a']}}]",
        "view gradient={\"type\":\"axial\",\"colors\":[\"a\"]}"
      ),
      (
        "RadialGradient:{colors:['a'],center:'center',endRadius:9}",
        "gradientView type=\"radial\" colors=[\"a\"] startPoint=\"center\" endRadius=9.0"
      ),
      (
        "AngularGradient:{colors:['a'],angle:90}",
        "gradientView type=\"conic\" colors=[\"a\"] startAngle=90.0"
      ),
      (
        "Rectangle:{},modifiers:[{fill:{LinearGradient:['a']}}]",
        "view gradient={\"type\":\"axial\",\"colors\":[\"a\"]}"
      ),
      (
        "Spacer:{},modifiers:[{background:{LinearGradient:['a']}}]",
        "spacer gradient={\"type\":\"axial\",\"colors\":[\"a\"]}"
      ),
    ])
  func attributes(text: String, expected: String) throws {
    #expect(described(try view(text)) == expected)
  }

  @Test("that come too early go to a view inside, as their order says")
  func order() throws {
    let moved = try view("Spacer:{},modifiers:[{offset:{x:5}},{rotationEffect:30}]")
    #expect(described(moved) == "view zstack=true transform={\"rotate\":30.0}")
    #expect(described(moved.children[0].node) == "spacer transform={\"translate\":[5.0,0.0]}")
    let shadowed = try view("Spacer:{},modifiers:[{shadow:4},{padding:8}]")
    #expect(described(shadowed) == "view zstack=true padding=8.0")
    let twice = try view("Spacer:{},modifiers:[{rotationEffect:10},{rotationEffect:20}]")
    #expect(described(twice) == "view zstack=true transform={\"rotate\":20.0}")
  }

  @Test("mask by a view of their own")
  func mask() throws {
    let masked = try view("Spacer:{},modifiers:[{mask:{Text:'T'}}]")
    #expect(described(masked) == "spacer")
    let mask = masked.children[0].node
    #expect(mask.kind == "label" && mask.attribute("masks")?.content == .bool(true))
    #expect(mask.id == "0/0/0")
    let shape = try view("Spacer:{},modifiers:[{mask:{Rectangle:{}}}]").children[0].node
    #expect(shape.attribute("pin") == nil, "a shape covers all of the view")
  }

  @Test(
    "are named where they are wrong",
    arguments: [
      ("RadialGradient:['a']", "RadialGradient has no endRadius; add endRadius in points"),
      (
        "AngularGradient:{colors:['a'],angle:1,startAngle:2}",
        "“angle” stands beside “startAngle”; keep one of the two"
      ),
      (
        "LinearGradient:{stops:[],colors:[]}", "“stops” stands beside “colors”; keep one of the two"
      ),
      (
        "LinearGradient:{stops:[{color:'a'}]}",
        "a stop needs a colour and a location; write { color: \"blue\", location: 0.5 }"
      ),
      (
        "Button:'B',modifiers:[{foregroundStyle:{LinearGradient:['a']}}]",
        "a gradient is the foreground style of a button; give it a colour; gradients colour texts, images and shapes"
      ),
      ("Spacer:{},modifiers:[{shadow:{x:1}}]", "shadow has no radius; write shadow: 4"),
      ("Spacer:{},modifiers:[{rotationEffect:{}}]", "nothing says how far; write a number"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(reading("{hosting:{\(text)}}").hasSuffix(expected))
  }
}
