extension Tableau {
  /// The slopes of the cost of violated soft constraints as a nonbasic variable moves.
  struct Slopes {
    var up: Double
    var down: Double
  }

  /// A step that lowers the cost: a nonbasic variable, its new value and the change of the cost.
  private struct Step {
    let variable: Int32
    let direction: Double
    let slope: Double
  }

  /// Minimizes the cost of violated soft constraints within the bounds.
  mutating func minimize() {
    var stalls = 0
    var shakes = 0
    var isFresh = true
    findGradient()
    // No step makes it worse; the limit only guards against rounding.
    for _ in 0..<(100 + 20 * value.count) where !effort.isSpent {
      let steps = steps(isCautious: stalls > 40)
      if !steps.isEmpty {
        isFresh = false
        stalls = take(steps) ? 0 : stalls + 1
        if stalls == 8, shakes < 3 {
          shakes += 1
          shake()
        }
      } else if !isFresh {
        // Many small changes may have left an error.
        isFresh = true
        findGradient()
      } else if !removePerturbation() {
        return
      }
    }
    _ = removePerturbation()
  }

  /// Takes those of `steps` that still gain something after the ones before. Returns whether anything
  /// moved.
  private mutating func take(_ steps: [Step]) -> Bool {
    var hasMoved = false
    for planned in steps where rowOf[Int(planned.variable)] < 0 && !effort.isSpent {
      guard let step = step(of: Int(planned.variable)) else { continue }
      if move(step, column(of: step.variable)) { hasMoved = true }
    }
    return hasMoved
  }

  /// The slopes of the cost as the nonbasic `variable` moves.
  func slopes(of variable: Int) -> Slopes {
    var slopes = Slopes(up: gradient[variable], down: -gradient[variable])
    for wish in wishes[variable] {
      slopes.up += wish.slope
      slopes.down -= wish.slope
      guard wish.isEnd(at: value[variable]) else { continue }
      if wish.isLower { slopes.down += wish.weight } else { slopes.up += wish.weight }
    }
    return slopes
  }

  /// The steps that lower the cost, the steepest first; the first of all where it `isCautious`.
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

    /// The soft constraint that ends there; nil for a bound.
    var wish: Int?
    var stop: Double
    var steepening: Double
  }

  /// Takes `step`, whose variable has `column`, to where going on costs more than it gains. Returns
  /// whether that moved anything.
  private mutating func move(
    _ step: Step, _ column: [(row: Int32, coefficient: Double)]
  ) -> Bool {
    let (variable, direction) = (step.variable, step.direction)
    var kinks: [Breakpoint] = []
    leaveEnd(variable, direction)
    addKinks(of: variable, row: -1, rate: direction, to: &kinks)
    for (row, coefficient) in column {
      addKinks(of: basic[Int(row)], row: row, rate: coefficient * direction, to: &kinks)
    }
    kinks.sort { ($0.distance, $0.variable) < ($1.distance, $1.variable) }
    var slope = step.slope
    var last = -1
    for (place, kink) in kinks.enumerated() {
      slope += kink.steepening
      last = place
      if slope >= -Tolerance.slope { break }
    }
    guard last >= 0 else { return false }
    let chosen = kinks[last]
    for kink in kinks[..<last] { pass(kink) }
    value[Int(variable)] += direction * chosen.distance
    for (row, coefficient) in column {
      value[Int(basic[Int(row)])] += coefficient * direction * chosen.distance
    }
    value[Int(chosen.variable)] = chosen.stop
    arriveAtEnd(chosen.variable)
    countSlope(of: chosen.variable)
    if chosen.row >= 0 { pivot(chosen.row, variable) }
    return chosen.distance > Tolerance.distance
  }

  /// Records the soft constraints that the nonbasic `variable` violates as soon as it moves.
  private mutating func leaveEnd(_ variable: Int32, _ direction: Double) {
    let index = Int(variable)
    for place in wishes[index].indices where wishes[index][place].isEnd(at: value[index]) {
      wishes[index][place].isMissed = wishes[index][place].isLower == (direction < 0)
    }
  }

  /// What a variable that stops right at an end misses there, its next move will tell.
  private mutating func arriveAtEnd(_ variable: Int32) {
    let index = Int(variable)
    for place in wishes[index].indices where wishes[index][place].isEnd(at: value[index]) {
      wishes[index][place].isMissed = false
    }
  }

  private mutating func pass(_ kink: Breakpoint) {
    guard let wish = kink.wish else { return }
    wishes[Int(kink.variable)][wish].isMissed.toggle()
    countSlope(of: kink.variable)
  }

  private func addKinks(of variable: Int32, row: Int32, rate: Double, to kinks: inout [Breakpoint])
  {
    let index = Int(variable)
    func add(_ stop: Double, _ wish: Int?, _ steepening: Double) {
      kinks.append(
        Breakpoint(
          distance: max(0, (stop - value[index]) / rate), row: row, variable: variable,
          wish: wish, stop: stop, steepening: steepening))
    }
    for (place, wish) in wishes[index].enumerated() {
      // Ahead lies the end of a wish that is kept and moved out of, or missed and moved into.
      let isMovingOut = wish.isLower == (rate < 0)
      if isMovingOut != wish.isMissed { add(wish.value, place, wish.weight * abs(rate)) }
    }
    let end = rate > 0 ? upper[index] : lower[index]
    if end.isFinite { add(end, nil, .infinity) }
  }
}

extension Tableau.SoftConstraint {
  /// Whether `value` is right where it ends.
  func isEnd(at value: Double) -> Bool {
    abs(value - self.value) <= Tolerance.distance
  }

  /// The slope of the cost for the variable's value.
  var slope: Double { isMissed ? (isLower ? -weight : weight) : 0 }
}
