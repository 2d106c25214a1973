/// The methods of a page view controller's delegate: for page turns by gesture, and for rotation.
public protocol PageViewControllerDelegate: ControllerBehavior {
  /// `pageViewController(_:willTransitionTo:)`: a finger begins to turn a page (PAGE-12).
  func pageViewController(
    _ controller: inout Instance, willTransitionTo pages: [ControllerID], in book: ControllerID)

  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`
  func pageViewController(
    _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
    completed: Bool, in book: ControllerID)

  /// `pageViewController(_:spineLocationFor:)`: the spine location after a rotation. The delegate
  /// may set other pages before it returns (PAGE-06).
  func pageViewController(
    _ controller: inout Instance, spineForLandscape isLandscape: Bool, in book: ControllerID
  ) -> PageState.Spine?
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ controller: inout Instance, willTransitionTo pages: [ControllerID], in book: ControllerID
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
    completed: Bool, in book: ControllerID
  ) {}

  /// Nil: the current spine location.
  public func pageViewController(
    _ controller: inout Instance, spineForLandscape isLandscape: Bool, in book: ControllerID
  ) -> PageState.Spine? { nil }
}

extension PageViewControllerDelegate {
  fileprivate func willTransition(
    to pages: [ControllerID], in book: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.willTurn(to: pages), as: id, on: &simulation) {
      pageViewController(&$0, willTransitionTo: pages, in: book)
    }
  }

  fileprivate func didFinish(
    from previous: [ControllerID], _ completed: Bool, in book: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.didTurn(from: previous, completed: completed), as: id, on: &simulation) {
      pageViewController(
        &$0, didFinishAnimatingFrom: previous, completed: completed, in: book)
    }
  }

  fileprivate func spine(
    for isLandscape: Bool, in book: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> PageState.Spine? {
    answer(
      .spineLocation(isLandscape: isLandscape), as: id, on: &simulation, otherwise: nil
    ) {
      pageViewController(&$0, spineForLandscape: isLandscape, in: book)
    }
  }
}

extension Simulation {
  /// Calls the delegate of `book` when a gesture begins to turn to `pages`.
  mutating func notifyDelegate(of book: ControllerID, willTransitionTo pages: [ControllerID]) {
    guard let delegate = delegate(of: book) else { return }
    record(book, .callback(.delegate("willTransitionTo \(controllers.names(of: pages))")))
    behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .willTransition(to: pages, in: book, as: delegate, on: &self)
  }

  /// Calls the delegate of `book` when a turn from `previous` ended or was cancelled.
  mutating func notifyDelegate(
    of book: ControllerID, didFinishFrom previous: [ControllerID], completed: Bool
  ) {
    guard let delegate = delegate(of: book) else { return }
    let end = completed ? "yes" : "no"
    record(
      book,
      .callback(
        .delegate(
          "didFinishAnimating from \(controllers.names(of: previous)), transitionCompleted: \(end)")
      ))
    behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .didFinish(from: previous, completed, in: book, as: delegate, on: &self)
  }

  /// Asks the delegate of `book` for the spine location; nil without one.
  mutating func askDelegateForSpine(of book: ControllerID, _ present: PageState.Spine)
    -> PageState.Spine?
  {
    guard let delegate = delegate(of: book) else { return nil }
    let index = trace.entries.count
    record(book, .callback(.delegate("")))
    let answer =
      behavior(of: delegate, as: (any PageViewControllerDelegate).self)?
      .spine(for: options.isLandscape, in: book, as: delegate, on: &self) ?? present
    let orientation = options.isLandscape ? "landscape" : "portrait"
    trace.replaceEvent(
      at: index, by: .callback(.delegate("spineLocationFor \(orientation): \(answer)")))
    return answer
  }
}
