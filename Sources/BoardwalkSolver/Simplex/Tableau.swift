/// The simplex tableau: each basic variable in terms of the nonbasic ones.
///
/// The variables are unknowns and forms; each has a current value. As in Cassowary, bounds on forms
/// are added to a solved tableau (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", 2001). Only pivots change rows, so a tableau with few violations
/// stays as sparse as the problem.
struct Tableau {
  struct Entry: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  /// A soft bound of a variable.
  struct SoftConstraint: Sendable {
    var isLower: Bool
    var value: Double

    /// The cost of a violation by 1.
    var weight: Double

    /// The index of its bound in the problem.
    var bound = -1

    /// Whether the variable violates it, or is at its value and moves into violation.
    var isViolated = false
  }

  let unknownCount: Int

  var value: [Double]
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  var softConstraints: [[SoftConstraint]]

  /// The perturbation of each variable's value.
  var offsets: [Double]

  /// The variables with soft constraints.
  private(set) var softVariables: [Int32] = []

  private(set) var rows: [[Entry]] = []
  private(set) var basic: [Int32] = []
  private(set) var rowOf: [Int32]
  private var columns: [[Int32]]
  private var stamps: [Int32] = []
  private var stamp: Int32 = 0

  /// The reduced cost of each nonbasic variable without its own soft constraints; empty until
  /// needed.
  var gradient: [Double] = []

  /// The slope of each basic variable that `gradient` includes.
  var countedSlopes: [Double] = []

  /// The work done for the problem, including this tableau.
  private(set) var budget: SolverBudget

  /// The storage of a removed row, reused for the next one.
  private var spare: [Entry] = []

  /// The tableau of all forms of `problem` at `point`, with the bounds of levels below `level`.
  init(_ problem: Problem, holdingBelow level: Int32, at point: [Double]) {
    unknownCount = problem.hints.count
    budget = problem.budget
    budget.add(entries: problem.terms.count + problem.bounds.count)
    value = point
    lower = [Double](repeating: -.infinity, count: unknownCount)
    upper = [Double](repeating: .infinity, count: unknownCount)
    softConstraints = [[SoftConstraint]](repeating: [], count: unknownCount)
    offsets = [Double](repeating: 0, count: unknownCount)
    rowOf = [Int32](repeating: -1, count: unknownCount)
    columns = [[Int32]](repeating: [], count: unknownCount)
    for form in 0..<problem.formCount { addForm(form, of: problem) }
    let limits = problem.limits(below: level)
    lower += limits.lower
    upper += limits.upper
  }

  private mutating func addForm(_ form: Int, of problem: Problem) {
    let variable = value.count
    let row = Int32(rows.count)
    var entries: [Entry] = []
    var sum = 0.0
    for place in problem.range(of: form) {
      let term = problem.terms[place]
      sum += term.coefficient * value[Int(term.unknown)]
      entries.append(Entry(variable: term.unknown, coefficient: term.coefficient))
      columns[Int(term.unknown)].append(row)
    }
    entries.sort { $0.variable < $1.variable }
    rows.append(entries)
    basic.append(Int32(variable))
    stamps.append(0)
    value.append(sum)
    softConstraints.append([])
    offsets.append(0)
    columns.append([])
    rowOf.append(row)
  }

  /// Adds `bound`, which has the index `number`, as a soft constraint with the cost `weight` for a
  /// violation by 1.
  mutating func addSoftConstraint(_ bound: Problem.Bound, _ number: Int, weight: Double) {
    addSoftConstraint(
      SoftConstraint(isLower: bound.isLower, value: bound.value, weight: weight, bound: number),
      of: unknownCount + Int(bound.form))
  }

  /// Replaces all soft constraints by one that pulls the unknown `variable` by `distance`.
  mutating func replaceSoftConstraints(_ variable: Int, movedBy distance: Double) {
    for index in softVariables { softConstraints[Int(index)] = [] }
    softVariables = []
    addSoftConstraint(
      SoftConstraint(isLower: distance > 0, value: value[variable] + distance, weight: 1),
      of: variable)
  }

  private mutating func addSoftConstraint(_ soft: SoftConstraint, of variable: Int) {
    if softConstraints[variable].isEmpty { softVariables.append(Int32(variable)) }
    var soft = soft
    let excess = value[variable] - soft.value
    soft.isViolated = (soft.isLower ? -excess : excess) > Tolerance.distance
    softConstraints[variable].append(soft)
  }

  /// The rows that contain the nonbasic `variable`, with its coefficients there.
  mutating func column(of variable: Int32) -> [(row: Int32, coefficient: Double)] {
    stamp += 1
    var column: [(row: Int32, coefficient: Double)] = []
    for row in columns[Int(variable)] where stamps[Int(row)] != stamp {
      stamps[Int(row)] = stamp
      if let place = Self.place(of: variable, in: rows[Int(row)]) {
        column.append((row, rows[Int(row)][place].coefficient))
      }
    }
    columns[Int(variable)] = column.map(\.row)
    return column
  }

  private static func place(of variable: Int32, in row: [Entry]) -> Int? {
    var low = 0
    var high = row.count
    while low < high {
      let middle = (low + high) / 2
      if row[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < row.count && row[low].variable == variable ? low : nil
  }

  /// Exchanges the basic variable of `row` and the nonbasic variable `entering`.
  mutating func pivot(_ row: Int32, _ entering: Int32) {
    let leaving = basic[Int(row)]
    let old = rows[Int(row)]
    guard let place = Self.place(of: entering, in: old) else { return }
    forgetSlope(of: leaving)
    let column = column(of: entering)
    let divisor = old[place].coefficient
    var new: [Entry] = []
    new.reserveCapacity(old.count)
    var isLeavingAdded = false
    for entry in old where entry.variable != entering {
      if !isLeavingAdded, leaving < entry.variable {
        new.append(Entry(variable: leaving, coefficient: 1 / divisor))
        isLeavingAdded = true
      }
      new.append(Entry(variable: entry.variable, coefficient: -entry.coefficient / divisor))
    }
    if !isLeavingAdded { new.append(Entry(variable: leaving, coefficient: 1 / divisor)) }
    rows[Int(row)] = new
    basic[Int(row)] = entering
    rowOf[Int(entering)] = row
    rowOf[Int(leaving)] = -1
    columns[Int(entering)] = []
    columns[Int(leaving)] = [row]
    substituteGradient(of: entering, by: new)
    for (other, coefficient) in column where other != row {
      replace(entering, in: other, by: new, times: coefficient)
    }
  }

  private mutating func replace(
    _ variable: Int32, in row: Int32, by substitute: [Entry], times factor: Double
  ) {
    var old: [Entry] = []
    swap(&old, &rows[Int(row)])
    var new: [Entry] = []
    swap(&new, &spare)
    new.reserveCapacity(old.count + substitute.count)
    budget.add(entries: old.count + substitute.count)
    var next = 0
    for entry in substitute {
      while next < old.count, old[next].variable < entry.variable {
        if old[next].variable != variable { new.append(old[next]) }
        next += 1
      }
      var sum = entry.coefficient * factor
      if next < old.count, old[next].variable == entry.variable {
        sum += old[next].coefficient
        next += 1
        guard abs(sum) > Tolerance.coefficient else { continue }
      } else {
        columns[Int(entry.variable)].append(row)
      }
      new.append(Entry(variable: entry.variable, coefficient: sum))
    }
    while next < old.count {
      if old[next].variable != variable { new.append(old[next]) }
      next += 1
    }
    swap(&new, &rows[Int(row)])
    old.removeAll(keepingCapacity: true)
    swap(&old, &spare)
  }
}

/// The gradient of the cost, updated incrementally: computing it anew takes time proportional to
/// the entries of all rows.
extension Tableau {
  /// Computes the gradient anew.
  mutating func findGradient() {
    gradient = [Double](repeating: 0, count: value.count)
    countedSlopes = gradient
    for variable in softVariables { countSlope(of: variable) }
  }

  /// Updates the gradient for changed soft constraints of the basic `variable`.
  mutating func countSlope(of variable: Int32) {
    let row = rowOf[Int(variable)]
    guard row >= 0, !gradient.isEmpty else { return }
    var slope = 0.0
    for soft in softConstraints[Int(variable)] { slope += soft.slope }
    addToGradient(rows[Int(row)], times: slope - countedSlopes[Int(variable)])
    countedSlopes[Int(variable)] = slope
  }

  /// Removes the slope of the basic `variable`, which is about to leave the basis.
  mutating func forgetSlope(of variable: Int32) {
    guard !gradient.isEmpty else { return }
    addToGradient(rows[Int(rowOf[Int(variable)])], times: -countedSlopes[Int(variable)])
    countedSlopes[Int(variable)] = 0
  }

  /// Rewrites the gradient for `variable`, which became basic with `row`.
  mutating func substituteGradient(of variable: Int32, by row: [Entry]) {
    guard !gradient.isEmpty else { return }
    addToGradient(row, times: gradient[Int(variable)])
    gradient[Int(variable)] = 0
    countSlope(of: variable)
  }

  private mutating func addToGradient(_ row: [Entry], times factor: Double) {
    guard factor != 0 else { return }
    for entry in row { gradient[Int(entry.variable)] += factor * entry.coefficient }
  }
}

/// Finding a feasible point, or a row that proves that there is none.
extension Tableau {
  /// A row whose basic variable violates a bound although all its nonbasic variables are at their
  /// bounds.
  struct InfeasibleRow {
    let variable: Int32
    let isTooSmall: Bool
    let entries: [Entry]
  }

  /// Smaller coefficients count as zero.
  private static let least = 1e-9

  /// Moves to a feasible point. Returns a row that proves infeasibility, if there is one.
  ///
  /// Bland's rule, the first violated variable and the first eligible entering variable, prevents
  /// cycling ("New Finite Pivoting Rules for the Simplex Method", 1977).
  mutating func infeasibleRow() -> InfeasibleRow? {
    for _ in 0..<(1000 + 50 * value.count) {
      guard let variable = value.indices.first(where: { rowOf[$0] >= 0 && isViolated($0) })
      else { return nil }
      let isTooSmall = value[variable] < lower[variable]
      let row = rowOf[variable]
      let entries = rows[Int(row)]
      let entering = entries.first { entry in
        let index = Int(entry.variable)
        guard abs(entry.coefficient) > Self.least else { return false }
        return (entry.coefficient > 0) == isTooSmall
          ? value[index] < upper[index] : value[index] > lower[index]
      }
      guard let entering else {
        return InfeasibleRow(
          variable: Int32(variable), isTooSmall: isTooSmall,
          entries: entries.filter { abs($0.coefficient) > Self.least })
      }
      let end = isTooSmall ? lower[variable] : upper[variable]
      let distance = (end - value[variable]) / entering.coefficient
      for (other, coefficient) in column(of: entering.variable) {
        value[Int(basic[Int(other)])] += coefficient * distance
      }
      value[Int(entering.variable)] += distance
      value[variable] = end
      pivot(row, entering.variable)
    }
    return nil
  }

  private func isViolated(_ variable: Int) -> Bool {
    let (low, high) = (lower[variable], upper[variable])
    return value[variable] < low - Tolerance.distance * max(1, abs(low)) * 10
      || value[variable] > high + Tolerance.distance * max(1, abs(high)) * 10
  }
}
