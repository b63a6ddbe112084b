/// Functions of one real number from IEEE basic operations alone.
///
/// The C library's differ in their last digits from machine to machine; these give the same bits
/// everywhere, so that a distance never decides differently on another one. Relative errors are
/// below 1e-13 in the ranges named.
enum PortableMath {
  /// The cube root of a number from 0 to 1000.
  static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // A third of the exponent is within a factor of two of the root; Newton's steps double the
    // number of right digits.
    var root = Double(sign: .plus, exponent: Int(value.exponent) / 3, significand: 1)
    for _ in 0..<7 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }

  /// `value` to the power 2.4, for a number from 0 to 2.
  static func power2_4(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // 2.4 = 2 + 2/5: the fifth root of the square, times the square.
    let square = value * value
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      if next == root { break }
      root = next
    }
    return square * root
  }

  /// The angle of the point (`x`, `y`) in radians, from -π to π; 0 for the origin.
  static func angle(y: Double, x: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let isSteep = y.magnitude > x.magnitude
    let slope = isSteep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
    var angle = arcTangent(slope)
    if isSteep { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// For a slope from 0 to 1.
  private static func arcTangent(_ slope: Double) -> Double {
    // Halving the angle twice leaves at most π/16, where twelve terms are enough.
    var half = slope
    for _ in 0..<2 { half /= 1 + (1 + half * half).squareRoot() }
    let square = half * half
    var sum = 0.0
    for term in stride(from: 23, through: 1, by: -2) {
      sum = 1 / Double(term) - square * sum
    }
    return 4 * half * sum
  }

  /// For an angle from -4π to 4π, in radians.
  static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }

  /// For an angle from -5π to 5π, in radians.
  static func sine(_ angle: Double) -> Double {
    let turns = (angle / (2 * .pi)).rounded()
    let rest = angle - turns * 2 * .pi
    let square = rest * rest
    // The terms of the series, the smallest first; 27! is far beyond the digits of π.
    var sum = 1.0
    for factor in stride(from: 26, through: 2, by: -2) {
      sum = 1 - square / Double(factor * (factor + 1)) * sum
    }
    return rest * sum
  }

  /// e to the power of a number from -100 to 0.
  static func exponential(_ value: Double) -> Double {
    let halvings = 10
    let part = value / Double(1 << halvings)
    var sum = 1.0
    for factor in stride(from: 10, through: 1, by: -1) { sum = 1 + part / Double(factor) * sum }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
