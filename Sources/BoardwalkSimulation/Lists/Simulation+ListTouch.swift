import BoardwalkGraph
import BoardwalkPlatform

/// Touches on rows and items.
extension Simulation {
  /// The list and the path of `touchable`, if it is a cell of a list with code; nil otherwise.
  func place(of touchable: Touchable) -> (list: ListID, path: ItemPath)? {
    if let cell = touchable.cell {
      return indexPath(for: cell).map { (cell.list, $0) }
    }
    guard let lists = controllers[touchable.controller]?.lists, !lists.isEmpty else { return nil }
    for object in lists.keys.sorted() {
      let list = ListID(object, of: touchable.controller)
      for (section, part) in (template(of: list)?.table?.sections ?? []).enumerated() {
        if let item = part.cells.firstIndex(where: { $0.id == touchable.id }) {
          return (list, ItemPath(section: section, item: item))
        }
      }
    }
    return nil
  }

  /// Puts a finger on the row or item at `path`: returns whether that begins to select it (TBL-10,
  /// COL-21).
  mutating func touchDown(_ path: ItemPath, in list: ListID) -> Bool {
    guard let state = self[list], state.selects else { return false }
    guard ask(.highlight, path, in: list), !isOver else { return false }
    change(list) { $0.highlighted = path }
    mark(path, in: list, isHighlighted: true)
    notify(list, .didHighlight, path)
    return true
  }

  /// The finger leaves the row or item that it is on.
  mutating func unhighlight(_ list: ListID) {
    guard let path = self[list]?.highlighted else { return }
    change(list) { $0.highlighted = nil }
    mark(path, in: list, isHighlighted: false)
    notify(list, .didUnhighlight, path)
  }

  /// Lifts the finger from the row at `path`: `didUnhighlight`, `willSelect`, the calls for the row
  /// that was selected, the segues of the cell, `didSelect` (TBL-11).
  mutating func selectRow(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    unhighlight(list)
    guard !isOver, let state = self[list] else { return }
    if state.selectsSeveral, state.selected.contains(path) { return deselectRow(path, in: list) }
    let chosen = ask(.willSelect, path, in: list) {
      $0.willSelect(path, of: list, as: $1, on: &$2)
    }
    guard let chosen, !isOver else { return }
    if !state.selectsSeveral {
      for other in self[list]?.selected ?? [] where other != chosen {
        deselectRow(other, in: list)
      }
    }
    select(chosen, in: list, by: touchable)
  }

  private mutating func deselectRow(_ path: ItemPath, in list: ListID) {
    guard !isOver else { return }
    let chosen = ask(.willDeselect, path, in: list) {
      $0.willDeselect(path, of: list, as: $1, on: &$2)
    }
    guard let chosen else { return }
    deselect(chosen, in: list)
    notify(list, .didDeselect, chosen)
  }

  /// Selects the row or item at `path`, performs the segues of its cell `touchable`, and reports
  /// it.
  private mutating func select(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    guard !isOver else { return }
    select(path, in: list)
    send(touchable)
    guard !isOver else { return }
    notify(list, .didSelect, path)
    if options.system.has(.primaryAction), !isOver { notify(list, .primaryAction, path) }
  }

  // MARK: Delegates

  /// Asks the delegate of `list` about the row or item at `path`; true without a delegate.
  private mutating func ask(_ question: ItemQuestion, _ path: ItemPath, in list: ListID) -> Bool {
    guard let id = delegate(of: list), let delegate = listDelegate(id, of: list) else {
      return true
    }
    return ask(id, DelegateCall("\(question.rawValue) \(path)")) {
      delegate.should(question, path, of: list, as: id, on: &$0)
    }
  }

  /// Asks the delegate of a table for the row to select or deselect instead of the one at `path`;
  /// nil for none. The question is recorded before the calls that find the answer.
  private mutating func ask(
    _ question: DelegateCall.Method, _ path: ItemPath, in list: ListID,
    _ answer: (any TableViewDelegate, ControllerID, inout Simulation) -> ItemPath?
  ) -> ItemPath? {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return path }
    let index = trace.entries.count
    record(id, DelegateCall(question, " \(path)"))
    let found = answer(delegate, id, &self)
    if found == nil {
      trace.replaceEvent(
        at: index, by: .callback(.delegate(DelegateCall(question, " \(path): nil"))))
    }
    return found
  }

  /// Calls the delegate of `list` for the row or item at `path`.
  mutating func notify(_ list: ListID, _ message: CellMessage, _ path: ItemPath) {
    guard !isOver, let id = delegate(of: list),
      let delegate = listDelegate(id, of: list)
    else { return }
    record(id, DelegateCall(message, path))
    delegate.receive(message, path, of: list, as: id, on: &self)
  }
}

/// Touches on items of collection views.
extension Simulation {
  /// Lifts the finger from the item at `path`: it is selected or, with multiple selection,
  /// deselected (COL-20, COL-24); with single selection the old one is deselected first (COL-23).
  /// `didUnhighlight` follows `didSelect`, as UIKit's header states; tables call it before.
  mutating func selectItem(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    choose(path, in: list, by: touchable)
    if !isOver { unhighlight(list) }
  }

  private mutating func choose(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    guard !isOver, let state = self[list] else { return }
    if state.selectsSeveral, state.selected.contains(path) {
      guard ask(.deselect, path, in: list) else { return }
      deselect(path, in: list)
      return notify(list, .didDeselect, path)
    }
    guard ask(.select, path, in: list), !isOver else { return }
    if !state.selectsSeveral {
      for other in self[list]?.selected ?? [] where other != path {
        deselect(other, in: list)
        notify(list, .didDeselect, other)
      }
    }
    select(path, in: list, by: touchable)
  }
}

/// Touchable elements of lists with rows or items from code.
extension Simulation {
  /// The targets of each such list of `id`, by its id in the document, in reading order.
  func listTargets(of id: ControllerID) -> [String: [TouchTarget]] {
    guard controllers[id]?.lists.isEmpty == false, let plan = blueprint(of: id) else { return [:] }
    var result: [String: [TouchTarget]] = [:]
    for (object, list) in runningLists(of: id) {
      result[object] = list.parts.flatMap { targets(of: $0, plan) } + menuTargets(of: object, list)
    }
    return result
  }

  private func targets(of part: RunningList.Part, _ plan: Blueprint) -> [TouchTarget] {
    switch part.content {
    case .header, .footer: return []
    case .supplement(let cell, let view):
      return collector(for: cell, plan).targets(in: view).map { $0.within(cell) }
    case .cell(let cell, let view):
      // The name by which code asks for cells is on no screen.
      let inner = collector(for: cell, plan).targets(in: view).map {
        $0.within(cell, hiding: view.cell?.reuseIdentifier)
      }
      return inner + editingTargets(of: part, cell, view, name: inner.first?.texts.first)
    }
  }

  private func menuTargets(of object: String, _ list: RunningList) -> [TouchTarget] {
    (list.menu?.actions ?? []).enumerated().map { index, action in
      TouchTarget(
        id: object, part: index, role: .menuItem, texts: [action.title], recognizers: [],
        isEnabled: true)
    }
  }

  private func collector(for cell: CellID, _ plan: Blueprint) -> TouchTargetCollector {
    nib(of: cell).map { TouchTargetCollector($0) } ?? plan.collector
  }

  /// The editing controls of a row and its buttons.
  private func editingTargets(
    of part: RunningList.Part, _ cell: CellID, _ view: ViewTemplate, name: String?
  ) -> [TouchTarget] {
    func target(_ role: Touchable.Role, _ texts: [String]) -> TouchTarget {
      TouchTarget(
        id: view.id, cell: cell, role: role, texts: texts, recognizers: [], isEnabled: true)
    }
    var targets: [TouchTarget] = []
    let row = name.map { " \($0)" } ?? ""
    switch part.editingStyle {
    case .delete: targets.append(target(.editingControl, ["−", "Remove\(row)"]))
    case .insert: targets.append(target(.editingControl, ["+", "Insert\(row)"]))
    case .some(.none), nil: break
    }
    if part.canMove { targets.append(target(.reorderControl, ["≡", "Reorder\(row)"])) }
    switch part.buttons {
    case .delete(let title): targets.append(target(.deleteButton, [title]))
    case .actions(let actions, let side):
      let buttons = actions.enumerated().map { index, action in
        TouchTarget(
          id: view.id, cell: cell, part: index, role: .swipeAction, texts: action.texts,
          recognizers: [], isEnabled: true)
      }
      targets += side == .leading ? buttons : buttons.reversed()
    case nil: break
    }
    return targets
  }
}

extension TouchTarget {
  /// The target as a part of `cell`, without the text `hidden`.
  fileprivate func within(_ cell: CellID, hiding hidden: String? = nil) -> TouchTarget {
    TouchTarget(
      id: id, cell: cell, part: part, role: role, texts: texts.filter { $0 != hidden },
      recognizers: recognizers, isEnabled: isEnabled)
  }
}
