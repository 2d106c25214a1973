extension Problem {
  /// Moves soft bounds that contradict hard bounds of their form to the nearest feasible value.
  ///
  /// The violation of a moved bound changes only by a constant. A row as high as its highest view
  /// then needs no simplex method.
  mutating func clampSoftBounds() {
    guard solvedLevels > 0 else { return }
    let limits = limits(below: solvedLevels)
    for index in bounds.indices where bounds[index].level >= solvedLevels {
      let form = Int(bounds[index].form)
      if bounds[index].isLower {
        bounds[index].value = min(bounds[index].value, limits.upper[form])
      } else {
        bounds[index].value = max(bounds[index].value, limits.lower[form])
      }
    }
  }

  /// Minimizes the violation of the bounds of the next level, starting at `point`, and makes the
  /// result a hard bound.
  mutating func solveNextLevel(from point: [Double]) {
    var tableau = Tableau(self, holdingBelow: solvedLevels, at: point)
    for (number, bound) in bounds.enumerated() where bound.level == solvedLevels {
      tableau.addSoftConstraint(bound, number, weight: bound.weight)
    }
    tableau.minimize()
    budget = tableau.budget
    budget.addLevel()
    witness = Array(tableau.value.prefix(hints.count))
    keepOptimum(of: tableau)
    solvedLevels += 1
  }

  /// Bounds the forms to the optimum: beyond violated bounds, and exactly at a value whose
  /// neighbors cost more on both sides.
  private mutating func keepOptimum(of tableau: Tableau) {
    var turned: [Int] = []
    for form in 0..<formCount {
      let variable = hints.count + form
      var slopes = Tableau.Slopes(up: 0, down: 0)
      let isBasic = tableau.rowOf[variable] >= 0
      if !isBasic {
        slopes = tableau.slopes(of: variable)
        let value = tableau.value[variable]
        let canRise =
          slopes.up <= Tolerance.slope && value < tableau.upper[variable] - Tolerance.distance
        let canFall =
          slopes.down <= Tolerance.slope && value > tableau.lower[variable] + Tolerance.distance
        if !canRise, !canFall, max(slopes.up, slopes.down) > Tolerance.slope {
          fix(form, at: value)
        }
      }
      for soft in tableau.softConstraints[variable] {
        var isViolated = soft.isViolated
        if !isBasic, soft.isBreakpoint(at: tableau.value[variable]) {
          isViolated = (soft.isLower ? slopes.down : slopes.up) <= Tolerance.slope
        }
        if isViolated { turned.append(soft.bound) }
      }
    }
    for index in turned {
      violated.append(bounds[index])
      bounds[index].isLower.toggle()
    }
  }

  /// Fixes `form` at `place`, the exact value of a bound.
  private mutating func fix(_ form: Int, at place: Double) {
    let bound = Bound(
      form: Int32(form), isLower: true, value: place, level: 0, order: -1, isLowerInSystem: true)
    bounds.append(bound)
    bounds.append(bound)
    bounds[bounds.count - 1].isLower = false
  }
}
