import Pixels
import Rendering
import Testing
import Traits

@Suite("Pictures of a shot")
struct ImageTests {
  /// A view of 40 × 40 points from (40, 40) on; the picture has 20 × 10 points.
  private func shot(_ members: String, _ variant: Variant = .light) throws -> Shot {
    try Stage().view(
      "{ kind: 'imageView', frame: [40, 40, 40, 40], image: 'file:flag.png', \(members) }", variant)
  }

  @Test(
    "lie as their content mode says",
    arguments: [
      ("scaleToFill", [(41, 41), (55, 79)], [(65, 41), (79, 79)], []),
      ("scaleAspectFit", [(41, 51), (55, 69)], [(65, 51), (79, 69)], [(41, 49), (79, 71)]),
      ("scaleAspectFill", [(41, 41), (50, 79)], [(70, 41), (79, 79)], [(39, 60), (81, 60)]),
      ("center", [(51, 56), (59, 64)], [(61, 56), (69, 64)], [(49, 60), (71, 60), (60, 54)]),
      ("top", [(51, 41)], [(69, 49)], [(60, 51)]),
      ("bottom", [(51, 71)], [(69, 79)], [(60, 69)]),
      ("left", [(41, 56)], [(59, 64)], [(61, 60)]),
      ("right", [(61, 56)], [(79, 64)], [(59, 60)]),
      ("topLeft", [(41, 41)], [(59, 49)], [(61, 41)]),
      ("bottomRight", [(61, 71)], [(79, 79)], [(59, 79), (61, 69)]),
    ] as [(String, [(Double, Double)], [(Double, Double)], [(Double, Double)])])
  func modes(
    mode: String, red: [(Double, Double)], blue: [(Double, Double)], none: [(Double, Double)]
  ) throws {
    let shot = try shot("contentMode: '\(mode)'")
    for (x, y) in red { #expect(shot.color(x, y) == "#FF0000", "(\(x), \(y))") }
    for (x, y) in blue { #expect(shot.color(x, y) == "#0000FF", "(\(x), \(y))") }
    for (x, y) in none { #expect(shot.color(x, y) == "#FFFFFF", "(\(x), \(y))") }
  }

  @Test("are painted in the tint as templates, and as they are otherwise")
  func templates() throws {
    let template = try shot("renderingMode: 'alwaysTemplate', tintColor: '#00AA00'")
    #expect([template.color(45, 45), template.color(75, 75)] == ["#00AA00", "#00AA00"])
    #expect(try shot("renderingMode: 'alwaysOriginal'").color(45, 45) == "#FF0000")
    #expect(try shot("").color(45, 45) == "#FF0000")
  }

  @Test("of a catalog are those of the view's style")
  func appearance() throws {
    let view = "{ kind: 'imageView', image: 'asset:flag', frame: [0, 0, 20, 10] }"
    #expect(try Stage().view(view).color(2, 2) == "#FF0000")
    #expect(try Stage().view(view, .dark).color(2, 2) == "#00FF00")
    let light = view.replacing("image:", with: "overrideUserInterfaceStyle: 'light', image:")
    #expect(try Stage().view(light, .dark).color(2, 2) == "#FF0000")
  }

  @Test("of a catalog break the screens that need a file which is not there")
  func missing() throws {
    let screen = "{ view: { subviews: [{ kind: 'imageView', image: 'asset:half' }] } }"
    #expect(try Stage().problem(screen) == "no error")
    #expect(
      try Stage().problem(screen, .dark)
        == "s.json5:1: /view/subviews/0/image: A.xcassets/half.imageset/Contents.json:3: “half.imageset” names “night.png” for Dark, and there is no such file in A.xcassets/half.imageset; put it there, or take the name out of the set"
    )
    #expect(
      try Stage().problem(screen.replacing("half", with: "empty"))
        == "s.json5:1: /view/subviews/0/image: the image set “empty” has no picture for light, none of its entries names a file for iPhones; add one for Any"
    )
  }

  @Test(
    "in Display P3 are brought to sRGB, JPEG as well as PNG",
    arguments: [
      ("p3@2x.png", 30, 15, "#DBA3C4"), ("p3@2x.png", 25, 3, "#BF004A"),
      ("p3@2x.jpg", 25, 3, "#BB0A3E"),
    ])
  func displayP3(file: String, x: Int, y: Int, color: String) throws {
    let shot = try Stage().view(
      "{ kind: 'imageView', frame: [0, 0, 18.5, 11.5], image: 'file:\(file)' }")
    #expect(shot.bitmap[x, y].hex == color)
    #expect(shot.findings.isEmpty)
  }

  @Test("are listed with the digests of their files")
  func resources() throws {
    let shot = try shot("")
    #expect(shot.resources.count == 1)
    #expect(shot.resources[0].hasPrefix("flag.png "))
  }

  @Test(
    "that cannot be used break the screen",
    arguments: [
      ("broken.png", "s.json5:1: /view/subviews/0/image: broken.png: "),
      (
        "drawing.svg",
        "drawing.svg: the program rsvg is not installed; install the package librsvg2-bin"
      ),
    ])
  func broken(file: String, message: String) throws {
    let problem = try Stage().problem(
      "{ view: { subviews: [{ kind: 'imageView', image: 'file:\(file)' }] } }")
    #expect(problem.hasPrefix(message), "\(problem)")
  }
}
