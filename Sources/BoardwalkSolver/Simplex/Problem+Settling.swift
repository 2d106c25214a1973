extension Problem {
  /// Moves bounds that contradict solved bounds of their form to the nearest feasible value.
  ///
  /// The form misses the moved bound by as much as before, but for a part that nothing can change. A
  /// row as high as its highest view so needs no simplex method to see that the others stretch.
  mutating func limitWishes() {
    guard settled > 0 else { return }
    var lower = [Double](repeating: -.infinity, count: formCount)
    var upper = [Double](repeating: .infinity, count: formCount)
    for bound in bounds where bound.level < settled {
      let form = Int(bound.form)
      if bound.isLower {
        lower[form] = max(lower[form], bound.value)
      } else {
        upper[form] = min(upper[form], bound.value)
      }
    }
    for index in bounds.indices where bounds[index].level >= settled {
      let form = Int(bounds[index].form)
      if bounds[index].isLower {
        bounds[index].value = min(bounds[index].value, upper[form])
      } else {
        bounds[index].value = max(bounds[index].value, lower[form])
      }
    }
  }

  /// Misses the bounds of the next level by as little as possible, starting at `point`, and turns the
  /// outcome into bounds that have to hold from now on.
  mutating func settleNextLevel(from point: [Double]) {
    var tableau = Tableau(self, holdingBelow: settled, at: point)
    for (number, bound) in bounds.enumerated() where bound.level == settled {
      tableau.wish(bound, number, weight: bound.weight)
    }
    tableau.minimize()
    effort = tableau.effort
    effort.addLevel()
    witness = Array(tableau.value.prefix(unknowns.count))
    keepOptimum(of: tableau)
    settled += 1
  }

  /// Bounds the forms to where the cost is least: on the far side of bounds that are missed, and right
  /// at those that moving either way would make worse.
  private mutating func keepOptimum(of tableau: Tableau) {
    var turned: [Int] = []
    for form in 0..<formCount {
      let variable = unknowns.count + form
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
      for wish in tableau.wishes[variable] {
        var isMissed = wish.isMissed
        if !isBasic, wish.isEnd(at: tableau.value[variable]) {
          isMissed = (wish.isLower ? slopes.down : slopes.up) <= Tolerance.slope
        }
        if isMissed { turned.append(wish.bound) }
      }
    }
    for index in turned {
      missed.append(bounds[index])
      bounds[index].isLower.toggle()
    }
  }

  /// Keeps `form` at `place`, by the exact value of a bound there.
  private mutating func fix(_ form: Int, at place: Double) {
    let bound = Bound(
      form: Int32(form), isLower: true, value: place, level: 0, order: -1, wantsMore: true)
    bounds.append(bound)
    bounds.append(bound)
    bounds[bounds.count - 1].isLower = false
  }
}
