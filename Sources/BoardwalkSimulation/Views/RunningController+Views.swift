import BoardwalkGraph

/// Its views, by the names of the outlets that are connected to them.
///
/// ```swift
/// controller["nameLabel"]?.text = "Rusty Spork"
/// controller["saveButton"]?.isEnabled = false
/// ```
extension RunningController {
  /// The view that the outlet `outlet` is connected to, as it is now; nil where there is none, or
  /// its view does not exist yet (LIFE-01).
  package subscript(outlet: String) -> ViewState? {
    get { view(outlet).flatMap { stage[$0] } }
    set { if let view = view(outlet) { self[view] = newValue } }
  }

  /// The view `view` as it is now.
  package subscript(view: ViewID) -> ViewState? {
    get { stage[view] }
    set { if isAlive { stage[view] = newValue } }
  }

  /// What the outlet `name` is connected to.
  package func outlet(_ name: String) -> Outlet? { stage.outlet(name, of: id) }

  /// All that the outlet collection `name` is connected to, in document order.
  package func outlets(_ name: String) -> [Outlet] { stage.outlets(name, of: id) }

  /// The view that the outlet `name` is connected to.
  package func view(_ name: String) -> ViewID? { stage.view(name, of: id) }

  /// Its own view; nil until that exists (LIFE-01).
  package var view: ViewID? {
    guard isViewLoaded, let object = stage.template(of: id)?.view?.id else { return nil }
    return ViewID(object, of: id)
  }

  /// Changes the item of a bar that the outlet `outlet` is connected to; without one, nothing
  /// happens.
  package mutating func updateItem(
    _ outlet: String, _ change: (inout BarButtonItemTemplate) -> Void
  ) {
    guard isAlive, case .item(let item) = self.outlet(outlet) else { return }
    stage.updateItem(item, of: id, change)
  }

  /// What it shows in a toolbar.
  package var toolbarItems: [BarButtonItemTemplate] {
    get { stage.toolbarItems(of: id) }
    set { change { $0.toolbarItems = newValue } }
  }
}
