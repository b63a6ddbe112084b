extension RGBA8 {
  /// The largest difference of one channel, alpha among them, from 0 to 255.
  public func levels(to other: RGBA8) -> Int {
    max(
      max(
        abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green))),
      max(
        abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha))))
  }

  /// The CIEDE2000 distance to `other` in thousandths: 1 000 is just visible, black to white is
  /// 100 000. At least 1 where the colours differ at all.
  ///
  /// Translucent colours are looked at on black and on white, and the larger distance counts, so
  /// that none can hide behind a background.
  public func distance(to other: RGBA8) -> Int {
    guard self != other else { return 0 }
    var largest = 0.0
    let grounds: [RGBA8] = isOpaque && other.isOpaque ? [.black] : [.black, .white]
    for ground in grounds {
      let one = LabColor(over(ground))
      largest = max(largest, one.distance(to: LabColor(other.over(ground))))
    }
    return max(1, Int((largest * 1000).rounded()))
  }

  /// What is seen where the colour lies on an opaque one, blended in sRGB as iOS does.
  public func over(_ ground: RGBA8) -> RGBA8 {
    guard !isOpaque else { return self }
    let share = Int(alpha)
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Int(top) * share + Int(bottom) * (255 - share) + 127) / 255)
    }
    return RGBA8(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }
}
