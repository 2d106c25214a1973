/// Linear constraints with priorities.
///
/// Required constraints must hold. The weighted violation of the others is minimized one priority
/// at a time, the highest first.
package struct ConstraintSystem: Sendable {
  /// The index of a constraint in the order of addition.
  package typealias ConstraintID = Int

  struct Row: Sendable {
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  /// The value of each variable if nothing determines it.
  private(set) var hints: [Double] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []

  /// A system without variables and constraints.
  package init() {}

  /// The number of variables.
  package var variableCount: Int { hints.count }

  /// The number of constraints.
  package var constraintCount: Int { rows.count }

  /// Adds a variable, which has the value `hint` if it is not determined.
  package mutating func addVariable(hint: Double = 0) -> Variable {
    hints.append(hint)
    return Variable(index: hints.count - 1)
  }

  /// Adds the constraint that the sum of `terms` equals, is at most or is at least `constant`.
  ///
  /// A constraint with a nonfinite number is ignored.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, at priority: Priority = .required
  ) -> ConstraintID {
    let start = self.terms.count
    if constant.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) {
      self.terms += terms
    }
    let isEmpty = self.terms.count == start
    rows.append(
      Row(
        terms: start..<self.terms.count, relation: relation, constant: isEmpty ? 0 : constant,
        priority: priority))
    return rows.count - 1
  }

  /// The priority of `constraint`.
  package func priority(of constraint: ConstraintID) -> Priority { rows[constraint].priority }

  /// The constant of `constraint`.
  package func constant(of constraint: ConstraintID) -> Double { rows[constraint].constant }

  /// The variables of `constraint`.
  package func variables(of constraint: ConstraintID) -> [Variable] {
    terms(of: constraint).map(\.variable)
  }

  /// The violation of `constraint` at the values of `value`; nil if a variable has none.
  package func violation(
    of constraint: ConstraintID, at value: (Variable) -> Double?
  ) -> Double? {
    var sum = 0.0
    for term in terms(of: constraint) {
      guard let value = value(term.variable) else { return nil }
      sum += term.coefficient * value
    }
    return rows[constraint].relation.violation(of: sum, against: rows[constraint].constant)
  }

  func terms(of constraint: ConstraintID) -> ArraySlice<Term> { terms[rows[constraint].terms] }
}
