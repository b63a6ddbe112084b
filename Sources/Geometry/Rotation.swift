/// Sine and cosine of an angle, the same bits on every machine.
///
/// The angle is brought into 0 … 45 degrees, where Taylor's series up to the 17th power is within
/// 10⁻¹⁶; multiples of 90 degrees are exact. Only IEEE basic operations take part.
public struct Rotation: Hashable, Sendable {
  public let sine: Double
  public let cosine: Double

  /// - Parameter degrees: any finite number; another is taken as 0.
  public init(degrees: Double) {
    guard degrees.isFinite else {
      (sine, cosine) = (0, 1)
      return
    }
    let turn = degrees - 360 * (degrees / 360).rounded(.down)
    let quarter = (turn / 90).rounded(.down)
    let rest = turn - 90 * quarter
    let isUpper = rest > 45
    let angle = (isUpper ? 90 - rest : rest) * Self.radiansPerDegree
    let (lower, upper) = (Self.sine(angle), Self.cosine(angle))
    let (s, c) = isUpper ? (upper, lower) : (lower, upper)
    // Adding 0 turns a negative zero into a positive one.
    switch quarter {
    case 1: (sine, cosine) = (c, 0 - s)
    case 2: (sine, cosine) = (0 - s, 0 - c)
    case 3: (sine, cosine) = (0 - c, s)
    default: (sine, cosine) = (s, c)
    }
  }

  private static let radiansPerDegree = 0.017453292519943295

  private static func sine(_ x: Double) -> Double {
    let square = x * x
    var term = x
    var sum = x
    for step in 1...8 {
      term = term * -square / Double((2 * step) * (2 * step + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ x: Double) -> Double {
    let square = x * x
    var term = 1.0
    var sum = 1.0
    for step in 1...8 {
      term = term * -square / Double((2 * step - 1) * (2 * step))
      sum += term
    }
    return sum
  }
}

/// The direction of a point seen from the origin, clockwise from the positive x axis, in turns.
///
/// From 0 up to but not including 1; 0 for the origin itself. The angle is brought into ±22.5
/// degrees, where the series up to the 19th power is within 10⁻¹⁰ turns of the true value. Only
/// IEEE basic operations take part.
public func turns(x: Double, y: Double) -> Double {
  let (across, down) = (abs(x), abs(y))
  let (short, long) = (min(across, down), max(across, down))
  guard long > 0, long.isFinite else { return 0 }
  let ratio = short / long
  // tan(a − 45°) = (tan a − 1) / (tan a + 1)
  let isSteep = ratio > 0.41421356237309503
  let tangent = isSteep ? (ratio - 1) / (ratio + 1) : ratio
  let square = tangent * tangent
  var power = tangent
  var sum = tangent
  for step in 1...9 {
    power *= -square
    sum += power / Double(2 * step + 1)
  }
  var turn = sum * 0.15915494309189535 + (isSteep ? 0.125 : 0)
  if down > across { turn = 0.25 - turn }
  if x < 0 { turn = 0.5 - turn }
  if y < 0 { turn = 1 - turn }
  return turn >= 1 ? 0 : turn
}

/// The same for four points at once: each answer has the bits of `turns(x:y:)`.
public func turns(x: SIMD4<Double>, y: SIMD4<Double>) -> SIMD4<Double> {
  let zero = SIMD4<Double>.zero
  let one = SIMD4<Double>(repeating: 1)
  let across = x.replacing(with: zero - x, where: x .< zero)
  let down = y.replacing(with: zero - y, where: y .< zero)
  let isDown = down .> across
  let short = down.replacing(with: across, where: isDown)
  let long = across.replacing(with: down, where: isDown)
  let ratio = short / long
  let isSteep = ratio .> 0.41421356237309503
  let tangent = ratio.replacing(with: (ratio - one) / (ratio + one), where: isSteep)
  let negative = zero - tangent * tangent
  var power = tangent
  var sum = tangent
  for step in 1...9 {
    power *= negative
    sum += power / SIMD4(repeating: Double(2 * step + 1))
  }
  var turn =
    sum * 0.15915494309189535 + zero.replacing(with: SIMD4(repeating: 0.125), where: isSteep)
  turn.replace(with: 0.25 - turn, where: isDown)
  turn.replace(with: 0.5 - turn, where: x .< zero)
  turn.replace(with: one - turn, where: y .< zero)
  // The origin, and what is no number, has no direction.
  let isPlace = (long .> zero) .& (long .< Double.infinity) .& (turn .< one)
  return zero.replacing(with: turn, where: isPlace)
}
