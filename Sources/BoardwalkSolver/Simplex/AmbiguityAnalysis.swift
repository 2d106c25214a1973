/// The ambiguity at the optimum: the variables that are not determined, and the choice among equal
/// optima.
struct AmbiguityAnalysis {
  /// The value of each unknown.
  private(set) var point: [Double]

  /// Whether each unknown could have another value.
  private(set) var isAmbiguous: [Bool]

  /// The maximum number of unknowns that are tested for combined moves.
  private static let combinedMoveLimit = 200

  /// Whether the analysis stopped at the work limit, so that its result may be wrong.
  private(set) var isIncomplete = false

  /// The number of written tableau entries, this analysis included.
  private(set) var entries = 0

  /// The ambiguity of `problem` at `point`.
  init(_ problem: Problem, at point: [Double]) {
    self.point = point
    isAmbiguous = [Bool](repeating: false, count: problem.hints.count)
    var tableau = Tableau(problem, holdingBelow: .max, at: point)
    tableau.pivotOutEqualities()
    entries = tableau.budget.entries
    guard !tableau.budget.isExhausted else {
      isIncomplete = true
      return
    }
    markSingleMoves(in: &tableau)
    markCombinedMoves(in: tableau)
    guard !problem.violated.isEmpty else { return }
    breakTies(tableau, problem)
  }

  /// Marks the variables that move with a single nonbasic variable.
  private mutating func markSingleMoves(in tableau: inout Tableau) {
    for variable in tableau.value.indices where tableau.rowOf[variable] < 0 {
      guard tableau.lower[variable] < tableau.upper[variable] else { continue }
      let column = tableau.column(of: Int32(variable))
      let canMove = [1.0, -1].contains { direction in
        tableau.room(for: variable, direction, column) > Tolerance.distance * 10
      }
      guard canMove else { continue }
      mark(variable)
      for (row, _) in column { mark(Int(tableau.basic[Int(row)])) }
    }
  }

  private mutating func mark(_ variable: Int) {
    if variable < isAmbiguous.count { isAmbiguous[variable] = true }
  }

  /// Marks the variables that move only in combination with others, as at a degenerate point.
  private mutating func markCombinedMoves(in tableau: Tableau) {
    let fixed = isAmbiguous.indices.filter { !isAmbiguous[$0] }
    guard fixed.count <= Self.combinedMoveLimit else { return }
    var tableau = tableau
    for unknown in fixed {
      for end in [1.0, -1] where !isAmbiguous[unknown] {
        tableau.replaceSoftConstraints(unknown, movedBy: end)
        tableau.minimize()
        entries = max(entries, tableau.budget.entries)
        // Others have moved along.
        for other in fixed
        where abs(tableau.value[other] - point[other]) > Tolerance.distance * 10 { mark(other) }
      }
    }
  }

  /// Moves to the optimum that breaks ties.
  private mutating func breakTies(_ tableau: Tableau, _ problem: Problem) {
    var tableau = tableau
    let last = Double(problem.violated.map(\.order).max() ?? 0)
    for (number, bound) in problem.violated.enumerated() {
      tableau.addSoftConstraint(bound, number, weight: bound.weight * bound.tieWeight(last))
    }
    tableau.minimize()
    entries = max(entries, tableau.budget.entries)
    point = Array(tableau.value.prefix(point.count))
  }
}

extension Tableau {
  /// Makes the unknowns basic that equalities determine.
  fileprivate mutating func pivotOutEqualities() {
    for variable in unknownCount..<value.count
    where upper[variable] - lower[variable] <= Tolerance.distance && !budget.isExhausted {
      let row = rowOf[variable]
      guard row >= 0 else { continue }
      let free = rows[Int(row)].first {
        upper[Int($0.variable)] - lower[Int($0.variable)] > Tolerance.distance
          && abs($0.coefficient) > Tolerance.slope
      }
      if let free { pivot(row, free.variable) }
    }
  }

  /// The distance that the nonbasic `variable`, whose rows are `column`, can move (the ratio test).
  fileprivate func room(
    for variable: Int, _ direction: Double, _ column: [(row: Int32, coefficient: Double)]
  ) -> Double {
    func room(_ variable: Int, _ rate: Double) -> Double {
      let end = rate > 0 ? upper[variable] : lower[variable]
      return end.isFinite ? max(0, (end - value[variable]) / rate) : .infinity
    }
    return column.reduce(room(variable, direction)) {
      min($0, room(Int(basic[Int($1.row)]), $1.coefficient * direction))
    }
  }
}
