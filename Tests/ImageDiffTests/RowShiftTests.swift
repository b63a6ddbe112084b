import Geometry
import ImageDiff
import Pixels
import Testing

@Suite("Lists that grew or shrank")
struct RowShiftTests {
  private let before = Screenshots.list([3, 17, 60, 101, 140, 201, 250])
  private let after = Screenshots.list([3, 17, 77, 60, 101, 140, 201, 250])

  @Test("are explained by the row that came")
  func inserted() {
    let explanation = explain(after, with: before)
    #expect(explanation.regions.map(\.kind) == [.insertedRows])
    let box = explanation.regions.first?.box
    #expect(box?.height == 44 && box?.width == 200)
    // Empty rows around the new one look alike: it begins in their middle, as in the picture of the
    // difference, whose frame is two pixels outside.
    #expect(box?.y == 81)
    let picture = differenceImage(before, after)
    let frame = (0..<picture.size.height).first { picture[0, $0] == .black }
    #expect(frame == box.map { $0.y - 2 })
    #expect(explanation.causes.isEmpty)
    guard case .differs(let difference) = explanation.comparison else {
      #expect(Bool(false), "equal")
      return
    }
    #expect(difference.pixels > 5000)
  }

  @Test("are explained by the row that went")
  func removed() {
    let explanation = explain(before, with: after)
    #expect(explanation.regions.map(\.kind) == [.removedRows])
    #expect(explanation.regions.first?.box == explain(after, with: before).regions.first?.box)
  }

  @Test("show what changed besides")
  func besides() {
    var changed = after
    changed.fill(PixelRect(x: 150, y: 10, width: 30, height: 6), with: RGBA8(rgb: 0x0A84FF))
    let regions = explain(changed, with: before).regions
    #expect(regions.map(\.kind) == [.insertedRows, .area])
    #expect(regions.last?.box.y == 10)
  }

  @Test("are explained where the page grew with them")
  func longer() {
    let short = Screenshots.list([3, 17, 60, 101, 140], height: 260)
    let long = Screenshots.list([3, 17, 77, 60, 101, 140], height: 304)
    let explanation = explain(long, with: short)
    #expect(explanation.regions.map(\.kind) == [.insertedRows])
    #expect(explanation.regions.first?.box.height == 44)
    guard case .sizeChanged = explanation.comparison else {
      #expect(Bool(false), "not a change of size")
      return
    }
    #expect(explain(short, with: long).regions.map(\.kind) == [.removedRows])
  }

  @Test("are not found where other things happened")
  func others() {
    let recolored = Screenshots.list([3, 17, 60, 101, 140, 201, 250]).pixels.map {
      $0 == Screenshots.ground ? RGBA8(rgb: 0x2C2C2E) : $0
    }
    let new = Bitmap(size: before.size, pixels: recolored)
    #expect(!explain(new, with: before).regions.contains { $0.kind == .insertedRows })
    let other = Screenshots.list([9, 30, 44, 71, 99, 150, 222])
    #expect(!explain(other, with: before).regions.contains { $0.kind == .insertedRows })
  }
}
