/// The analysis of ambiguity: which variables are not determined at the optimum, and how ties are
/// broken.
struct AmbiguityAnalysis {
  /// The value of each unknown.
  private(set) var point: [Double]

  /// Whether each unknown could be elsewhere just as well.
  private(set) var isAmbiguous: [Bool]

  /// Beyond so many unknowns that look fixed, none is examined closer.
  private static let closerLooks = 200

  /// Whether the search was given up, so that what is found may be wrong.
  private(set) var isGivenUp = false

  /// How many entries of simplex tables were written for the problem, this analysis included.
  private(set) var entries = 0

  /// The ambiguity of `problem` at `point`.
  init(_ problem: Problem, at point: [Double]) {
    self.point = point
    isAmbiguous = [Bool](repeating: false, count: problem.unknowns.count)
    var tableau = Tableau(problem, holdingBelow: .max, at: point)
    tableau.pivotOutEqualities()
    entries = tableau.effort.entries
    guard !tableau.effort.isSpent else {
      isGivenUp = true
      return
    }
    findMoves(in: &tableau)
    findHiddenMoves(in: tableau, problem)
    guard !problem.missed.isEmpty else { return }
    settleTies(tableau, problem)
  }

  /// Marks what moves when one nonbasic variable does.
  private mutating func findMoves(in tableau: inout Tableau) {
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

  /// At a degenerate point, variables may be free only in combination.
  private mutating func findHiddenMoves(in tableau: Tableau, _ problem: Problem) {
    let fixed = isAmbiguous.indices.filter {
      !isAmbiguous[$0] && !problem.unknowns[$0].isParameter
    }
    guard fixed.count <= Self.closerLooks else { return }
    var tableau = tableau
    for unknown in fixed {
      for end in [1.0, -1] where !isAmbiguous[unknown] {
        tableau.addOnlySoftConstraint(unknown, movedBy: end)
        tableau.minimize()
        entries = max(entries, tableau.effort.entries)
        // Others have moved along.
        for other in fixed
        where abs(tableau.value[other] - point[other]) > Tolerance.distance * 10 { mark(other) }
      }
    }
  }

  /// Moves to the point that breaks ties.
  private mutating func settleTies(_ tableau: Tableau, _ problem: Problem) {
    var tableau = tableau
    let last = Double(problem.missed.map(\.order).max() ?? 0)
    for (number, bound) in problem.missed.enumerated() {
      tableau.wish(bound, number, weight: bound.weight * bound.tieWeight(last))
    }
    tableau.minimize()
    entries = max(entries, tableau.effort.entries)
    point = Array(tableau.value.prefix(point.count))
  }
}

extension Tableau {
  /// Makes rows of the unknowns that equalities determine.
  fileprivate mutating func pivotOutEqualities() {
    for variable in unknownCount..<value.count
    where upper[variable] - lower[variable] <= Tolerance.distance && !effort.isSpent {
      let row = rowOf[variable]
      guard row >= 0 else { continue }
      let free = rows[Int(row)].first {
        upper[Int($0.variable)] - lower[Int($0.variable)] > Tolerance.distance
          && abs($0.coefficient) > Tolerance.slope
      }
      if let free { pivot(row, free.variable) }
    }
  }

  /// The range of the nonbasic `variable`, whose rows are `column`.
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
