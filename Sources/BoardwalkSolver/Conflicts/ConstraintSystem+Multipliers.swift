extension ConstraintSystem {
  /// Multipliers smaller than this are rounding errors.
  private static let least = 1e-7

  /// The constraints `rows` alone, all required and numbered in this order.
  func part(_ rows: [Int]) -> ConstraintSystem {
    var part = ConstraintSystem()
    var variables: [Int: Variable] = [:]
    for row in rows {
      let terms = terms(of: row).map { term in
        let variable = variables[term.variable.index] ?? part.addVariable()
        variables[term.variable.index] = variable
        return Term(term.coefficient, variable)
      }
      part.add(terms, self.rows[row].relation, self.rows[row].constant)
    }
    return part
  }

  /// The Farkas multipliers of `rows`: with them all variables cancel out and a false statement
  /// remains. The first row has one; rows that are not needed have none. Nil if the multipliers do
  /// not exist or are not unique.
  func multipliers(cancelling rows: [Int]) -> [Int: Double]? {
    var dual = ConstraintSystem()
    let unknowns = rows.map { _ in dual.addVariable() }
    var columns = [[Term]](repeating: [], count: variableCount)
    for (row, unknown) in zip(rows, unknowns) {
      for term in terms(of: row) {
        columns[term.variable.index].append(Term(term.coefficient, unknown))
      }
    }
    dual.add([Term(1, unknowns[0])], .equal, 1)
    for column in columns where !column.isEmpty { dual.add(column, .equal, 0) }
    let solver = Solver(dual)
    guard solver.violatedConstraints.isEmpty else { return nil }
    var multipliers: [Int: Double] = [:]
    for (row, unknown) in zip(rows, unknowns) where abs(solver[unknown]) > Self.least {
      guard !solver.isAmbiguous(unknown) else { return nil }
      multipliers[row] = solver[unknown]
    }
    let sum = multipliers.reduce(0) { $0 + self.rows[$1.key].constant * $1.value }
    let scale = multipliers.reduce(1) { max($0, abs(self.rows[$1.key].constant * $1.value)) }
    guard abs(sum) > Tolerance.distance * scale else { return nil }
    if sum < 0 { multipliers = multipliers.mapValues { -$0 } }
    let isTurned = multipliers.contains { row, multiplier in
      switch self.rows[row].relation {
      case .equal: false
      case .lessOrEqual: multiplier > 0
      case .greaterOrEqual: multiplier < 0
      }
    }
    return isTurned ? nil : multipliers
  }
}
