import BoardwalkGraph
import BoardwalkSimulation

/// The path of a touchable element: its controllers, its enclosing views and itself.
struct TargetPath: Sendable {
  /// A level, with all its names.
  struct Level: Sendable {
    /// The id of the object in its document; nil for controllers.
    let id: String?

    /// The cell that it is or is in; nil outside of cells that code copies.
    let cell: CellID?

    /// The name in the document or the code.
    let names: [String]

    /// The text.
    let texts: [String]
  }

  /// The levels from the window inward; the last is the element itself.
  let levels: [Level]

  init(to touchable: Touchable, in simulation: Simulation) {
    var controllers: [Level] = []
    var next: ControllerID? = touchable.controller
    while let id = next {
      controllers.append(Level(controller: id, in: simulation))
      next = simulation[id]?.parent
    }
    let outlets = simulation.outlets(of: touchable.controller)
    let outer = touchable.cell?.list.object ?? touchable.id
    var views = (simulation.view(of: touchable.controller)?.path(to: outer) ?? []).map {
      Level(view: $0, in: nil, outlets: outlets)
    }
    if let cell = touchable.cell {
      views += (simulation.view(of: cell)?.path(to: touchable.id) ?? []).map {
        Level(view: $0, in: cell, outlets: outlets)
      }
    }
    // Views that code or UIKit adds are in no document.
    let kind = touchable.view.flatMap { simulation.template(of: $0)?.kind }
    let namesOutside = [touchable.id, kind].compactMap { $0 } + outlets[touchable.id, default: []]
    // The editing controls of a row have no separate view: they are part of the row.
    let own = touchable.role.isRowControl ? nil : views.popLast()
    levels =
      controllers.reversed() + views + [
        Level(
          id: touchable.id, cell: touchable.cell,
          names: touchable.role.isRowControl ? [] : own?.names ?? namesOutside,
          texts: touchable.texts)
      ]
  }
}

extension Touchable.Role {
  /// Whether it is an accessory or an editing control at the side of a row.
  fileprivate var isRowControl: Bool {
    [.detailButton, .editingControl, .reorderControl, .deleteButton, .swipeAction].contains(self)
  }
}

extension TargetPath.Level {
  fileprivate init(controller id: ControllerID, in simulation: Simulation) {
    let controller = simulation[id]
    let template = simulation.template(of: id)
    self.init(
      id: nil, cell: nil,
      names: [controller?.name, controller?.className, template?.storyboardIdentifier]
        .compactMap { $0 },
      texts: [controller?.name, controller?.navigationItem.title, controller?.title]
        .compactMap { $0 })
  }

  fileprivate init(view: ViewTemplate, in cell: CellID?, outlets: [String: [String]]) {
    self.init(
      id: view.id, cell: cell,
      names: [view.id, view.kind, view.userLabel, view.customClass?.name].compactMap { $0 }
        + outlets[view.id, default: []],
      texts: [view.shownText, view.accessibilityLabel, view.userLabel].compactMap { $0 })
  }
}

extension Simulation {
  /// The visible view `name` of a controller in front, which may take no touches; nil if there is
  /// none.
  func visibleView(named name: String) -> ViewTemplate? {
    for id in controllersOnScreen {
      guard let view = view(of: id) else { continue }
      let outlets = outlets(of: id)
      let found = view.firstVisible { part in
        TargetPath.Level(view: part, in: nil, outlets: outlets).names.contains(name)
      }
      if let found { return found }
    }
    return nil
  }

  /// The names of the outlets of each object of the scene of `id`.
  fileprivate func outlets(of id: ControllerID) -> [String: [String]] {
    guard let template = template(of: id) else { return [:] }
    let scene = document(of: id)?.scenes.first { $0.controller?.id == template.id }
    return Dictionary(grouping: scene?.outlets ?? [], by: \.destination)
      .mapValues { $0.map(\.property) }
  }
}

extension ViewTemplate {
  /// The first visible view in it, or itself, for which `isMeant` holds.
  fileprivate func firstVisible(where isMeant: (ViewTemplate) -> Bool) -> ViewTemplate? {
    guard !isHidden else { return nil }
    if isMeant(self) { return self }
    for subview in subviews {
      if let found = subview.firstVisible(where: isMeant) { return found }
    }
    return nil
  }
}
