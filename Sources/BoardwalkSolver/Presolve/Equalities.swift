extension EqualityElimination {
  /// Joins the classes of all variables that the equalities of `problem` relate.
  init(equalitiesOf problem: Problem) {
    self.init(problem)
    let values = problem.equalities
    for form in values.indices where !values[form].isNaN { equate(form, to: values[form]) }
  }
}

extension Problem {
  /// The required value of each form; NaN if it is not determined.
  fileprivate var equalities: [Double] {
    var lower = [Double](repeating: -.infinity, count: formCount)
    var upper = [Double](repeating: .infinity, count: formCount)
    for bound in bounds where bound.level < max(solvedLevels, 1) {
      let form = Int(bound.form)
      if bound.isLower {
        lower[form] = max(lower[form], bound.value)
      } else {
        upper[form] = min(upper[form], bound.value)
      }
    }
    return zip(lower, upper).map {
      abs($1 - $0) <= Tolerance.distance / 10 ? $0 : .nan
    }
  }
}
