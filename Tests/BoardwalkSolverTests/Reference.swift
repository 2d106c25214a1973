import BoardwalkSolver

/// A constraint as a test writes it, over a few variables.
struct PlainConstraint {
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var priority: Double

  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(value - constant)
    case .lessOrEqual: return max(0, value - constant)
    case .greaterOrEqual: return max(0, constant - value)
    }
  }
}

/// Solves small systems by trying every point at which as many bounds meet as there are variables.
///
/// What has to be least is convex and made of flat pieces, so one of those points is a best one; a
/// box around the origin gives open directions an end.
struct Reference {
  let count: Int
  let constraints: [PlainConstraint]

  /// What is missed at each priority, the highest first, at the best points.
  let best: [Double]

  /// The best points.
  let points: [[Double]]

  init(count: Int, _ constraints: [PlainConstraint]) {
    self.count = count
    self.constraints = constraints
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for variable in 0..<count {
      var unit = [Double](repeating: 0, count: count)
      unit[variable] = 1
      planes += [(unit, 0), (unit, 1000), (unit, -1000)]
    }
    var best: [Double]?
    var points: [[Double]] = []
    for chosen in Self.choices(of: count, among: planes.count) {
      guard let point = Self.solve(chosen.map { planes[$0] }) else { continue }
      let violated = Self.violated(constraints, at: point)
      let order = best.map { Self.compare(violated, $0) } ?? -1
      if order < 0 {
        best = violated
        points = [point]
      } else if order == 0 {
        points.append(point)
      }
    }
    self.best = best ?? []
    self.points = points
  }

  static func violated(_ constraints: [PlainConstraint], at point: [Double]) -> [Double] {
    let levels = Set(constraints.map(\.priority)).union([1000]).sorted(by: >)
    return levels.map { level in
      constraints.filter { $0.priority == level }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-5 {
      return left < right ? -1 : 1
    }
    return 0
  }

  /// Whether all `constraints` can hold.
  static func canHold(_ constraints: [PlainConstraint], count: Int) -> Bool {
    let required = constraints.map { constraint in
      var constraint = constraint
      constraint.priority = 1000
      return constraint
    }
    return Reference(count: count, required).best.first.map { $0 < 1e-5 } ?? true
  }

  private static func choices(of size: Int, among count: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return choices(of: size - 1, among: count).flatMap { choice in
      (((choice.last ?? -1) + 1)..<max(count, (choice.last ?? -1) + 1)).map { choice + [$0] }
    }
  }

  /// The point where all `planes` meet, by Gauss's elimination; nil where that is none or many.
  private static func solve(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
