extension Tableau {
  /// The slopes of the cost in both directions of a nonbasic variable.
  struct Slopes {
    var up: Double
    var down: Double
  }

  /// A step that lowers the cost: a nonbasic variable, its direction and the slope of the cost.
  private struct Step {
    let variable: Int32
    let direction: Double
    let slope: Double
  }

  /// Minimizes the weighted violation of the soft constraints within the bounds.
  ///
  /// The cost is convex and piecewise linear. A step passes all breakpoints up to the one where the
  /// cost rises (Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", 1985).
  mutating func minimize() {
    var stalls = 0
    var perturbations = 0
    var gradientIsCurrent = true
    findGradient()
    // No step raises the cost; the limit guards only against rounding.
    for _ in 0..<(100 + 20 * value.count) where !budget.isExhausted {
      let steps = steps(isCautious: stalls > 40)
      if !steps.isEmpty {
        gradientIsCurrent = false
        stalls = take(steps) ? 0 : stalls + 1
        if stalls == 8, perturbations < 3 {
          perturbations += 1
          perturb()
        }
      } else if !gradientIsCurrent {
        // Many small updates may have accumulated an error.
        gradientIsCurrent = true
        findGradient()
      } else if !removePerturbation() {
        return
      }
    }
    _ = removePerturbation()
  }

  /// Applies those of `steps` that still lower the cost after the previous ones. Returns whether a
  /// variable moved.
  private mutating func take(_ steps: [Step]) -> Bool {
    var hasMoved = false
    for planned in steps where rowOf[Int(planned.variable)] < 0 && !budget.isExhausted {
      guard let step = step(of: Int(planned.variable)) else { continue }
      if move(step, column(of: step.variable)) { hasMoved = true }
    }
    return hasMoved
  }

  /// The slopes of the cost as the nonbasic `variable` moves.
  func slopes(of variable: Int) -> Slopes {
    var slopes = Slopes(up: gradient[variable], down: -gradient[variable])
    for soft in softConstraints[variable] {
      slopes.up += soft.slope
      slopes.down -= soft.slope
      guard soft.isBreakpoint(at: value[variable]) else { continue }
      if soft.isLower { slopes.down += soft.weight } else { slopes.up += soft.weight }
    }
    return slopes
  }

  /// The steps that lower the cost, the steepest first. If `isCautious`, only the first (Bland's
  /// rule).
  private func steps(isCautious: Bool) -> [Step] {
    var steps: [Step] = []
    for variable in value.indices where rowOf[variable] < 0 {
      guard let step = step(of: variable) else { continue }
      steps.append(step)
      if isCautious { return steps }
    }
    return steps.sorted { ($0.slope, $0.variable) < ($1.slope, $1.variable) }
  }

  /// The step of the nonbasic `variable` that lowers the cost; nil if there is none.
  private func step(of variable: Int) -> Step? {
    let slopes = slopes(of: variable)
    let canRise =
      slopes.up < -Tolerance.slope && value[variable] < upper[variable] - Tolerance.distance
    let canFall =
      slopes.down < -Tolerance.slope && value[variable] > lower[variable] + Tolerance.distance
    if canRise, !canFall || slopes.up <= slopes.down {
      return Step(variable: Int32(variable), direction: 1, slope: slopes.up)
    }
    return canFall ? Step(variable: Int32(variable), direction: -1, slope: slopes.down) : nil
  }

  /// A point at which the slope of the cost increases.
  private struct Breakpoint {
    var distance: Double
    var row: Int32
    var variable: Int32

    /// The soft constraint with this breakpoint; nil for a bound.
    var soft: Int?
    var stop: Double
    var slopeIncrease: Double
  }

  /// Applies `step`, whose variable has `column`, up to the breakpoint where the cost rises.
  /// Returns whether a variable moved.
  private mutating func move(
    _ step: Step, _ column: [(row: Int32, coefficient: Double)]
  ) -> Bool {
    let (variable, direction) = (step.variable, step.direction)
    var breakpoints: [Breakpoint] = []
    leaveBreakpoint(variable, direction)
    addBreakpoints(of: variable, row: -1, rate: direction, to: &breakpoints)
    for (row, coefficient) in column {
      addBreakpoints(of: basic[Int(row)], row: row, rate: coefficient * direction, to: &breakpoints)
    }
    breakpoints.sort { ($0.distance, $0.variable) < ($1.distance, $1.variable) }
    var slope = step.slope
    var last = -1
    for (place, breakpoint) in breakpoints.enumerated() {
      slope += breakpoint.slopeIncrease
      last = place
      if slope >= -Tolerance.slope { break }
    }
    guard last >= 0 else { return false }
    let chosen = breakpoints[last]
    for breakpoint in breakpoints[..<last] { pass(breakpoint) }
    value[Int(variable)] += direction * chosen.distance
    for (row, coefficient) in column {
      value[Int(basic[Int(row)])] += coefficient * direction * chosen.distance
    }
    value[Int(chosen.variable)] = chosen.stop
    arriveAtBreakpoint(chosen.variable)
    countSlope(of: chosen.variable)
    if chosen.row >= 0 { pivot(chosen.row, variable) }
    return chosen.distance > Tolerance.distance
  }

  /// Marks the soft constraints that the nonbasic `variable` violates as soon as it moves.
  private mutating func leaveBreakpoint(_ variable: Int32, _ direction: Double) {
    let index = Int(variable)
    for place in softConstraints[index].indices
    where softConstraints[index][place].isBreakpoint(at: value[index]) {
      softConstraints[index][place].isViolated =
        softConstraints[index][place].isLower == (direction < 0)
    }
  }

  /// Clears the marks of `variable` at a breakpoint; its next move sets them.
  private mutating func arriveAtBreakpoint(_ variable: Int32) {
    let index = Int(variable)
    for place in softConstraints[index].indices
    where softConstraints[index][place].isBreakpoint(at: value[index]) {
      softConstraints[index][place].isViolated = false
    }
  }

  private mutating func pass(_ breakpoint: Breakpoint) {
    guard let soft = breakpoint.soft else { return }
    softConstraints[Int(breakpoint.variable)][soft].isViolated.toggle()
    countSlope(of: breakpoint.variable)
  }

  private func addBreakpoints(
    of variable: Int32, row: Int32, rate: Double, to breakpoints: inout [Breakpoint]
  ) {
    let index = Int(variable)
    func add(_ stop: Double, _ soft: Int?, _ slopeIncrease: Double) {
      breakpoints.append(
        Breakpoint(
          distance: max(0, (stop - value[index]) / rate), row: row, variable: variable,
          soft: soft, stop: stop, slopeIncrease: slopeIncrease))
    }
    for (place, soft) in softConstraints[index].enumerated() {
      // The breakpoint of a satisfied constraint lies ahead when the variable leaves it, that of a
      // violated one when it enters it.
      let isMovingOut = soft.isLower == (rate < 0)
      if isMovingOut != soft.isViolated { add(soft.value, place, soft.weight * abs(rate)) }
    }
    let end = rate > 0 ? upper[index] : lower[index]
    if end.isFinite { add(end, nil, .infinity) }
  }
}

extension Tableau.SoftConstraint {
  /// Whether `value` is at its breakpoint.
  func isBreakpoint(at value: Double) -> Bool {
    abs(value - self.value) <= Tolerance.distance
  }

  /// The slope of the cost at the variable's value.
  var slope: Double { isViolated ? (isLower ? -weight : weight) : 0 }
}

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
