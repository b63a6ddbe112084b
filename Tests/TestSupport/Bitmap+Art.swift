import Geometry
public import Pixels

extension Bitmap {
  /// A picture drawn in characters, one a pixel and one line a row; spaces are left out.
  ///
  /// `.` is white, `#` black and `_` clear; `legend` adds others or replaces these.
  public init(art: String, legend: [Character: RGBA8] = [:]) {
    let colors: [Character: RGBA8] = [".": .white, "#": .black, "_": .clear]
      .merging(legend) { $1 }
    let rows = art.split(separator: "\n").map { $0.filter { $0 != " " } }
    let width = rows.first?.count ?? 0
    let pixels = rows.flatMap { row in
      precondition(row.count == width, "the row \(row) is not \(width) wide")
      return row.map { character in
        guard let color = colors[character] else {
          preconditionFailure("the legend has no \(character)")
        }
        return color
      }
    }
    self.init(size: PixelSize(width: width, height: rows.count), pixels: pixels)
  }
}
