import BoardwalkGraph
import BoardwalkPlatform

/// What can be touched in lists that code gives rows or items.
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

  /// The signs at the sides of a row that is edited, and its delete button.
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
    if let title = part.deleteTitle { targets.append(target(.deleteButton, [title])) }
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
