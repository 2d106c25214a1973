/// Decides whether required constraints can all hold, and finds irreducible infeasible subsets
/// (Chinneck, "Feasibility and Infeasibility in Optimization", 2008).
///
/// The equalities are solved first, in the order of the constraints. An equality that becomes
/// false, or a bound that the others make unreachable, contradicts the equalities that it was
/// solved by. For the remaining bounds, an infeasible row of the simplex tableau names the
/// constraints. In both cases all forms but one are independent, so that the conflict is
/// irreducible.
struct ContradictionSearch {
  private let constraints: [Int]
  private let part: ConstraintSystem
  private let problem: Problem
  private let equalities: EqualityElimination

  /// The constraint of each form.
  private let rowOfForm: [Int]

  /// A search among `constraints` of `system`, all taken as required.
  init(_ system: ConstraintSystem, _ constraints: [Int]) {
    self.constraints = constraints
    part = system.part(constraints)
    problem = Problem(part)
    equalities = EqualityElimination(equalitiesOf: problem)
    let rows = part.rows
    rowOfForm = rows.indices.filter { !rows[$0].terms.isEmpty }
  }

  /// Whether all constraints can hold.
  var isPossible: Bool {
    contradictedRows(upTo: 1).isEmpty
      && Reduction(problem, after: equalities).components.allSatisfy {
        infeasibleRows(in: $0.problem) == nil
      }
  }

  /// Up to `limit` conflicts with different causes; none if all constraints can hold.
  func conflicts(upTo limit: Int) -> [InfeasibleSubset] {
    var conflicts: [InfeasibleSubset] = []
    for row in contradictedRows(upTo: limit) {
      if let conflict = conflict(of: [row]) { conflicts.append(conflict) }
    }
    guard conflicts.isEmpty else { return conflicts }
    for component in Reduction(problem, after: equalities).components where conflicts.count < limit
    {
      guard let rows = infeasibleRows(in: component.problem), let conflict = conflict(of: rows)
      else { continue }
      conflicts.append(conflict)
    }
    return conflicts
  }

  /// The constraints that become false statements about numbers after the equalities are solved.
  private func contradictedRows(upTo limit: Int) -> [Int] {
    var rows: [Int] = []
    var classes = equalities.classes
    var substitution = Substitution()
    var lastForm: Int32 = -1
    for bound in problem.bounds where rows.count < limit {
      if bound.form != lastForm {
        substitution.read(Int(bound.form), of: problem, in: &classes)
        lastForm = bound.form
      }
      if substitution.terms.isEmpty, bound.isViolated(by: substitution.constant) {
        rows.append(Int(bound.order))
      }
    }
    return rows
  }

  /// The constraints of `component` that no point satisfies; nil if there is a point.
  private func infeasibleRows(in component: Problem) -> [Int]? {
    let ends = TightestBounds(component)
    if let crossing = ends.crossing { return crossing.map { Int($0.order) } }
    var tableau = Tableau(component, holdingBelow: .max, at: StartingPoint(component).point)
    guard let stuck = tableau.infeasibleRow() else { return nil }
    let first = ends.bound(of: stuck.variable, isLower: stuck.isTooSmall)
    let others = stuck.entries.map { entry in
      ends.bound(of: entry.variable, isLower: (entry.coefficient < 0) == stuck.isTooSmall)
    }
    return ([first] + others).compactMap { $0.map { Int($0.order) } }
  }

  /// The conflict of `rows` and the equalities that they were solved by; the last row is the
  /// culprit. Nil if rounding errors prevent it.
  private func conflict(of rows: [Int]) -> InfeasibleSubset? {
    guard let culprit = rows.max() else { return nil }
    let solved = equalities.joining.map { rowOfForm[Int($0)] }
    let multipliers = part.multipliers(
      cancelling: [culprit] + rows.filter { $0 != culprit } + solved)
    guard let multipliers else { return nil }
    let members = multipliers.sorted { $0.key < $1.key }
    return InfeasibleSubset(
      members: members.map { (constraints[$0.key], $0.value) }, culprit: constraints[culprit])
  }
}
