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
