import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The visible contents of a list with their positions, for rendering.
package struct RunningList: Sendable {
  /// A row, an item, or a header or footer.
  package struct Part: Sendable {
    /// The content.
    package enum Content: Sendable {
      /// A row or item: its cell in its current state.
      case cell(CellID, ViewTemplate)

      /// A view above or below a section.
      case supplement(CellID, ViewTemplate)

      /// A title above a section.
      case header(String)

      /// A title below a section.
      case footer(String)
    }

    /// The content.
    package let content: Content

    /// Its row or item; the first of its section for a header or footer.
    package let path: ItemPath

    /// Its place on the content, in points.
    package let frame: LayoutRect

    /// Whether it is the first row of its section.
    package let isFirst: Bool

    /// Whether it is the last row of its section.
    package let isLast: Bool

    /// Whether it is selected.
    package let isSelected: Bool

    /// Its editing style while the table is edited; nil otherwise.
    package let editingStyle: CellEditingStyle?

    /// Whether it can be moved now.
    package let canMove: Bool

    /// The buttons next to its content: its delete button, or the actions of a swipe.
    let buttons: ListState.Confirmation.Buttons?

    /// The presented state of its changed views, by object id.
    package let looks: [String: ViewState]
  }

  /// The content offset, in points.
  package let scrolled: LayoutPoint

  /// The height of the content in points, with a table's own header and footer.
  package let contentHeight: Double

  /// All that can be seen, in reading order.
  package let parts: [Part]

  /// The menu of an item, while it is shown.
  package let menu: ItemMenu?
}

extension RunningList.Part {
  /// The titles of the visible buttons at the leading edge, in reading order.
  package var leadingButtons: [String] {
    guard case .actions(let actions, .leading)? = buttons else { return [] }
    return actions.map(\.name)
  }

  /// The titles of the visible buttons at the trailing edge, in reading order: the first action is
  /// at the edge.
  package var trailingButtons: [String] {
    switch buttons {
    case .delete(let title)?: [title]
    case .actions(let actions, .trailing)?: actions.reversed().map(\.name)
    case .actions(_, .leading)?, nil: []
    }
  }
}

extension SwipeActionsConfiguration.Action {
  fileprivate var name: String { texts.first ?? "" }
}

extension Simulation {
  /// The contents of the lists of `id` with a data source, by the lists' ids in the document.
  package func runningLists(of id: ControllerID) -> [String: RunningList] {
    guard let lists = controllers[id]?.lists, !lists.isEmpty else { return [:] }
    var result: [String: RunningList] = [:]
    for object in lists.keys {
      let list = ListID(object, of: id)
      if let running = running(list) { result[object] = running }
    }
    return result
  }

  private func running(_ list: ListID) -> RunningList? {
    guard let state = self[list], state.window != nil, let counts = state.counts else { return nil }
    let insets = state.window?.insets ?? .zero
    let parts = state.arrangement.places(in: state.visibleRect).compactMap { place in
      content(at: place, state, list).flatMap { content in
        state.arrangement.frame(of: place).map { frame in
          let path = place.path
          let count = counts.indices.contains(path.section) ? counts[path.section] : 0
          let isCell = place.kind == .cell
          let isConfirming = isCell && state.confirming?.path == path
          return RunningList.Part(
            content: content, path: path, frame: frame, isFirst: isCell && path.item == 0,
            isLast: isCell && path.item == count - 1,
            isSelected: isCell && state.selected.contains(path),
            editingStyle: isCell && state.isEditing ? state.editing[path]?.style : nil,
            canMove: isCell && state.editing[path]?.canMove == true,
            buttons: isConfirming ? state.confirming?.buttons : nil,
            looks: state.visible[place].map { presentedStates(of: CellID(list: list, number: $0)) }
              ?? [:])
        }
      }
    }
    return RunningList(
      scrolled: LayoutPoint(
        x: state.contentOffset.x + insets.left, y: state.contentOffset.y + insets.top),
      contentHeight: state.arrangement.contentSize.height, parts: parts, menu: state.menu)
  }

  private func content(
    at place: CellPlace, _ state: ListState, _ list: ListID
  ) -> RunningList.Part.Content? {
    if let number = state.visible[place] {
      let cell = CellID(list: list, number: number)
      guard let view = view(of: cell) else { return nil }
      return place.kind == .cell ? .cell(cell, view) : .supplement(cell, view)
    }
    guard state.titles.indices.contains(place.path.section) else { return nil }
    let titles = state.titles[place.path.section]
    switch place.kind {
    case .cell: return nil
    case .header: return titles.header.map { .header($0) }
    case .footer: return titles.footer.map { .footer($0) }
    }
  }
}
