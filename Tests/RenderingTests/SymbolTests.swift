import Geometry
import Drawing
import Pixels
import Testing
import Traits
import Typography

@testable import Rendering

@Suite("A symbol")
struct SymbolTests {
  private func shot(_ image: String, _ attributes: String = "") throws -> Shot {
    try Stage().view("{ kind: 'imageView', id: 'i', image: \(image)\(attributes) }")
  }

  /// How many pixels are not white.
  private func ink(_ shot: Shot) -> Int {
    shot.bitmap.pixels.count { $0 != .white }
  }

  @Test("has a stand-in for at least 500 names, each of them with some ink")
  func names() throws {
    let names = SymbolArt.names
    #expect(names.count >= 500 && Set(names).count == names.count)
    for name in names {
      let painter = SymbolPainter(fonts: Stage.fonts, pointSize: 20, weight: .regular)
      let art = SymbolArt(named: name)
      let picture = try #require(try painter.picture(of: art), "\(name)")
      let coverage = picture.pixels.reduce(0) { $0 + Int($1.alpha) } / 255
      #expect(coverage >= 12 && !art.isPlaceholder, "\(name) covers \(coverage) pixels")
    }
  }

  /// Every name with `fill` in it whose name without is a symbol, too.
  private static let pairs: [(outline: String, fill: String)] = SymbolArt.names.compactMap { name in
    let words = name.split(separator: ".")
    let outline = words.filter { $0 != "fill" }.joined(separator: ".")
    guard outline != name, !SymbolArt(named: outline).isPlaceholder else { return nil }
    return (outline, name)
  }

  @Test("looks different where it is filled")
  func fills() throws {
    #expect(Self.pairs.count >= 140)
    let painter = SymbolPainter(fonts: Stage.fonts, pointSize: 40, weight: .regular)
    for (outline, fill) in Self.pairs {
      let first = try #require(try painter.picture(of: SymbolArt(named: outline)))
      let second = try #require(try painter.picture(of: SymbolArt(named: fill)))
      guard first.size == second.size else { continue }
      let changed = zip(first.pixels, second.pixels).count {
        abs(Int($0.alpha) - Int($1.alpha)) > 64
      }
      // A hundredth of the symbol's square.
      #expect(changed >= 22, "\(fill) differs from \(outline) in \(changed) pixels")
    }
  }

  @Test(
    "is put together from what its name says",
    arguments: [
      ("bolt.circle", SymbolArt.Enclosure.circle, false, false, nil),
      ("bolt.circle.fill", .circle, true, false, nil), ("circle", .circle, false, false, nil),
      ("square.fill", .square, true, false, nil), ("7.square", .square, false, false, nil),
      ("gift.slash", nil, false, true, nil), ("tag.badge.plus", nil, false, false, .plus),
      ("tag.circle.badge.xmark", .circle, false, false, .xmark),
      ("gearshape.fill", nil, false, false, nil),
    ] as [(String, SymbolArt.Enclosure?, Bool, Bool, SymbolArt.Badge?)])
  func composition(
    name: String, enclosure: SymbolArt.Enclosure?, isFilled: Bool, hasSlash: Bool,
    badge: SymbolArt.Badge?
  ) {
    let art = SymbolArt(named: name)
    #expect(!art.isPlaceholder)
    #expect(art.enclosure == enclosure && art.isFilled == isFilled)
    #expect(art.hasSlash == hasSlash && art.badge == badge)
  }

  @Test(
    "of an unknown name is a placeholder with its first letters",
    arguments: [
      ("wand.and.stars.inverse", "WA"), ("qqq", "Q"), ("fill", "F"), ("circle.circle.circle", "CC"),
      ("badge.plus", "BP"), ("star.badge.qqq", "SB"), ("..", ""),
    ])
  func placeholders(name: String, initials: String) {
    #expect(SymbolArt(named: name).base == .placeholder(initials))
  }

  @Test("of a moon is a crescent, which stays inside a circle around it")
  func moon() throws {
    func shot(_ name: String) throws -> Shot {
      try Stage().view(
        "{ kind: 'imageView', id: 'i', image: 'symbol:\(name)', tintColor: '#000000', frame: [20, 20, 60, 60], contentMode: 'scaleAspectFit', preferredSymbolConfiguration: { pointSize: 50 } }"
      )
    }
    let moon = try shot("moon.fill")
    // Ink at the lower left, none at the upper right.
    #expect(moon.color(38, 62) == "#000000" && moon.color(62, 38) == "#FFFFFF")
    #expect(try shot("moon").color(33, 62) != "#000000")
    // Between the crescent and the ring around it nothing is painted.
    let enclosed = try shot("moon.circle")
    #expect(enclosed.color(50, 76) == "#FFFFFF" || enclosed.color(50, 72) == "#FFFFFF")
    #expect(enclosed.color(30, 50) == "#FFFFFF" || enclosed.color(26, 50) == "#FFFFFF")
  }

  @Test("in a row of a table is in the middle of a room that all rows have")
  func rows() throws {
    let shot = try Stage().shot(
      """
      { view: { kind: 'tableView', backgroundColor: '#FFFFFF', sections: [{ rows: [
        { text: 'I', image: 'symbol:drop.fill' }, { text: 'I', image: 'symbol:car.fill' }] }] } }
      """)
    func start(_ row: Int) -> Int? {
      (100..<200).first { x in
        (0..<60).contains { shot.bitmap[x, row * 88 + 14 + $0].red < 128 }
      }
    }
    let first = try #require(start(0))
    #expect(first >= 112 && start(1) == first)
  }

  @Test("is listed under stand-ins, unknown ones apart, with the font it came from")
  func standIns() throws {
    let shot = try Stage().view(
      """
      { kind: 'imageView', image: 'symbol:star.fill' }, { kind: 'imageView', image: 'symbol:plus' },
      { kind: 'imageView', image: 'symbol:zzz.yyy' }
      """)
    #expect(
      shot.standIns == [
        "icons and outlines for the symbols plus, star.fill",
        "placeholders for the symbols zzz.yyy",
      ])
    #expect(shot.fontFiles == ["materialdesignicons-webfont.ttf"])
    #expect(try self.shot("'symbol:plus'").fontFiles.isEmpty)
  }

  @Test("is painted in the tint, and black as an original")
  func tint() throws {
    let tinted = try shot("'symbol:circle.fill'", ", tintColor: '#FF0000'")
    let frame = try #require(tinted.view("i")?.frame)
    #expect(tinted.bitmap[frame.x + frame.width / 2, frame.y + frame.height / 2].hex == "#FF0000")
    let original = try shot(
      "{ image: 'symbol:circle.fill', renderingMode: 'alwaysOriginal' }", ", tintColor: '#FF0000'")
    #expect(original.bitmap[frame.x + frame.width / 2, frame.y + frame.height / 2].hex == "#000000")
  }

  @Test("grows with its weight, its scale and its point size")
  func configurations() throws {
    for name in ["plus", "heart", "gear", "chevron.right"] {
      let weights = try FontWeight.allCases.map {
        let shot = try shot("{ image: 'symbol:\(name)', pointSize: 40, weight: '\($0.name)' }")
        return shot.bitmap.pixels.reduce(0) { $0 + 255 - Int($1.red) }
      }
      #expect(weights == weights.sorted() && Set(weights).count == 9, "\(name)")
    }
    let scales = try ["small", "medium", "large"].map {
      ink(try shot("{ image: 'symbol:gear', scale: '\($0)' }"))
    }
    #expect(scales == scales.sorted() && Set(scales).count == 3)
    let small = try shot("{ image: 'symbol:square.fill', pointSize: 20 }").view("i")?.frame
    let large = try shot("{ image: 'symbol:square.fill', pointSize: 40 }").view("i")?.frame
    let (first, second) = (try #require(small), try #require(large))
    #expect(abs(2 * first.width - second.width) <= 4)
  }

  @Test("follows the text size where it has a text style")
  func textStyle() throws {
    let symbol =
      "{ view: { subviews: [{ kind: 'imageView', id: 'i', image: { image: 'symbol:gear', textStyle: 'body' } }] } }"
    let normal = try Stage().shot(symbol).view("i")?.frame
    let large = try Stage().shot(symbol, try Variant(name: "light.ax3")).view("i")?.frame
    #expect(try #require(large).height > 2 * (try #require(normal).height) - 8)
  }

  @Test("is drawn anew at the size at which an image view shows it")
  func scaled() throws {
    let fit = ", contentMode: 'scaleAspectFit', width: 100, height: 100"
    let shot = try shot("'symbol:square.fill'", fit)
    // A picture that was stretched would have soft edges many pixels wide.
    let soft = shot.bitmap.pixels.count { (16...239).contains($0.red) }
    #expect(soft > 0 && soft < 1_000, "\(soft) pixels are between white and the tint")
  }

  @Test("says which package is missing where its font is")
  func missingFont() throws {
    let fonts = FontCatalog(files: [])
    let painter = SymbolPainter(fonts: fonts, pointSize: 20, weight: .regular)
    #expect(try painter.picture(of: SymbolArt(named: "gear")) == nil)
    #expect(try painter.picture(of: SymbolArt(named: "plus")) != nil)
  }

  @Test("of 500 points is scaled up from a smaller picture, and thousands of sizes are refused")
  func limits() throws {
    let frame = try shot("{ image: 'symbol:square.fill', pointSize: 500 }").view("i")?.frame
    #expect(abs((try #require(frame)).width - 1133) < 30)
    let many = (0..<1_000).map {
      "{ kind: 'imageView', image: { image: 'symbol:plus', pointSize: \(100 + Double($0) / 10) } }"
    }.joined(separator: ", ")
    let problem = try Stage().problem("{ view: { subviews: [\(many)] } }")
    #expect(
      problem.hasSuffix(
        "with plus the screen's symbols take more than 300 million pixels; draw fewer sizes and weights of them in one screen"
      ))
  }
}
