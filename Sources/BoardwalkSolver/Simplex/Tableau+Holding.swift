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
