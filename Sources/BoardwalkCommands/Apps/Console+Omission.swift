import BoardwalkBase

extension Console {
  /// Says that `count` scenes are not drawn because `budget` is spent, and returns the status of
  /// the command.
  func reportOmission(of count: Int, because budget: WorkBudget) -> ExitStatus {
    guard count > 0 else { return .success }
    error(
      ["\(count.counted("scene")) not drawn: \(budget.reason)", "  \(WorkBudget.remedy)"]
        .terminalLines)
    return .findings
  }
}
