import BoardwalkGraph
import BoardwalkSchema

/// Delegate calls of text inputs.
extension Simulation {
  /// Asks the delegate of `responder`, if it is a text input; true without a delegate.
  mutating func ask(_ responder: Responder, _ message: EditingMessage) -> Bool {
    guard let (view, input) = edited(responder) else { return true }
    return send(message, from: view, input.kind)
  }

  /// Whether `responder` begins to be edited before its keyboard shows, as all but text views do
  /// (APP-06).
  func beginsBeforeKeyboard(_ responder: Responder) -> Bool {
    edited(responder).map { $0.input.kind != .view } ?? false
  }

  /// After `responder` became first responder: a field with `clearsOnBeginEditing` is cleared, then
  /// `didBeginEditing` is called (TXT-01).
  mutating func reportBeginEditing(_ responder: Responder) {
    guard !isOver, let (view, text) = edited(responder) else { return }
    if text.clearsOnBeginEditing, self[view]?.text?.isEmpty == false,
      send(.shouldClear, from: view, text.kind)
    {
      self[view]?.text = ""
    }
    input.replacesText = text.kind == .field && self[view]?.isSecure == true
    notify(.didBegin, of: view, text.kind)
  }

  /// After `responder` resigned: `didEndEditing` (TXT-05).
  mutating func reportEndEditing(_ responder: Responder) {
    guard !isOver, let (view, text) = edited(responder) else { return }
    notify(.didEnd, of: view, text.kind)
  }

  /// The view and the text input of `responder`; nil if it is not one.
  private func edited(_ responder: Responder?) -> (view: ViewID, input: TextInput)? {
    guard case .view(let view)? = responder, let input = textInput(view) else { return nil }
    return (view, input)
  }

  /// Notifies the delegate, then sends the control event, then posts the notification.
  mutating func notify(_ message: EditingMessage, of view: ViewID, _ kind: TextInput.Kind) {
    _ = send(message, from: view, kind)
    if kind == .field, let event = message.event { sendActions(for: event, of: view) }
    if let notification = message.notification(of: kind) {
      let name = traceName(of: view)
      postFromSystem(notification, by: name, userInfo: ["object": name])
    }
    if kind == .searchBar { continueSearch(after: message, in: view) }
  }

  /// Sends `message` to the delegate of `view`, and writes it down; returns the answer, true
  /// without one.
  private mutating func send(
    _ message: EditingMessage, from view: ViewID, _ kind: TextInput.Kind
  ) -> Bool {
    guard !isOver, let delegate = inputDelegate(of: view),
      let method = message.method(of: kind)
    else { return !isOver }
    let call = DelegateCall("\(method) \(traceName(of: view))")
    guard message.isQuestion else {
      record(delegate, call)
      return answer(message, from: view, kind, by: delegate)
    }
    return ask(delegate, call) { $0.answer(message, from: view, kind, by: delegate) }
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

  /// The delegate of `view`: set by code, else by the outlet `delegate`.
  func inputDelegate(of view: ViewID) -> ControllerID? {
    if let delegate = input.delegates[view], controllers.contains(delegate) { return delegate }
    return controller(connectedTo: "delegate", of: view)
  }

  /// The controller of `view`, if the document connects the outlet `outlet` of the view with it.
  func controller(connectedTo outlet: String, of view: ViewID) -> ControllerID? {
    guard let plan = blueprint(of: view.controller) else { return nil }
    let isConnected = plan.outlets(of: view.object).contains {
      $0.property == outlet && $0.destination == plan.template.id
    }
    return isConnected ? view.controller : nil
  }

  /// Sends the actions that the document and code connect to `event` of the control `view`
  /// (CTL-01), in the order in which they were added (CTL-03); returns whether there are any.
  @discardableResult
  mutating func sendActions(for event: ControlEvent, of view: ViewID) -> Bool {
    if event == .editingChanged, controllers[view.controller]?.alert != nil {
      notifyPresenter(ofTextIn: view)
    }
    let actions = actions(of: view.object, in: view.controller).filter { $0.event == event }
    guard !actions.isEmpty, let control = control(view) else { return false }
    for action in actions where !isOver { deliver(action, from: control) }
    return true
  }

  /// The control `view` as the sender of actions.
  func control(_ view: ViewID) -> Touchable? {
    touchables(in: view.controller).first { $0.view == view }
      ?? template(of: view).map { template in
        Touchable(
          controller: view.controller, cell: view.cell, id: view.object, role: .field,
          texts: [traceName(of: view)], isEnabled: template.isEnabled)
      }
  }
}

/// Keyboard events.
extension Simulation {
  /// Types `text`, key by key, into the first responder; its delegate is asked before each change
  /// (TXT-02).
  mutating func type(_ text: String) throws(EventError) {
    for character in text {
      guard !isOver else { return }
      if character == "\n" {
        try pressReturn()
        continue
      }
      let (view, input) = try editedInput()
      guard self.input.keyboard?.inputView == nil, input.keyboardType.hasKey(for: character) else {
        throw .noKey(String(character))
      }
      let end = self[view]?.text?.count ?? 0
      let start = self.input.replacesText ? 0 : end
      replace(start..<end, with: String(character), in: view, input)
    }
  }

  /// Deletes the last character, if the delegate allows the change, and reports the change
  /// (TXT-02).
  mutating func pressDelete() throws(EventError) {
    let (view, input) = try editedInput()
    guard let count = self[view]?.text?.count, count > 0 else { return }
    let start = self.input.replacesText ? 0 : count - 1
    replace(start..<count, with: "", in: view, input)
  }

  /// Presses Return: a field's delegate is asked, and a field with an action for the end on exit
  /// resigns (TXT-04); in a text view it begins a new line, and a search bar calls its delegate.
  mutating func pressReturn() throws(EventError) {
    let (view, input) = try editedInput()
    guard let key = self.input.keyboard?.returnKey else { throw .noReturnKey }
    let isEmpty = self[view]?.text?.isEmpty ?? true
    if isEmpty, input.enablesReturnKeyAutomatically { throw .disabled(key.title) }
    switch input.kind {
    case .view:
      let end = self[view]?.text?.count ?? 0
      replace(end..<end, with: "\n", in: view, input)
    case .searchBar: notify(.searchButton, of: view, .searchBar)
    case .field:
      guard ask(.view(view), .shouldReturn), !isOver else { return }
      let ends = sendActions(for: .editingDidEndOnExit, of: view)
      sendActions(for: .primaryActionTriggered, of: view)
      // The action for the end on exit is sent; returning true alone ends nothing.
      if ends { resignFirstResponder(.view(view)) }
    }
  }

  /// Taps the button that clears `view`, if its delegate allows it (TXT-03).
  mutating func clear(_ view: ViewID) throws(EventError) {
    guard let input = textInput(view), isClearable(view) else {
      throw .noClearButton(traceName(of: view))
    }
    guard ask(.view(view), .shouldClear), !isOver else { return }
    self[view]?.text = ""
    notify(.didChange, of: view, input.kind)
  }

  /// Whether the button that clears `view` is there.
  package func isClearable(_ view: ViewID) -> Bool {
    textInput(view)?.showsClearButton(
      isEmpty: self[view]?.text?.isEmpty ?? true,
      isEditing: input.firstResponder == .view(view)) ?? false
  }

  /// Asks whether `text` may replace the characters in `range`, and replaces them.
  private mutating func replace(
    _ range: Range<Int>, with text: String, in view: ViewID, _ input: TextInput
  ) {
    guard ask(.view(view), .shouldChange(range, text)), !isOver,
      self.input.firstResponder == .view(view)
    else { return }
    var characters = Array(self[view]?.text ?? "")
    // Code that was asked may have made the text shorter.
    let place = range.clamped(to: 0..<characters.count)
    characters.replaceSubrange(place, with: text)
    self[view]?.text = String(characters)
    self.input.replacesText = false
    notifySelectionChange(of: view, input.kind)
    notify(.didChange, of: view, input.kind)
  }

  /// Tells the delegate of the field `view` that the insertion point has moved, if its class handles
  /// that.
  private mutating func notifySelectionChange(of view: ViewID, _ kind: TextInput.Kind) {
    guard let handler = EditingMessage.didChangeSelection.method(of: kind),
      let delegate = inputDelegate(of: view),
      let code = behavior(of: delegate, as: InterpretedBehavior.self), code.handles(handler)
    else { return }
    notify(.didChangeSelection, of: view, kind)
  }

  private func editedInput() throws(EventError) -> (view: ViewID, input: TextInput) {
    guard let edited = edited(input.firstResponder) else { throw .noKeyboard }
    return edited
  }
}
