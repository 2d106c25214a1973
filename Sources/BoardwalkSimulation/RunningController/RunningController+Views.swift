import BoardwalkGraph
import BoardwalkPlatform

/// Its views, by the names of the outlets that are connected to them.
///
/// ```swift
/// controller["nameLabel"]?.text = "Rusty Spork"
/// controller["saveButton"]?.isEnabled = false
/// ```
extension RunningController {
  /// The state of the view of the outlet `outlet`; nil if there is none, or its view is not loaded
  /// (LIFE-01).
  public subscript(outlet: String) -> ViewState? {
    get { view(outlet).flatMap { simulation[$0] } }
    set { if let view = view(outlet) { self[view] = newValue } }
  }

  /// The state of `view`.
  public subscript(view: ViewID) -> ViewState? {
    get { simulation[view] }
    set { if isAlive { simulation[view] = newValue } }
  }

  /// The destination of the outlet `name`.
  public func outlet(_ name: String) -> OutletTarget? { simulation.outlet(name, of: id) }

  /// All that the outlet collection `name` is connected to, in document order.
  public func outlets(_ name: String) -> [OutletTarget] { simulation.outlets(name, of: id) }

  /// The view that the outlet `name` is connected to.
  public func view(_ name: String) -> ViewID? { simulation.view(name, of: id) }

  /// Its own view; nil until that exists (LIFE-01).
  public var view: ViewID? {
    isViewLoaded ? simulation.rootView(of: id) : nil
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

  /// Its toolbar items, from the left.
  public var toolbarItems: [BarItem] {
    get { simulation.toolbarItems(of: id).map(BarItem.init) }
    set { change { $0.toolbarItems = newValue.map(\.template) } }
  }
}

/// First responders and keyboards, for its code.
extension RunningController {
  /// The first responder; nil if there is none.
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

  /// `resignFirstResponder()` of the view of the outlet `outlet`; returns false if it is still
  /// first responder.
  @discardableResult
  public mutating func resignFirstResponder(_ outlet: String) -> Bool {
    guard let view = view(outlet) else { return true }
    return resignFirstResponder(view)
  }

  /// `resignFirstResponder()` of `view`; returns false if it is still first responder.
  @discardableResult
  public mutating func resignFirstResponder(_ view: ViewID) -> Bool {
    isAlive && simulation.resignFirstResponder(.view(view))
  }

  /// `resignFirstResponder()` of the controller itself; returns false if it is still first
  /// responder.
  @discardableResult
  public mutating func resignFirstResponder() -> Bool {
    isAlive && simulation.resignFirstResponder(.controller(id))
  }

  /// `view.endEditing(_:)` of its own view: the first responder in it resigns; with `force`
  /// regardless of its delegate (RESP-06). Returns whether no view in it is first responder now.
  @discardableResult
  public mutating func endEditing(_ force: Bool = false) -> Bool {
    isAlive && simulation.endEditing(in: id, force: force)
  }

  /// Becomes the delegate of the field, text view or search bar that the outlet `outlet` is
  /// connected to.
  public mutating func becomeDelegate(ofTextInput outlet: String) {
    guard let view = view(outlet) else { return }
    becomeDelegate(ofTextInput: view)
  }

  /// Becomes the delegate of the field, text view or search bar `view`.
  public mutating func becomeDelegate(ofTextInput view: ViewID) {
    guard isAlive else { return }
    simulation.input.delegates[view] = id
  }

  /// Sets the input view and accessory view of the view of the outlet `outlet`. While it is first
  /// responder a change needs ``reloadInputViews(_:)`` (TXT-08).
  public mutating func setInputPanels(_ panels: InputPanels?, of outlet: String) {
    guard isAlive, let view = view(outlet) else { return }
    simulation.input.panels[view] = panels
  }

  /// Shows the current input views of the view of the outlet `outlet`, if it is first responder
  /// (TXT-08).
  public mutating func reloadInputViews(_ outlet: String) {
    guard isAlive, isFirstResponder(outlet) else { return }
    simulation.updateKeyboard()
  }
}

/// Gesture recognizers, for its code.
extension RunningController {
  /// Attaches a recognizer named `name` that looks for `kind` to the view that the outlet `outlet`
  /// is connected to, or to its own view; `configure` may change how it goes about it.
  ///
  /// ```swift
  /// controller.addGestureRecognizer("pinch", .pinch, to: "photos", action: "pinched:")
  /// ```
  ///
  /// The action's sender is the recognizer: ``Sender/recognizer``.
  public mutating func addGestureRecognizer(
    _ name: String, _ kind: GestureKind, to outlet: String? = nil, action: String? = nil,
    _ configure: (inout Recognizer) -> Void = { _ in }
  ) {
    guard isAlive, let view = outlet.map(view) ?? view else { return }
    var recognizer = Recognizer(name, kind)
    configure(&recognizer)
    recognizer.id = name
    simulation.addGestureRecognizer(recognizer, to: view, action: action, delegate: id)
  }

  /// Removes the recognizer `name`.
  public mutating func removeGestureRecognizer(_ name: String) {
    change { $0.gestures.attached.removeAll { $0.recognizer.id == name } }
  }

  /// The names and kinds of the recognizers of the view of the outlet `outlet`: those of its
  /// document by id, a scroll view's own, `scroll view pan` and, if it can be zoomed, `scroll view
  /// pinch` (GES-12), and those that code attached.
  public func gestureRecognizers(of outlet: String) -> [(name: String, kind: GestureKind)] {
    view(outlet).map { simulation.gestureRecognizers(of: $0) } ?? []
  }

  /// Makes the recognizer `name` require the failure of `other` (GES-08).
  public mutating func require(_ name: String, toFail other: String) {
    if isAlive { simulation.require(name, toFail: other, of: id) }
  }

  /// Enables or disables the recognizer `name`.
  public mutating func setEnabled(_ isEnabled: Bool, recognizer name: String) {
    if isAlive { simulation.setEnabled(isEnabled, recognizer: name, of: id) }
  }
}
