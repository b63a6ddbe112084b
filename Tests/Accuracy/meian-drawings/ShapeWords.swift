import Drawing
import Geometry

/// A shape in words and numbers.
struct ShapeWords: Decodable {
  /// `rect`, `roundedRect`, `ellipse` or `path`.
  var kind: String
  /// x, y, width, height and a radius; or the coordinates of `verbs`, one after the other.
  var numbers: [Double]
  /// Of a path: M, L, Q, C and Z, as SVG has them.
  var verbs: String?

  func shape() throws(DrawingError) -> Shape {
    guard kind == "path" || numbers.count >= (kind == "roundedRect" ? 5 : 4) else {
      throw DrawingError(description: "“\(kind)” has too few numbers")
    }
    switch kind {
    case "rect": return .rect(rect(numbers))
    case "roundedRect": return .roundedRect(rect(numbers), radius: numbers[4])
    case "ellipse": return .ellipse(rect(numbers))
    case "path": return .path(try path())
    default: throw DrawingError(description: "there is no shape “\(kind)”")
    }
  }

  private func path() throws(DrawingError) -> Path {
    var rest = numbers[...]
    func point() throws(DrawingError) -> Point {
      guard let x = rest.popFirst(), let y = rest.popFirst() else {
        throw DrawingError(description: "a path has too few numbers")
      }
      return Point(x: x, y: y)
    }
    var elements: [Path.Element] = []
    for verb in verbs ?? "" {
      switch verb {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q": elements.append(.quadratic(control: try point(), end: try point()))
      case "C":
        elements.append(.cubic(control1: try point(), control2: try point(), end: try point()))
      default: elements.append(.close)
      }
    }
    return Path(elements)
  }
}
