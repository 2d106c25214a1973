/// Finds out whether required constraints can all hold, and which of them cannot together.
///
/// The equalities are solved first, in the order of the constraints; one of them that comes out false, or
/// a bound that the others put out of reach, contradicts those it was solved by. What the simplex method
/// cannot mend in the rest is a row of its table in which nothing can move further. Either way all forms
/// but one are independent of each other, so that any of them can be spared but none more.
struct ContradictionSearch {
  private let constraints: [Int]
  private let part: ConstraintSystem
  private let problem: Problem
  private let equalities: EqualityElimination

  /// Which constraint of the part each form is that of.
  private let rowOfForm: [Int]

  /// A search among `constraints` of `system`, which count as required.
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
    falseRows(upTo: 1).isEmpty
      && Reduction(problem, after: equalities).pieces.allSatisfy {
        infeasibleRows(in: $0.problem) == nil
      }
  }

  /// Up to `limit` conflicts with different causes; none if all constraints can hold.
  func conflicts(upTo limit: Int) -> [Conflict] {
    var conflicts: [Conflict] = []
    for row in falseRows(upTo: limit) {
      if let conflict = conflict(of: [row]) { conflicts.append(conflict) }
    }
    guard conflicts.isEmpty else { return conflicts }
    for piece in Reduction(problem, after: equalities).pieces where conflicts.count < limit {
      guard let rows = infeasibleRows(in: piece.problem), let conflict = conflict(of: rows)
      else { continue }
      conflicts.append(conflict)
    }
    return conflicts
  }

  /// The constraints of the part that the solved equalities make false statements about numbers.
  private func falseRows(upTo limit: Int) -> [Int] {
    var rows: [Int] = []
    var classes = equalities.classes
    var substitution = Substitution()
    var lastForm: Int32 = -1
    for bound in problem.bounds where rows.count < limit {
      if bound.form != lastForm {
        substitution.read(Int(bound.form), of: problem, in: &classes)
        lastForm = bound.form
      }
      if substitution.terms.isEmpty, bound.isMissed(by: substitution.constant) {
        rows.append(Int(bound.order))
      }
    }
    return rows
  }

  /// The constraints of `piece` that the simplex method finds no point for; nil if there is one.
  private func infeasibleRows(in piece: Problem) -> [Int]? {
    let ends = FormEnds(piece)
    if let crossing = ends.crossing { return crossing.map { Int($0.order) } }
    var tableau = Tableau(piece, holdingBelow: .max, at: StartingPoint(piece).point)
    guard let stuck = tableau.stuckRow() else { return nil }
    let first = ends.bound(of: stuck.variable, isLower: stuck.isTooSmall)
    let others = stuck.entries.map { entry in
      ends.bound(of: entry.variable, isLower: (entry.coefficient < 0) == stuck.isTooSmall)
    }
    return ([first] + others).compactMap { $0.map { Int($0.order) } }
  }

  /// The conflict of `rows` of the part and of those equalities that they were solved by; the last of the
  /// rows is its culprit. Nil if rounding spoils it.
  private func conflict(of rows: [Int]) -> Conflict? {
    guard let culprit = rows.max() else { return nil }
    let solved = equalities.joining.map { rowOfForm[Int($0)] }
    let multipliers = part.multipliers(
      cancelling: [culprit] + rows.filter { $0 != culprit } + solved)
    guard let multipliers else { return nil }
    let members = multipliers.sorted { $0.key < $1.key }
    return Conflict(
      members: members.map { (constraints[$0.key], $0.value) }, culprit: constraints[culprit])
  }
}
