/// A point at which a problem's bounds probably hold.
///
/// Forms that bounds close to one value are taken for equalities, the strongest first, and joined as
/// far as they agree. In most layouts that is the solution already, and the simplex method has only to
/// mend what is left.
struct Guess {
  /// The value of each unknown.
  let point: [Double]

  /// Guesses for `problem`.
  init(_ problem: Problem) {
    var classes = AffineClasses(count: problem.unknowns.count)
    for (index, unknown) in problem.unknowns.enumerated() where unknown.isParameter {
      classes.join(Int32(index), as: .constant(unknown.value))
    }
    var substitution = Substitution()
    for target in Self.targets(problem) {
      substitution.read(target.form, of: problem, in: &classes)
      let terms = substitution.terms
      guard let first = terms.first else { continue }
      var wanted = target.lower - substitution.constant
      if terms.count == 1, target.lower < target.upper {
        let hint = problem.unknowns[Int(first.unknown)].value * first.coefficient
        wanted = min(max(wanted, hint), target.upper - substitution.constant)
      } else if !wanted.isFinite {
        wanted = target.upper - substitution.constant
      }
      guard wanted.isFinite, terms.count < 3 else { continue }
      if terms.count == 1 {
        classes.join(first.unknown, as: .constant(wanted / first.coefficient))
      } else {
        let isSmaller = classes.size(of: first.unknown) < classes.size(of: terms[1].unknown)
        let (member, other) = isSmaller ? (first, terms[1]) : (terms[1], first)
        classes.join(
          member.unknown,
          as: Affine(
            root: other.unknown, scale: -other.coefficient / member.coefficient,
            offset: wanted / member.coefficient))
      }
    }
    point = problem.unknowns.enumerated().map { index, _ in
      let affine = classes.resolve(Int32(index))
      let root = affine.root < 0 ? 0 : problem.unknowns[Int(affine.root)].value
      return affine.scale * root + affine.offset
    }
  }

  private struct Target {
    let form: Int
    let lower: Double
    let upper: Double
  }

  /// What each form's bounds leave it: first those that are closed to a value, in the order of the
  /// levels that close them, then the others.
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
