/// Where many bounds meet in one point, the simplex method may go in circles without leaving it. Then
/// the basic variables there are moved apart by a little, and put right at the end.
extension Tableau {
  /// The most that a variable is moved, far above what rounding does and below what can be seen.
  private static let amplitude = 1e-4

  /// Moves each basic form that is right at an end a little to the side where it is kept, bounds
  /// before wishes.
  mutating func shake() {
    for variable in unknownCount..<value.count where rowOf[variable] >= 0 && offsets[variable] == 0
    {
      guard upper[variable] - lower[variable] > Tolerance.distance else { continue }
      let here = value[variable]
      let wish = wishes[variable].first { abs(here - $0.value) <= Tolerance.distance }
      let direction: Double
      if abs(here - lower[variable]) <= Tolerance.distance {
        direction = 1
      } else if abs(here - upper[variable]) <= Tolerance.distance {
        direction = -1
      } else if let wish {
        direction = wish.isLower ? 1 : -1
      } else {
        continue
      }
      let offset = Self.amplitude * Self.fraction(variable) * direction
      offsets[variable] = offset
      value[variable] += offset
    }
  }

  /// Removes the perturbation. Returns whether there was one.
  mutating func removePerturbation() -> Bool {
    var isChanged = false
    for variable in unknownCount..<value.count where offsets[variable] != 0 {
      isChanged = true
      let offset = offsets[variable]
      offsets[variable] = 0
      guard rowOf[variable] < 0 else {
        value[variable] -= offset
        continue
      }
      // It stands where it belongs, but the others believe it off by the offset.
      for (row, coefficient) in column(of: Int32(variable)) {
        value[Int(basic[Int(row)])] += coefficient * offset
      }
    }
    return isChanged
  }

  /// A number between 0.1 and 1 that differs from variable to variable.
  private static func fraction(_ variable: Int) -> Double {
    let mixed = (UInt64(variable) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return 0.1 + 0.9 * Double(mixed >> 40) / Double(1 << 24)
  }
}
