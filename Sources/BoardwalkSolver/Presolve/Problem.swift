/// A constraint system, or a component of one, during its solution: bounds on linear forms of
/// unknowns.
///
/// Priority levels are solved in order, the strongest first (lexicographic optimization of a
/// constraint hierarchy: Borning, Freeman-Benson and Wilson, "Constraint Hierarchies", 1992).
/// Bounds of levels below `solvedLevels` are hard; those of later levels are soft.
struct Problem: Sendable {
  struct FormTerm: Sendable, Hashable {
    var unknown: Int32
    var coefficient: Double
  }

  /// A lower or upper bound of a form.
  struct Bound: Sendable {
    var form: Int32
    var isLower: Bool
    var value: Double

    /// 0 for required bounds. A higher level is weaker.
    var level: Int32

    /// The index of its constraint in the system, and whether it is a lower bound there; both break
    /// ties.
    var order: Int32
    var isLowerInSystem: Bool

    /// The cost of a violation by 1.
    var weight = 1.0
  }

  /// The value of each unknown if nothing determines it.
  var hints: [Double] = []
  var terms: [FormTerm] = []

  /// The start index of each form's terms, and the end of the last.
  var starts: [Int32] = [0]
  var bounds: [Bound] = []
  var violated: [Bound] = []
  var solvedLevels: Int32 = 0

  /// Values that satisfy all bounds of solved levels; empty if none are known.
  var witness: [Double] = []

  /// The work done for the problem that it is a component of.
  var budget = SolverBudget()

  var formCount: Int { starts.count - 1 }

  func range(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }

  /// Ends the form whose terms were appended.
  mutating func endForm() { starts.append(Int32(terms.count)) }

  /// The value of `form` at `point`.
  func value(of form: Int, at point: [Double]) -> Double {
    var sum = 0.0
    for place in range(of: form) {
      sum += terms[place].coefficient * point[Int(terms[place].unknown)]
    }
    return sum
  }

  /// The tightest bounds of each form among those of levels below `level`.
  func limits(below level: Int32) -> (lower: [Double], upper: [Double]) {
    var lower = [Double](repeating: -.infinity, count: formCount)
    var upper = [Double](repeating: .infinity, count: formCount)
    for bound in bounds where bound.level < level {
      let form = Int(bound.form)
      if bound.isLower {
        lower[form] = max(lower[form], bound.value)
      } else {
        upper[form] = min(upper[form], bound.value)
      }
    }
    return (lower, upper)
  }

  /// The strongest level, from `start` on, with a bound that `point` violates; nil if there is
  /// none.
  func firstViolatedLevel(at point: [Double], from start: Int32 = 0) -> Int32? {
    var values = [Double](repeating: .nan, count: formCount)
    var first = Int32.max
    for bound in bounds where bound.level < first && bound.level >= start {
      let form = Int(bound.form)
      if values[form].isNaN { values[form] = value(of: form, at: point) }
      if bound.violation(of: values[form]) > Tolerance.distance { first = bound.level }
    }
    return first == .max ? nil : first
  }
}

extension Problem.Bound {
  /// The amount by which `value` violates the bound.
  func violation(of value: Double) -> Double {
    isLower ? max(0, self.value - value) : max(0, value - self.value)
  }
}

extension Problem {
  /// The problem of `system`.
  init(_ system: ConstraintSystem) {
    hints = system.hints
    let levels = Self.levels(of: system)
    terms.reserveCapacity(system.terms.count)
    starts.reserveCapacity(system.rows.count + 1)
    bounds.reserveCapacity(system.rows.count + system.rows.count / 2)
    for (order, row) in system.rows.enumerated() where !row.terms.isEmpty {
      for term in system.terms[row.terms] {
        terms.append(
          FormTerm(unknown: Int32(term.variable.index), coefficient: term.coefficient))
      }
      endForm()
      let bound = Bound(
        form: Int32(formCount - 1), isLower: true, value: row.constant,
        level: levels[row.priority] ?? 0, order: Int32(order), isLowerInSystem: true)
      if row.relation != .lessOrEqual { bounds.append(bound) }
      if row.relation != .greaterOrEqual {
        bounds.append(bound)
        bounds[bounds.count - 1].isLower = false
        bounds[bounds.count - 1].isLowerInSystem = false
      }
    }
  }

  /// The levels of the priorities that `system` uses, the required one first.
  private static func levels(of system: ConstraintSystem) -> [Priority: Int32] {
    var seen: Set<Priority> = [.required]
    var last = Priority.required
    for row in system.rows where row.priority != last {
      last = row.priority
      seen.insert(last)
    }
    return Dictionary(
      uniqueKeysWithValues: seen.sorted(by: >).enumerated().map { ($1, Int32($0)) })
  }
}
