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
