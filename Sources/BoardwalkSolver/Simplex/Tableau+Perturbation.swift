/// The perturbation method. At a degenerate point, where many bounds meet, the simplex method may
/// cycle. It is then perturbed: basic variables are moved apart slightly, and restored at the end
/// (Charnes, "Optimality and Degeneracy in Linear Programming", 1952).
extension Tableau {
  /// The maximum perturbation, far above rounding errors and below what is visible.
  private static let amplitude = 1e-4

  /// Moves each basic form that is exactly at a bound or breakpoint slightly to the feasible side.
  mutating func perturb() {
    for variable in unknownCount..<value.count where rowOf[variable] >= 0 && offsets[variable] == 0
    {
      guard upper[variable] - lower[variable] > Tolerance.distance else { continue }
      let here = value[variable]
      let soft = softConstraints[variable].first { abs(here - $0.value) <= Tolerance.distance }
      let direction: Double
      if abs(here - lower[variable]) <= Tolerance.distance {
        direction = 1
      } else if abs(here - upper[variable]) <= Tolerance.distance {
        direction = -1
      } else if let soft {
        direction = soft.isLower ? 1 : -1
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
      // The variable is exact; the basic variables of its rows are off by the offset.
      for (row, coefficient) in column(of: Int32(variable)) {
        value[Int(basic[Int(row)])] += coefficient * offset
      }
    }
    return isChanged
  }

  /// A number between 0.1 and 1 that differs between variables.
  private static func fraction(_ variable: Int) -> Double {
    let mixed = (UInt64(variable) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return 0.1 + 0.9 * Double(mixed >> 40) / Double(1 << 24)
  }
}
