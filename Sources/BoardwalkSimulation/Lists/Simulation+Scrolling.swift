import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Scrolling of lists, by the user and by code.
extension Simulation {
  /// The list that a drag scrolls: the innermost one in front with a data source.
  package var scrolledList: ListID? {
    guard library.hasBehaviors else { return nil }
    for id in controllers.frontTree {
      for object in blueprint(of: id)?.lists ?? [] {
        let list = ListID(object, of: id)
        if self[list]?.window != nil { return list }
      }
    }
    return nil
  }

  /// Scrolls the list in front.
  mutating func scroll(_ move: ScrollMove) throws(EventError) {
    guard let list = scrolledList, let state = self[list] else {
      guard move == .top, let view = scrollTargets.first?.view else { throw .nothingToScroll }
      return scrollToTop(view)
    }
    let distance =
      switch move {
      case .rows(let count): state.distance(ofRows: count)
      case .points(let points): points.isFinite ? points : 0
      case .pages(let count): state.pageHeight * Double(count)
      case .top: 0.0
      }
    guard move != .top else { return scrollToTop(list) }
    endConfirming(in: list)
    unhighlight(list)
    notify(.willBeginDragging, of: list)
    if dismissesKeyboard(list), let first = input.firstResponder { resignFirstResponder(first) }
    scroll(list, by: distance)
    notifyEndOfDrag(of: list)
  }

  /// Whether scrolling `list` by touch dismisses the keyboard: its `keyboardDismissMode` (KB-09).
  func dismissesKeyboard(_ list: ListID) -> Bool {
    self[list]?.dismissesKeyboard ?? template(of: list)?.content.scroll?.dismissesKeyboard ?? false
  }

  /// Scrolls `list` to its top, if its delegate allows it (TBL-51).
  private mutating func scrollToTop(_ list: ListID) {
    guard allowsScrollToTop(list) else { return }
    scroll(list, by: -1e12)
    notify(.didScrollToTop, of: list)
  }

  /// Scrolls `list` by `distance` points towards its end, within its content.
  mutating func scroll(_ list: ListID, by distance: Double) {
    guard !isOver else { return }
    let before = self[list]?.contentOffset
    change(list) { state in
      var offset = state.contentOffset
      if state.arrangement.scrollsHorizontally {
        offset.x += distance
      } else {
        offset.y += distance
      }
      state.contentOffset = state.limited(offset)
    }
    let isMoved = self[list]?.contentOffset != before
    if isMoved { notify(.didScroll, of: list) }
    layoutQueue.add(list)
    layoutLists()
    if isMoved { prefetch(in: list, isForward: distance > 0) }
  }

  /// Scrolls `list` so that its content offset is `offset`, as far as its content goes.
  mutating func scroll(_ list: ListID, toOffset offset: LayoutPoint) {
    layoutLists()
    guard let state = self[list] else { return }
    let old = state.contentOffset
    scroll(
      list, by: state.arrangement.scrollsHorizontally ? offset.x - old.x : offset.y - old.y)
  }

  /// `scrollToRow(at:at:animated:)`, or the equivalent for an item.
  package mutating func scroll(_ list: ListID, to path: ItemPath, at position: ListScrollPosition) {
    loadCounts(of: list)
    guard !isOver, let state = self[list], state.holds(path),
      let frame = state.arrangement.frame(of: CellPlace(.cell, path))
    else { return }
    scroll(list, by: state.distance(to: frame, at: position))
  }
}

extension ListState {
  /// The visible extent between bars.
  var pageHeight: Double {
    guard let window else { return 0 }
    return arrangement.scrollsHorizontally
      ? window.size.width - window.insets.left - window.insets.right
      : window.size.height - window.insets.top - window.insets.bottom
  }

  /// The distance of `count` rows or lines from the first nearly fully visible one.
  fileprivate func distance(ofRows count: Int) -> Double {
    let sideways = arrangement.scrollsHorizontally
    let edge =
      sideways
      ? contentOffset.x + (window?.insets.left ?? 0) : contentOffset.y + (window?.insets.top ?? 0)
    let starts = visible.keys.filter { $0.kind == .cell }.sorted()
      .compactMap { arrangement.frame(of: $0) }.map { sideways ? $0.minX : $0.minY }
      .filter { $0 >= edge - 0.5 }
    guard let first = starts.first else { return 0 }
    let next = starts.first { $0 > first + 0.5 }
    let place = visible.keys.first { $0.kind == .cell }
    let extent = place.flatMap { arrangement.frame(of: $0) }
      .map { sideways ? $0.size.width : $0.size.height }
    let pitch = next.map { $0 - first } ?? extent ?? 0
    return Double(count) * pitch
  }

  /// The distance of `frame` from `position`.
  fileprivate func distance(to frame: LayoutRect, at position: ListScrollPosition) -> Double {
    let sideways = arrangement.scrollsHorizontally
    let insets = window?.insets ?? .zero
    let start = sideways ? contentOffset.x + insets.left : contentOffset.y + insets.top
    let end = start + pageHeight
    let (low, high) = sideways ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    switch position {
    case .top: return low - start
    case .bottom: return high - end
    case .middle: return (low + high) / 2 - (start + end) / 2
    case .none:
      if low < start { return low - start }
      return high > end ? high - end : 0
    }
  }
}

/// Pull to refresh.
extension Simulation {
  /// The frontmost refresh control that can be pulled; nil if there is none, or if it is
  /// refreshing.
  package var refreshControl: ViewID? {
    refreshable.flatMap { self[$0.control]?.isRefreshing == true ? nil : $0.control }
  }

  /// The refresh control of the controller `id`; nil if it has none.
  package func refreshControl(of id: ControllerID) -> ViewID? {
    refreshable(of: id)?.control
  }

  /// `beginRefreshing()`, as code calls it: `control` is shown, and sends nothing (CTL-05).
  package mutating func beginRefreshing(_ control: ViewID) { setRefreshing(true, control) }

  /// `endRefreshing()`: `control` disappears.
  package mutating func endRefreshing(_ control: ViewID) { setRefreshing(false, control) }

  /// Pulls the frontmost content down from its top: its refresh control appears and sends its value
  /// change. While it is refreshing nothing happens.
  mutating func pullToRefresh() throws(EventError) {
    guard let (list, control) = refreshable else { throw .nothingToRefresh }
    if self[list] != nil { scroll(list, by: -1e12) }
    if self[control]?.isRefreshing != true { refresh(control) }
  }

  /// Swipes the front content down, which may show hidden bars (NAV-21), or pull a refresh control
  /// at the top of the content.
  mutating func swipeDown(among front: [ControllerID]) throws(EventError) {
    let navigation = front.first { controllers.isNavigation($0) }
    let control = refreshable.flatMap { isAtTop($0.list) ? refreshControl : nil }
    guard navigation != nil || control != nil else { throw .noNavigationController }
    if let navigation { hideBars(of: navigation, for: .swipeDown) }
    if let control { refresh(control) }
  }

  /// The frontmost lists that can be pulled, innermost first, with their refresh controls.
  private var refreshable: (list: ListID, control: ViewID)? {
    controllers.frontTree.lazy.filter { controllers[$0]?.isViewLoaded == true }
      .compactMap { refreshable(of: $0) }.first
  }

  private func refreshable(of id: ControllerID) -> (list: ListID, control: ViewID)? {
    refreshControls(of: id).min { $0.key < $1.key }.map { list, control in
      (ListID(list, of: id), ViewID(control.id, of: id))
    }
  }

  /// Whether the content of `list` is at its top, which holds for content without code.
  private func isAtTop(_ list: ListID) -> Bool {
    guard let state = self[list], let window = state.window else { return true }
    return state.contentOffset.y <= 0.5 - window.insets.top
  }

  /// Shows `control` and sends its value change.
  private mutating func refresh(_ control: ViewID) {
    beginRefreshing(control)
    let name = outletName(of: control) ?? template(of: control)?.userLabel ?? "refresh control"
    let sender = Touchable(
      controller: control.controller, id: control.object, role: .control, texts: [name],
      isEnabled: true)
    for action in actions(of: control.object, in: control.controller)
    where !isOver && action.event == .valueChanged {
      deliver(action, from: sender)
    }
  }

  private mutating func setRefreshing(_ isRefreshing: Bool, _ control: ViewID) {
    guard !isOver, let template = template(of: control),
      template.elementKind == .refreshControl, self[control]?.isRefreshing == !isRefreshing
    else { return }
    self[control]?.isRefreshing = isRefreshing
    let list = refreshControls(of: control.controller)
      .first { $0.value.id == control.object }.map { ListID($0.key, of: control.controller) }
    guard let list, let window = self[list]?.window else { return }
    // The refresh control moves the content by its height.
    let height = template.frame?.size.height ?? 0
    var narrowed = window
    narrowed.insets.top += isRefreshing ? height : -height
    change(list) { $0.resize(to: narrowed) }
    layoutQueue.add(list)
  }
}
