/// Showing something in a split view controller.
extension Simulation {
  /// Shows `destination` as the detail of `split`: in place of the secondary column, or pushed on
  /// the primary one where there is only that (SEG-11, ORC-47).
  mutating func showDetail(_ destination: ControllerID, in split: ControllerID, animated: Bool) {
    guard !delegateShows(destination, in: split) else { return loose.append(destination) }
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    setController(destination, in: .secondary, of: split)
  }

  /// Shows `destination` in `split` for `source`: in place of the column that `source` is in
  /// (SPL-10).
  mutating func show(
    _ destination: ControllerID, in split: ControllerID, from source: ControllerID, animated: Bool
  ) {
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    guard case .split(let state) = controllers[split]?.container else { return }
    let around = [source] + ancestors(of: source)
    let column = SplitState.Column.allCases.first {
      state.columns[$0].map(around.contains) ?? false
    }
    setController(destination, in: column ?? .secondary, of: split)
  }

  /// Shows `destination` where `split` has collapsed; returns whether it has.
  private mutating func showCollapsed(
    _ destination: ControllerID, in split: ControllerID, animated: Bool
  ) -> Bool {
    guard case .split(let state) = controllers[split]?.container, state.isCollapsed else {
      return false
    }
    let stack = state.columns[.compact] ?? state.columns[.primary]
    if let stack, isNavigation(stack) {
      putOnTop(destination, of: stack, animated: animated)
    } else {
      present(destination, from: split, animated: animated, segue: nil)
    }
    return true
  }
}
