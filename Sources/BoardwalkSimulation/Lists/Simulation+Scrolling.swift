import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// How far content is scrolled.
package enum ScrollMove: Sendable, Hashable {
  /// So many rows, or lines of items, towards the end.
  case rows(Int)

  /// So many points towards the end.
  case points(Double)

  /// By as much as can be seen, so many times.
  case pages(Int)
}

/// Where what code scrolls to comes to be.
public enum ListScrollPosition: String, Sendable, Hashable, CaseIterable {
  /// Anywhere, by the shortest way.
  case none
  case top, middle, bottom
}

extension Simulation {
  /// The list that a finger scrolls: the innermost in front that code gives rows or items.
  package var scrolledList: ListID? {
    guard library.hasBehaviors else { return nil }
    for id in frontTree {
      for object in blueprint(of: id)?.lists ?? [] {
        let list = ListID(object, of: id)
        if self[list]?.window != nil { return list }
      }
    }
    return nil
  }

  /// Scrolls the list in front.
  mutating func scroll(_ move: ScrollMove) throws(EventError) {
    guard let list = scrolledList, let state = self[list] else { throw .nothingToScroll }
    let distance =
      switch move {
      case .rows(let count): state.distance(ofRows: count)
      case .points(let points): points.isFinite ? points : 0
      case .pages(let count): state.pageHeight * Double(count)
      }
    endConfirming(in: list)
    unhighlight(list)
    scroll(list, by: distance)
  }

  /// Scrolls `list` by so many points towards its end, as far as it goes.
  mutating func scroll(_ list: ListID, by distance: Double) {
    guard exception == nil else { return }
    change(list) { state in
      var offset = state.contentOffset
      if state.arrangement.scrollsSideways { offset.x += distance } else { offset.y += distance }
      state.contentOffset = state.limited(offset)
    }
    setNeedsLayout(list)
    layoutLists()
  }

  /// `scrollToRow(at:at:animated:)`, or the same of an item.
  package mutating func scroll(_ list: ListID, to path: ItemPath, at position: ListScrollPosition) {
    guard exception == nil, let state = self[list], state.holds(path),
      let frame = state.arrangement.frame(of: CellPlace(.cell, path))
    else { return }
    scroll(list, by: state.distance(to: frame, at: position))
  }
}

extension ListState {
  /// The extent of what can be seen between bars.
  var pageHeight: Double {
    guard let window else { return 0 }
    return arrangement.scrollsSideways
      ? window.size.width - window.insets.left - window.insets.right
      : window.size.height - window.insets.top - window.insets.bottom
  }

  /// How far so many rows or lines are from the first that can be seen whole, or nearly so.
  fileprivate func distance(ofRows count: Int) -> Double {
    let sideways = arrangement.scrollsSideways
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

  /// How far `frame` is from `position`.
  fileprivate func distance(to frame: LayoutRect, at position: ListScrollPosition) -> Double {
    let sideways = arrangement.scrollsSideways
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
