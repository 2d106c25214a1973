/// First responders and keyboards, for its code.
extension RunningController {
  /// Who gets what is typed; nil where nobody wants it.
  public var firstResponder: Responder? { simulation.firstResponder }

  /// Whether the view that the outlet `outlet` is connected to is first responder.
  public func isFirstResponder(_ outlet: String) -> Bool {
    view(outlet).map { simulation.firstResponder == .view($0) } ?? false
  }

  /// Makes the view that the outlet `outlet` is connected to first responder; returns whether it is
  /// (RESP-01).
  @discardableResult
  public mutating func becomeFirstResponder(_ outlet: String) -> Bool {
    guard let view = view(outlet) else { return false }
    return becomeFirstResponder(view)
  }

  /// Makes `view` first responder; returns whether it is (RESP-01).
  @discardableResult
  public mutating func becomeFirstResponder(_ view: ViewID) -> Bool {
    isAlive && simulation.becomeFirstResponder(.view(view))
  }

  /// Makes the controller itself first responder; returns whether it is (RESP-01).
  @discardableResult
  public mutating func becomeFirstResponder() -> Bool {
    isAlive && simulation.becomeFirstResponder(.controller(id))
  }

  /// Lets the view that the outlet `outlet` is connected to stop being first responder; returns whether
  /// it is not.
  @discardableResult
  public mutating func resignFirstResponder(_ outlet: String) -> Bool {
    guard let view = view(outlet) else { return true }
    return resignFirstResponder(view)
  }

  /// Lets `view` stop being first responder; returns whether it is not.
  @discardableResult
  public mutating func resignFirstResponder(_ view: ViewID) -> Bool {
    isAlive && simulation.resignFirstResponder(.view(view))
  }

  /// Lets the controller itself stop being first responder; returns whether it is not.
  @discardableResult
  public mutating func resignFirstResponder() -> Bool {
    isAlive && simulation.resignFirstResponder(.controller(id))
  }

  /// `view.endEditing(_:)` of its own view: whoever in it is first responder resigns, where `force` says
  /// so whatever its delegate answers (RESP-06). Returns whether nobody in it is first responder now.
  @discardableResult
  public mutating func endEditing(_ force: Bool = false) -> Bool {
    isAlive && simulation.endEditing(in: id, force: force)
  }

  /// Becomes the delegate of the field, text view or search bar that the outlet `outlet` is connected to.
  public mutating func becomeDelegate(ofTextInput outlet: String) {
    guard let view = view(outlet) else { return }
    becomeDelegate(ofTextInput: view)
  }

  /// Becomes the delegate of the field, text view or search bar `view`.
  public mutating func becomeDelegate(ofTextInput view: ViewID) {
    guard isAlive else { return }
    simulation.input.delegates[view] = id
  }

  /// What the view that the outlet `outlet` is connected to shows in the place of a keyboard, and on top
  /// of it. While it is first responder a change needs ``reloadInputViews(_:)`` (TXT-08).
  public mutating func setInputPanels(_ panels: InputPanels?, of outlet: String) {
    guard isAlive, let view = view(outlet) else { return }
    simulation.input.panels[view] = panels
  }

  /// Shows what the view that the outlet `outlet` is connected to wants to be shown now, if it is first
  /// responder (TXT-08).
  public mutating func reloadInputViews(_ outlet: String) {
    guard isAlive, isFirstResponder(outlet) else { return }
    simulation.show(simulation.keyboard(for: simulation.firstResponder))
  }
}
