/// A starting point (crash basis) at which most bounds hold.
///
/// Forms that their bounds fix at a value are taken as equalities, the strongest first, and
/// eliminated as far as they agree. In most layouts this is already the solution.
struct StartingPoint {
  /// The value of each unknown.
  let point: [Double]

  /// A starting point of `problem`.
  init(_ problem: Problem) {
    var joining = EqualityElimination(problem)
    for target in Self.targets(problem) {
      guard target.lower < target.upper else {
        joining.equate(target.form, to: target.lower)
        continue
      }
      let rest = joining.rest(of: target.form)
      guard let first = rest.terms.first, rest.terms.count < 3 else { continue }
      var wanted = target.lower - rest.constant
      if rest.terms.count == 1 {
        let hint = problem.hints[Int(first.unknown)] * first.coefficient
        wanted = min(max(wanted, hint), target.upper - rest.constant)
      } else if !wanted.isFinite {
        wanted = target.upper - rest.constant
      }
      if wanted.isFinite { joining.equate(target.form, to: wanted + rest.constant) }
    }
    var classes = joining.classes
    point = problem.hints.indices.map {
      classes.resolve(Int32($0)).value(at: problem.hints)
    }
  }

  private struct Target {
    let form: Int
    let lower: Double
    let upper: Double
  }

  /// The interval of each form: first the fixed forms, in the order of the levels that fix them,
  /// then the others.
  private static func targets(_ problem: Problem) -> [Target] {
    var lower = [Double](repeating: -.infinity, count: problem.formCount)
    var upper = [Double](repeating: .infinity, count: problem.formCount)
    var isClosed = [Bool](repeating: false, count: problem.formCount)
    var targets: [Target] = []
    targets.reserveCapacity(problem.formCount)
    let bounds = problem.bounds
    let order = bounds.indices.sorted {
      (bounds[$0].level, bounds[$0].form) < (bounds[$1].level, bounds[$1].form)
    }
    for index in order {
      let bound = bounds[index]
      let form = Int(bound.form)
      guard !isClosed[form] else { continue }
      if bound.isLower {
        lower[form] = max(lower[form], min(bound.value, upper[form]))
      } else {
        upper[form] = min(upper[form], max(bound.value, lower[form]))
      }
      if upper[form] - lower[form] <= Tolerance.distance / 10 {
        isClosed[form] = true
        targets.append(Target(form: form, lower: lower[form], upper: lower[form]))
      }
    }
    for form in 0..<problem.formCount where !isClosed[form] {
      targets.append(Target(form: form, lower: lower[form], upper: upper[form]))
    }
    return targets
  }
}
