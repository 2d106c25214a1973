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
  public subscript(outlet: String) -> ViewState? {
    get { view(outlet).flatMap { simulation[$0] } }
    set { if let view = view(outlet) { self[view] = newValue } }
  }

  /// The view `view` as it is now.
  public subscript(view: ViewID) -> ViewState? {
    get { simulation[view] }
    set { if isAlive { simulation[view] = newValue } }
  }

  /// What the outlet `name` is connected to.
  public func outlet(_ name: String) -> OutletTarget? { simulation.outlet(name, of: id) }

  /// All that the outlet collection `name` is connected to, in document order.
  public func outlets(_ name: String) -> [OutletTarget] { simulation.outlets(name, of: id) }

  /// The view that the outlet `name` is connected to.
  public func view(_ name: String) -> ViewID? { simulation.view(name, of: id) }

  /// Its own view; nil until that exists (LIFE-01).
  public var view: ViewID? {
    guard isViewLoaded, let object = simulation.template(of: id)?.view?.id else { return nil }
    return ViewID(object, of: id)
  }

  /// Changes the item of a bar that the outlet `outlet` is connected to; without one, nothing
  /// happens.
  public mutating func updateItem(_ outlet: String, _ change: (inout BarItem) -> Void) {
    guard isAlive, case .item(let id) = self.outlet(outlet) else { return }
    simulation.updateItem(id, of: self.id) { template in
      var item = BarItem(template)
      change(&item)
      template = item.template
    }
  }

  /// What it shows in a toolbar, from the left.
  public var toolbarItems: [BarItem] {
    get { simulation.toolbarItems(of: id).map(BarItem.init) }
    set { change { $0.toolbarItems = newValue.map(\.template) } }
  }
}
