import BoardwalkPlatform

/// A class with menus: context menus of rows and items, and menus of buttons and of items of bars
/// (MENU-01, MENU-02).
public protocol MenuDelegate: ControllerBehavior {
  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`, or the method for items: the menu of a
  /// row or an item of which it is the delegate; nil for none.
  func contextMenu(
    _ controller: inout Instance, forCellAt path: ItemPath, in list: ListID
  ) -> MenuContent?

  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)`: the menu of a view with an
  /// interaction of which it is the delegate; nil for none.
  func contextMenu(_ controller: inout Instance, of view: ViewID) -> MenuContent?

  /// The handler of `action`, which was chosen.
  func menu(_ controller: inout Instance, didChoose action: MenuContent.Action)

  /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)` and its like: the preview was
  /// tapped; `preview` is the previewed controller.
  func menuWillPerformPreviewAction(_ controller: inout Instance, preview: ControllerID?)
}

extension MenuDelegate {
  /// Nil.
  public func contextMenu(
    _ controller: inout Instance, forCellAt path: ItemPath, in list: ListID
  ) -> MenuContent? { nil }

  /// Nil.
  public func contextMenu(_ controller: inout Instance, of view: ViewID) -> MenuContent? { nil }

  /// Does nothing.
  public func menuWillPerformPreviewAction(_ controller: inout Instance, preview: ControllerID?) {}
}

extension MenuDelegate {
  func contextMenu(
    of path: ItemPath, in list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> MenuContent? {
    let isCollection = simulation.isCollection(list)
    return answer(
      .contextMenu(path, isCollection: isCollection), as: id, on: &simulation, otherwise: nil
    ) {
      contextMenu(&$0, forCellAt: path, in: list)
    }
  }

  func contextMenu(
    of view: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) -> MenuContent? {
    answer(.contextMenu(of: view), as: id, on: &simulation, otherwise: nil) {
      contextMenu(&$0, of: view)
    }
  }

  func performPreviewAction(
    _ call: UIKitCall<Void>, _ preview: ControllerID?, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(call, as: id, on: &simulation) { menuWillPerformPreviewAction(&$0, preview: preview) }
  }

  func perform(
    _ action: MenuContent.Action, as id: ControllerID, on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) { menu(&$0, didChoose: action) }
  }
}
