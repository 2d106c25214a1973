extension EqualityElimination {
  /// Joins the classes of all unknowns that the settled equalities of `problem` tie together.
  init(equalitiesOf problem: Problem) {
    self.init(problem)
    let values = problem.equalities
    for form in values.indices where !values[form].isNaN { tie(form, to: values[form]) }
  }
}

extension Problem {
  /// What each form has to be; not a number where it may be several things.
  fileprivate var equalities: [Double] {
    var lower = [Double](repeating: -.infinity, count: formCount)
    var upper = [Double](repeating: .infinity, count: formCount)
    for bound in bounds where bound.level < max(settled, 1) {
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
