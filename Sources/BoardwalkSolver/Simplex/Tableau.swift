/// The simplex method's table: every form written in variables that are free to move.
///
/// Each variable, an unknown or a form, keeps a current value. Rows express basic variables by the
/// others; only rows that a step touches are ever changed, so a table in which little is amiss stays
/// as sparse as the problem.
struct Tableau {
  struct Entry: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  /// A soft constraint that keeps a variable on one side of a value.
  struct SoftConstraint: Sendable {
    var isLower: Bool
    var value: Double

    /// The cost of a violation by 1.
    var weight: Double

    /// The number of its bound.
    var bound = -1

    /// Whether the variable is on the other side, or on its way there.
    var isMissed = false
  }

  let unknownCount: Int

  var value: [Double]
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  var wishes: [[SoftConstraint]]

  /// The perturbation of each variable's value.
  var offsets: [Double]

  /// The variables with soft constraints.
  private(set) var wishful: [Int32] = []

  private(set) var rows: [[Entry]] = []
  private(set) var basic: [Int32] = []
  private(set) var rowOf: [Int32]
  private var columns: [[Int32]]
  private var stamps: [Int32] = []
  private var stamp: Int32 = 0

  /// The reduced cost of each nonbasic variable without its own soft constraints; computed on
  /// demand.
  var gradient: [Double] = []

  /// The slope of the cost for each basic variable that the gradient includes.
  var countedSlopes: [Double] = []

  /// The work done for the problem, including the table.
  private(set) var effort: Effort

  /// The room of a row that is gone, for the next that is written.
  private var spare: [Entry] = []

  /// The table of all forms of `problem` at `point`, with the bounds of levels below `level`.
  init(_ problem: Problem, holdingBelow level: Int32, at point: [Double]) {
    unknownCount = problem.unknowns.count
    effort = problem.effort
    effort.add(entries: problem.terms.count + problem.bounds.count)
    value = point
    lower = [Double](repeating: -.infinity, count: unknownCount)
    upper = [Double](repeating: .infinity, count: unknownCount)
    wishes = [[SoftConstraint]](repeating: [], count: unknownCount)
    offsets = [Double](repeating: 0, count: unknownCount)
    rowOf = [Int32](repeating: -1, count: unknownCount)
    columns = [[Int32]](repeating: [], count: unknownCount)
    for (index, unknown) in problem.unknowns.enumerated() where unknown.isParameter {
      lower[index] = unknown.value
      upper[index] = unknown.value
      value[index] = unknown.value
    }
    for form in 0..<problem.formCount { addForm(form, of: problem) }
    for bound in problem.bounds where bound.level < level {
      let variable = unknownCount + Int(bound.form)
      if bound.isLower {
        lower[variable] = max(lower[variable], bound.value)
      } else {
        upper[variable] = min(upper[variable], bound.value)
      }
    }
  }

  private mutating func addForm(_ form: Int, of problem: Problem) {
    let variable = value.count
    let row = Int32(rows.count)
    var entries: [Entry] = []
    var sum = 0.0
    for place in problem.range(of: form) {
      let term = problem.terms[place]
      sum += term.coefficient * value[Int(term.unknown)]
      guard !problem.unknowns[Int(term.unknown)].isParameter else { continue }
      entries.append(Entry(variable: term.unknown, coefficient: term.coefficient))
      columns[Int(term.unknown)].append(row)
    }
    entries.sort { $0.variable < $1.variable }
    rows.append(entries)
    basic.append(Int32(variable))
    stamps.append(0)
    value.append(sum)
    lower.append(-.infinity)
    upper.append(.infinity)
    wishes.append([])
    offsets.append(0)
    columns.append([])
    rowOf.append(row)
  }

  /// Adds a soft constraint for `bound`, which has `number`, with the cost `weight` for a violation
  /// by 1.
  mutating func wish(_ bound: Problem.Bound, _ number: Int, weight: Double) {
    wish(
      SoftConstraint(isLower: bound.isLower, value: bound.value, weight: weight, bound: number),
      of: unknownCount + Int(bound.form))
  }

  /// Wishes only that the unknown `variable` were `distance` from where it is.
  mutating func addOnlySoftConstraint(_ variable: Int, movedBy distance: Double) {
    for wishful in wishful { wishes[Int(wishful)] = [] }
    wishful = []
    wish(
      SoftConstraint(isLower: distance > 0, value: value[variable] + distance, weight: 1),
      of: variable)
  }

  private mutating func wish(_ wish: SoftConstraint, of variable: Int) {
    if wishes[variable].isEmpty { wishful.append(Int32(variable)) }
    var wish = wish
    let excess = value[variable] - wish.value
    wish.isMissed = (wish.isLower ? -excess : excess) > Tolerance.distance
    wishes[variable].append(wish)
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

  /// Exchanges the basic variable of `row` and the nonbasic `entering`.
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
    effort.add(entries: old.count + substitute.count)
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

/// The gradient of the cost, which is kept up to date while variables move: finding it anew for each step
/// costs as much as all rows have entries.
extension Tableau {
  /// Finds the gradient from scratch.
  mutating func findGradient() {
    gradient = [Double](repeating: 0, count: value.count)
    countedSlopes = gradient
    for variable in wishful { countSlope(of: variable) }
  }

  /// Updates the gradient for changed soft constraints of the basic `variable`.
  mutating func countSlope(of variable: Int32) {
    let row = rowOf[Int(variable)]
    guard row >= 0, !gradient.isEmpty else { return }
    var slope = 0.0
    for wish in wishes[Int(variable)] { slope += wish.slope }
    addToGradient(rows[Int(row)], times: slope - countedSlopes[Int(variable)])
    countedSlopes[Int(variable)] = slope
  }

  /// Takes the basic `variable` out, which is about to leave its row.
  mutating func forgetSlope(of variable: Int32) {
    guard !gradient.isEmpty else { return }
    addToGradient(rows[Int(rowOf[Int(variable)])], times: -countedSlopes[Int(variable)])
    countedSlopes[Int(variable)] = 0
  }

  /// Writes the gradient without `variable`, which has become basic and is now `row`.
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

/// Keeping bounds where that is possible, and showing why where it is not.
extension Tableau {
  /// A row whose basic variable violates a bound although all its other variables are at their
  /// bounds.
  struct InfeasibleRow {
    let variable: Int32
    let isTooSmall: Bool
    let entries: [Entry]
  }

  /// Coefficients of less weight nothing.
  private static let least = 1e-9

  /// Moves to where all bounds are kept; the row that forbids it, where one does.
  ///
  /// Bland's rule, the first violating variable and the first that helps, prevents cycling.
  mutating func stuckRow() -> InfeasibleRow? {
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
