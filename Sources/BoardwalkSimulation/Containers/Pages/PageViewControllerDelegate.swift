import BoardwalkSchema

/// The methods of a page view controller's delegate: for page turns by gesture, and for rotation.
public protocol PageViewControllerDelegate: ControllerBehavior {
  /// `pageViewController(_:willTransitionTo:)`: a finger begins to turn a page (PAGE-12).
  func pageViewController(
    _ controller: inout Instance, willTransitionTo pages: [ControllerID],
    in pageViewController: ControllerID)

  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`
  func pageViewController(
    _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
    completed: Bool, in pageViewController: ControllerID)

  /// `pageViewController(_:spineLocationFor:)`: the spine location after a rotation. The delegate
  /// may set other pages before it returns (PAGE-06).
  func pageViewController(
    _ controller: inout Instance, spineForLandscape isLandscape: Bool,
    in pageViewController: ControllerID
  ) -> SpineLocation?
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ controller: inout Instance, willTransitionTo pages: [ControllerID],
    in pageViewController: ControllerID
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
    completed: Bool, in pageViewController: ControllerID
  ) {}

  /// Nil: the current spine location.
  public func pageViewController(
    _ controller: inout Instance, spineForLandscape isLandscape: Bool,
    in pageViewController: ControllerID
  ) -> SpineLocation? { nil }
}

extension PageViewControllerDelegate {
  fileprivate func willTransition(
    to pages: [ControllerID], in pageViewController: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.willTurn(to: pages, in: pageViewController), as: id, on: &simulation) {
      self.pageViewController(&$0, willTransitionTo: pages, in: pageViewController)
    }
  }

  fileprivate func didFinish(
    from previous: [ControllerID], _ completed: Bool, in pageViewController: ControllerID,
    as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(
      .didTurn(from: previous, completed: completed, in: pageViewController), as: id,
      on: &simulation
    ) {
      self.pageViewController(
        &$0, didFinishAnimatingFrom: previous, completed: completed, in: pageViewController)
    }
  }

  fileprivate func spine(
    for isLandscape: Bool, in pageViewController: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> SpineLocation? {
    answer(
      .spineLocation(isLandscape: isLandscape), as: id, on: &simulation, otherwise: nil
    ) {
      self.pageViewController(&$0, spineForLandscape: isLandscape, in: pageViewController)
    }
  }
}

extension Simulation {
  /// Calls the delegate of `pageViewController` when a gesture begins to turn to `pages`.
  mutating func notifyDelegate(
    of pageViewController: ControllerID, willTransitionTo pages: [ControllerID]
  ) {
    guard let delegate = delegate(of: pageViewController) else { return }
    let names = controllers.names(of: pages)
    record(pageViewController, .willTransition(to: names))
    behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .willTransition(to: pages, in: pageViewController, as: delegate, on: &self)
  }

  /// Calls the delegate of `pageViewController` when a turn from `previous` ended or was cancelled.
  mutating func notifyDelegate(
    of pageViewController: ControllerID, didFinishFrom previous: [ControllerID], completed: Bool
  ) {
    guard let delegate = delegate(of: pageViewController) else { return }
    let names = controllers.names(of: previous)
    record(pageViewController, .didFinishAnimating(from: names, completed: completed))
    behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .didFinish(from: previous, completed, in: pageViewController, as: delegate, on: &self)
  }

  /// Asks the delegate of `pageViewController` for the spine location; nil without one.
  mutating func askDelegateForSpine(of pageViewController: ControllerID, _ present: SpineLocation)
    -> SpineLocation?
  {
    guard let delegate = delegate(of: pageViewController) else { return nil }
    let index = trace.entries.count
    let isLandscape = options.isLandscape
    record(pageViewController, .spineLocation(isLandscape: isLandscape, answer: present))
    let answer =
      behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .spine(for: isLandscape, in: pageViewController, as: delegate, on: &self) ?? present
    trace.replaceEvent(
      at: index,
      by: .callback(.delegate(.spineLocation(isLandscape: isLandscape, answer: answer))))
    return answer
  }
}
