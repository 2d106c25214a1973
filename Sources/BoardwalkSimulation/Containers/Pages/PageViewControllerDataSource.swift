/// The data source of a page view controller.
///
/// A behavior with this protocol is called by the page view controllers whose delegate it has
/// become, with ``RunningController/becomeDelegate(of:)``, and by those of its own class whose
/// document connects the outlet `dataSource` to themselves. Without a data source pages cannot be
/// turned by gesture (PAGE-02).
public protocol PageViewControllerDataSource: ControllerBehavior {
  /// `pageViewController(_:viewControllerBefore:)`; nil at the edge (PAGE-10).
  func pageViewController(
    _ controller: inout Instance, before page: ControllerID, in pages: ControllerID
  ) -> ControllerID?

  /// `pageViewController(_:viewControllerAfter:)`; nil at the edge.
  func pageViewController(
    _ controller: inout Instance, after page: ControllerID, in pages: ControllerID
  ) -> ControllerID?

  /// `presentationCount(for:)`: the number of dots; nil, the default, for none (PAGE-11).
  func presentationCount(_ controller: inout Instance, for pages: ControllerID) -> Int?

  /// `presentationIndex(for:)`: which of them is filled.
  func presentationIndex(_ controller: inout Instance, for pages: ControllerID) -> Int?
}

extension PageViewControllerDataSource {
  /// None.
  public func presentationCount(_ controller: inout Instance, for pages: ControllerID) -> Int? {
    nil
  }

  /// None.
  public func presentationIndex(_ controller: inout Instance, for pages: ControllerID) -> Int? {
    nil
  }
}

extension PageViewControllerDataSource {
  /// The found page is kept, even before it is shown.
  func page(
    _ direction: PageState.Direction, of page: ControllerID, in pages: ControllerID,
    as id: ControllerID, on simulation: inout Simulation
  ) -> ControllerID? {
    act(as: id, on: &simulation, otherwise: nil) { instance in
      let found =
        direction == .forward
        ? pageViewController(&instance, after: page, in: pages)
        : pageViewController(&instance, before: page, in: pages)
      instance.made.removeAll { $0 == found }
      return found
    }
  }

  func pageControl(for pages: ControllerID, as id: ControllerID, on simulation: inout Simulation)
    -> PageControlState?
  {
    act(as: id, on: &simulation, otherwise: nil) { instance in
      guard let count = presentationCount(&instance, for: pages),
        let index = presentationIndex(&instance, for: pages)
      else { return nil }
      return PageControlState(numberOfPages: count, currentPage: index)
    }
  }
}
