/// Linear constraints with priorities on some variables.
///
/// A required constraint is kept at any price. Of the others, those of the highest priority are missed
/// by as little as possible in sum, then those of the next, and so on.
package struct ConstraintSystem: Sendable {
  /// A constraint's place in the order in which they were added, by which results name it.
  package typealias ConstraintID = Int

  struct Row: Sendable {
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  struct Unknown: Sendable {
    var isParameter: Bool
    var value: Double
  }

  private(set) var unknowns: [Unknown] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []

  /// A system without variables and constraints.
  package init() {}

  /// The number of variables, including parameters.
  package var variableCount: Int { unknowns.count }

  /// The number of constraints.
  package var constraintCount: Int { rows.count }

  /// Adds a variable, which has the value `hint` if it is not determined.
  package mutating func addVariable(hint: Double = 0) -> Variable {
    unknowns.append(Unknown(isParameter: false, value: hint))
    return Variable(index: unknowns.count - 1)
  }

  /// Adds a variable that is given from outside, such as a window's width; changing it later costs
  /// little.
  package mutating func addParameter(_ value: Double) -> Variable {
    unknowns.append(Unknown(isParameter: true, value: value))
    return Variable(index: unknowns.count - 1)
  }

  /// Adds the constraint that the sum of `terms` is, is at most or is at least `constant`.
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

  /// The variables that `constraint` ties.
  package func variables(of constraint: ConstraintID) -> [Variable] {
    terms(of: constraint).map(\.variable)
  }

  /// By how much `constraint` is missed where each variable is what `value` says; nil if it says
  /// nothing of one.
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

  /// The terms of the constraint `constraint`.
  func terms(of constraint: ConstraintID) -> ArraySlice<Term> { terms[rows[constraint].terms] }

  /// Makes `value` that of the parameter `variable`.
  mutating func set(_ variable: Variable, to value: Double) {
    unknowns[variable.index].value = value
  }
}
