import Testing

@testable import ViewKinds

@Suite("The buttons of a bar")
struct BarButtonRowTests {
  @Test(
    "keep their widths where they fit, else the widest give way",
    arguments: [
      ([100.0, 200], 300.0, nil), ([], 0, nil), ([100, 200], 250, 150), ([300, 20, 300], 320, 150),
      ([100, 100], 0, 0),
    ] as [([Double], Double, Double?)])
  func limit(widths: [Double], room: Double, limit: Double?) {
    #expect(BarButtonRow.limit(of: widths, in: room) == limit)
  }
}
