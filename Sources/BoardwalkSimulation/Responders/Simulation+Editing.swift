import BoardwalkGraph

/// What text inputs ask and tell.
extension Simulation {
  /// Asks the delegate of `responder` where that is a text input; true without one.
  mutating func ask(_ responder: Responder, _ message: EditingMessage) -> Bool {
    guard case .view(let view) = responder, let text = textInput(view) else { return true }
    return send(message, from: view, text.kind)
  }

  /// What follows once `responder` is first responder and its keyboard shows: a field is cleared that
  /// clears on begin, then `didBeginEditing` is called (TXT-01).
  mutating func beginEditing(_ responder: Responder) {
    guard exception == nil, case .view(let view) = responder, let text = textInput(view) else {
      return
    }
    if text.clearsOnBeginEditing, self[view]?.text?.isEmpty == false,
      send(.shouldClear, from: view, text.kind)
    {
      self[view]?.text = ""
    }
    tell(.didBegin, of: view, text.kind)
  }

  /// What follows once `responder` no longer is: `didEndEditing` (TXT-05).
  mutating func endEditing(_ responder: Responder) {
    guard exception == nil, case .view(let view) = responder, let text = textInput(view) else {
      return
    }
    tell(.didEnd, of: view, text.kind)
  }

  /// Tells the delegate, then sends the control event, then tells all who observe.
  mutating func tell(_ message: EditingMessage, of view: ViewID, _ kind: TextInput.Kind) {
    _ = send(message, from: view, kind)
    if kind == .field, let event = message.event { sendActions(for: event, of: view) }
    if let name = message.notification(of: kind) {
      postFromSystem(name, by: inputName(of: view), userInfo: ["object": inputName(of: view)])
    }
  }

  /// Sends `message` to the delegate of `view`, and writes it down; returns the answer, true without one.
  private mutating func send(
    _ message: EditingMessage, from view: ViewID, _ kind: TextInput.Kind
  ) -> Bool {
    guard exception == nil, let delegate = inputDelegate(of: view),
      let method = message.method(of: kind)
    else { return exception == nil }
    let words = "\(method) \(inputName(of: view))"
    guard message.isQuestion else {
      record(delegate, .callback(.delegate(words)))
      return answer(message, from: view, kind, by: delegate)
    }
    return ask(delegate, { .delegate("\(words): \($0 ? "yes" : "no")") }) { simulation in
      simulation.answer(message, from: view, kind, by: delegate)
    }
  }

  private mutating func answer(
    _ message: EditingMessage, from view: ViewID, _ kind: TextInput.Kind, by delegate: ControllerID
  ) -> Bool {
    switch kind {
    case .field:
      behavior(of: delegate, as: (any TextFieldDelegate).self)?
        .answer(message, of: view, as: delegate, on: &self) ?? true
    case .view:
      behavior(of: delegate, as: (any TextViewDelegate).self)?
        .answer(message, of: view, as: delegate, on: &self) ?? true
    case .searchBar:
      behavior(of: delegate, as: (any SearchBarDelegate).self)?
        .answer(message, of: view, as: delegate, on: &self) ?? true
    }
  }

  /// The controller that is the delegate of `view`: the one that code chose, else the one that the
  /// outlet `delegate` leads to.
  func inputDelegate(of view: ViewID) -> ControllerID? {
    if let delegate = input.delegates[view], controllers[delegate] != nil { return delegate }
    guard let plan = blueprint(of: view.controller) else { return nil }
    let isConnected = plan.outlets(of: view.object).contains {
      $0.property == "delegate" && $0.destination == plan.template.id
    }
    return isConnected ? view.controller : nil
  }

  /// The name of the outlet of its controller that leads to the view; nil where none does. The name of an
  /// outlet collection says nothing of one view.
  package func outletName(of view: ViewID) -> String? {
    blueprint(of: view.controller)?.outlets.first {
      $0.destination == view.object && !$0.isCollection
    }?.property
  }

  /// What traces call the view: the outlet that leads to it, else what its author calls it.
  func inputName(of view: ViewID) -> String {
    if let outlet = outletName(of: view) { return outlet }
    let template = template(of: view)
    let label =
      template?.accessibilityIdentifier ?? template?.userLabel ?? template?.accessibilityLabel
      ?? template?.placeholder
    return label.map { "\"\($0)\"" } ?? template?.kind ?? "view"
  }

  /// Sends the actions that a document connects to `event` of the control `view` (CTL-01), in the order
  /// in which they were added (CTL-03); returns whether there are any.
  @discardableResult
  mutating func sendActions(for event: String, of view: ViewID) -> Bool {
    let all = blueprint(of: view.controller)?.actions[view.object] ?? []
    let actions = all.filter { $0.event == event }
    guard !actions.isEmpty, let control = control(view) else { return false }
    for action in actions where exception == nil { deliver(action, from: control) }
    return true
  }

  /// The control `view` as the sender of actions.
  func control(_ view: ViewID) -> Touchable? {
    touchables(in: view.controller).first { $0.view == view }
      ?? template(of: view).map { template in
        Touchable(
          controller: view.controller, cell: view.cell, id: view.object, role: .field,
          texts: [inputName(of: view)], isEnabled: template.isEnabled)
      }
  }
}
