/// Alerts, for its code.
extension RunningController {
  /// Presents `alert`; its `alert(_:didChoose:)` hears of the choice once it has gone. On an iPad an action
  /// sheet has to point to the view or item that the outlet `source` is connected to (POP-01).
  @discardableResult
  public mutating func present(
    _ alert: AlertContent, from source: String? = nil, animated: Bool = true,
    completion: String? = nil
  ) -> ControllerID? {
    guard isAlive else { return nil }
    var item: String?
    switch source.flatMap({ outlet($0) }) {
    case .view(let view): item = view.object
    case .item(let object), .object(let object): item = object
    case .controller, nil: break
    }
    return simulation.present(
      alert, from: id, sourceItem: item, animated: animated, completion: completion)
  }

  /// The pasteboard that all apps share, `UIPasteboard.general`.
  public var pasteboard: Pasteboard {
    get { simulation.pasteboard }
    set { if isAlive { simulation.pasteboard = newValue } }
  }
}
