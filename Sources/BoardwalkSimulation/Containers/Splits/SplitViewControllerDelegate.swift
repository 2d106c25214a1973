import BoardwalkSchema

/// The delegate of a split view controller, which is called when it collapses or expands.
public protocol SplitViewControllerDelegate: ControllerBehavior {
  /// `splitViewController(_:collapseSecondary:onto:)`: true if it handled the secondary column
  /// itself; false, the default, pushes it on the primary one (SPL-04).
  func splitViewController(
    _ controller: inout Instance, collapse secondary: ControllerID, onto primary: ControllerID,
    in split: ControllerID
  ) -> Bool

  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`: which column is on top
  /// (SPL-11).
  func splitViewController(
    _ controller: inout Instance, topColumnForProposed column: SplitState.Column,
    in split: ControllerID
  ) -> SplitState.Column

  /// `splitViewController(_:showDetail:sender:)`: true if it has shown `detail` itself.
  func splitViewController(
    _ controller: inout Instance, showDetail detail: ControllerID, in split: ControllerID
  ) -> Bool

  /// `splitViewController(_:willChangeTo:)`: the display mode is about to be `mode`, by UIKit's name.
  func splitViewController(
    _ controller: inout Instance, willChangeTo mode: String, in split: ControllerID)
}

extension SplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ controller: inout Instance, collapse secondary: ControllerID, onto primary: ControllerID,
    in split: ControllerID
  ) -> Bool { false }

  /// The proposed one.
  public func splitViewController(
    _ controller: inout Instance, topColumnForProposed column: SplitState.Column,
    in split: ControllerID
  ) -> SplitState.Column { column }

  /// False.
  public func splitViewController(
    _ controller: inout Instance, showDetail detail: ControllerID, in split: ControllerID
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewController(
    _ controller: inout Instance, willChangeTo mode: String, in split: ControllerID
  ) {}
}

extension SplitViewControllerDelegate {
  fileprivate func collapse(
    _ secondary: ControllerID, onto primary: ControllerID, in split: ControllerID,
    as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(
      .collapse(secondary, onto: primary), as: id, on: &simulation, otherwise: false
    ) {
      splitViewController(&$0, collapse: secondary, onto: primary, in: split)
    }
  }

  fileprivate func topColumn(
    _ column: SplitState.Column, in split: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> SplitState.Column {
    answer(.topColumn(proposed: column), as: id, on: &simulation, otherwise: column) {
      splitViewController(&$0, topColumnForProposed: column, in: split)
    }
  }

  fileprivate func showDetail(
    _ detail: ControllerID, in split: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    answer(.showDetail(detail), as: id, on: &simulation, otherwise: true) {
      splitViewController(&$0, showDetail: detail, in: split)
    }
  }
}

extension SplitViewControllerDelegate {
  fileprivate func willChange(
    to mode: SplitDisplayMode, in split: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.willChangeDisplayMode(mode), as: id, on: &simulation) {
      splitViewController(&$0, willChangeTo: mode.rawValue, in: split)
    }
  }
}

extension Simulation {
  /// Tells the delegate of `split` that its display mode is about to be `mode` (SPL-02).
  mutating func notifyDelegate(ofDisplayMode mode: SplitDisplayMode, in split: ControllerID) {
    guard let delegate = delegate(of: split) else { return }
    behavior(of: delegate, as: (any SplitViewControllerDelegate).self)?
      .willChange(to: mode, in: split, as: delegate, on: &self)
  }

  /// Asks the delegate of `split` which column is on top once there is room for one only.
  mutating func askDelegateForTopColumn(of split: ControllerID) -> SplitState.Column {
    guard let state = controllers[split]?.split else { return .secondary }
    let proposed = state.columns[.compact] == nil ? SplitState.Column.secondary : .compact
    guard let delegate = delegate(of: split) else { return proposed }
    let code = behavior(of: delegate, as: (any SplitViewControllerDelegate).self)
    if state.hasColumnStyle {
      let answer = code?.topColumn(proposed, in: split, as: delegate, on: &self) ?? proposed
      record(split, .topColumn(proposed: proposed, answer: answer))
      return answer
    }
    guard let primary = state.columns[.primary], let secondary = state.columns[.secondary] else {
      return proposed
    }
    record(split, .primaryForCollapsing)
    let isDone =
      code?.collapse(secondary, onto: primary, in: split, as: delegate, on: &self) ?? false
    let name = controllers.name(of: primary) ?? ""
    record(split, .collapseSecondary(onto: name, answer: isDone))
    return isDone ? .primary : .secondary
  }

  /// Whether the delegate of `split` has shown `detail` itself; only called for a style without
  /// columns (SPL-10, SPL-11).
  mutating func delegateShows(_ detail: ControllerID, in split: ControllerID) -> Bool {
    guard let state = controllers[split]?.split, !state.hasColumnStyle,
      let delegate = delegate(of: split)
    else { return false }
    return behavior(of: delegate, as: (any SplitViewControllerDelegate).self)?
      .showDetail(detail, in: split, as: delegate, on: &self) ?? false
  }
}
