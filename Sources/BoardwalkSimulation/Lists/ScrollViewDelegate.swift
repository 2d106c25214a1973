import BoardwalkPlatform

/// The delegate of a table or collection that is called when it scrolls.
///
/// The methods are separate from ``TableViewDelegate`` and ``CollectionViewDelegate``, because
/// lists call and trace them only if a class has them.
public protocol ScrollViewDelegate: ControllerBehavior {
  /// `scrollViewWillBeginDragging(_:)`
  func scrollViewWillBeginDragging(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidScroll(_:)`: once for each scroll of a flow or of code.
  func scrollViewDidScroll(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidEndDragging(_:willDecelerate:)`; the content always decelerates.
  func scrollViewDidEndDragging(
    _ controller: inout Instance, _ list: ListID, willDecelerate: Bool)

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`
  func scrollViewWillEndDragging(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewWillBeginDecelerating(_:)`
  func scrollViewWillBeginDecelerating(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidEndDecelerating(_:)`
  func scrollViewDidEndDecelerating(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidEndScrollingAnimation(_:)`
  func scrollViewDidEndScrollingAnimation(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewShouldScrollToTop(_:)`
  func scrollViewShouldScrollToTop(_ controller: inout Instance, _ list: ListID) -> Bool

  /// `scrollViewDidScrollToTop(_:)`
  func scrollViewDidScrollToTop(_ controller: inout Instance, _ list: ListID)

  /// `viewForZooming(in:)`: the view in `list`, a scroll view, that fingers scale; nil for none.
  func viewForZooming(_ controller: inout Instance, in list: ListID) -> ViewID?

  /// `scrollViewWillBeginZooming(_:with:)`
  func scrollViewWillBeginZooming(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidZoom(_:)`
  func scrollViewDidZoom(_ controller: inout Instance, _ list: ListID)

  /// `scrollViewDidEndZooming(_:with:atScale:)`
  func scrollViewDidEndZooming(_ controller: inout Instance, _ list: ListID, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidScroll(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ controller: inout Instance, _ list: ListID, willDecelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ controller: inout Instance, _ list: ListID) {}

  /// True.
  public func scrollViewShouldScrollToTop(_ controller: inout Instance, _ list: ListID) -> Bool {
    true
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ controller: inout Instance, _ list: ListID) {}

  /// Nil.
  public func viewForZooming(_ controller: inout Instance, in list: ListID) -> ViewID? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ controller: inout Instance, _ list: ListID) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ controller: inout Instance, _ list: ListID, atScale scale: Double
  ) {}
}

/// A message of a list to its delegate about scrolling.
enum ScrollMessage: String, Sendable, CaseIterable {
  case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndScrollingAnimation, didScrollToTop
  case willBeginZooming, didZoom, didEndZooming

  /// The word of the handler that a behavior has for it.
  var handler: String { "scrollView" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension ScrollViewDelegate {
  fileprivate func receive(
    _ message: ScrollMessage, of list: ListID, about zoomed: ViewID?, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    let state = simulation[ViewID(list.object, of: list.controller)]
    let scale = state?.zoomScale ?? 1
    let call = UIKitCall<Void>.scroll(
      message, list, to: simulation[list]?.contentOffset ?? state?.contentOffset ?? .zero,
      scale: scale, of: zoomed)
    notify(call, as: id, on: &simulation) { instance in
      switch message {
      case .willBeginDragging: scrollViewWillBeginDragging(&instance, list)
      case .didScroll: scrollViewDidScroll(&instance, list)
      case .willEndDragging: scrollViewWillEndDragging(&instance, list)
      case .didEndDragging: scrollViewDidEndDragging(&instance, list, willDecelerate: true)
      case .willBeginDecelerating: scrollViewWillBeginDecelerating(&instance, list)
      case .didEndDecelerating: scrollViewDidEndDecelerating(&instance, list)
      case .didEndScrollingAnimation: scrollViewDidEndScrollingAnimation(&instance, list)
      case .didScrollToTop: scrollViewDidScrollToTop(&instance, list)
      case .willBeginZooming: scrollViewWillBeginZooming(&instance, list)
      case .didZoom: scrollViewDidZoom(&instance, list)
      case .didEndZooming: scrollViewDidEndZooming(&instance, list, atScale: scale)
      }
    }
  }

  fileprivate func viewForZooming(
    in list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> ViewID? {
    answer(.viewForZooming(in: list), as: id, on: &simulation, otherwise: nil) {
      viewForZooming(&$0, in: list)
    }
  }

  fileprivate func allowsScrollToTop(
    _ list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(.shouldScrollToTop(list), as: id, on: &simulation, otherwise: false) {
      scrollViewShouldScrollToTop(&$0, list)
    }
  }
}

extension Simulation {
  /// The view in the scroll view `list` that its delegate lets fingers scale; nil for none.
  mutating func viewForZooming(in list: ListID) -> ViewID? {
    guard !isOver, let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any ScrollViewDelegate).self),
      delegate.handles("viewForZooming")
    else { return nil }
    return delegate.viewForZooming(in: list, as: id, on: &self)
  }

  /// Whether the delegate of `list` lets a tap on the status bar scroll to its top.
  mutating func allowsScrollToTop(_ list: ListID) -> Bool {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any ScrollViewDelegate).self)
    else { return true }
    return delegate.allowsScrollToTop(list, as: id, on: &self)
  }

  /// Reports to the delegate of `list` that the finger leaves it, and that it comes to rest (SCR-03).
  mutating func notifyEndOfDrag(of list: ListID) {
    for message in [ScrollMessage.willEndDragging, .didEndDragging, .willBeginDecelerating] {
      notify(message, of: list)
    }
    notify(.didEndDecelerating, of: list)
  }

  /// Reports the scrolling of `list`, or the zooming of `zoomed` in it, to its delegate, if that
  /// has a method for it.
  mutating func notify(_ message: ScrollMessage, of list: ListID, about zoomed: ViewID? = nil) {
    guard !isOver, let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any ScrollViewDelegate).self),
      delegate.handles(message.handler)
    else { return }
    record(id, DelegateCall(message.handler))
    delegate.receive(message, of: list, about: zoomed, as: id, on: &self)
  }
}
