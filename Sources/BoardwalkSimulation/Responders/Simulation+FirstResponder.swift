/// The first responder.
extension Simulation {
  /// `becomeFirstResponder()`: asks `responder`, then the current first responder to resign
  /// (RESP-01); returns whether `responder` is first responder now.
  ///
  /// A view outside the window cannot be (RESP-04); it becomes first responder once it is in the
  /// window (APP-05).
  @discardableResult
  package mutating func becomeFirstResponder(_ responder: Responder) -> Bool {
    guard !isOver else { return false }
    if input.firstResponder == responder { return true }
    guard isInWindow(responder) else {
      if case .view(let view) = responder, template(of: view) != nil {
        input.restorable.add(responder)
      }
      return false
    }
    guard canBecomeFirstResponder(responder) else { return false }
    // The new one is asked before the old one (TXT-06).
    guard ask(responder, .shouldBegin) else { return false }
    if let old = input.firstResponder, !resign(old, isHandover: true) { return false }
    guard !isOver, isInWindow(responder) else { return false }
    input.firstResponder = responder
    if let controller = responder.controller { input.restorable.remove(of: controller) }
    if case .view(let view) = responder {
      withCode(of: view) { $0.didBecomeFirstResponder(&$1) }
    }
    let beginsFirst = beginsBeforeKeyboard(responder)
    if beginsFirst { reportBeginEditing(responder) }
    if input.firstResponder == responder { show(keyboard(for: responder)) }
    if !beginsFirst { reportBeginEditing(responder) }
    return !isOver && input.firstResponder == responder
  }

  /// `resignFirstResponder()`; returns whether `responder` is not first responder now.
  @discardableResult
  package mutating func resignFirstResponder(_ responder: Responder) -> Bool {
    guard !isOver else { return false }
    input.restorable.remove(responder)
    return resign(responder)
  }

  /// `endEditing(_:)` of the view of `id`: the first responder in it resigns; with `force`
  /// regardless of its delegate (RESP-06). Returns whether no view in it is first responder now.
  @discardableResult
  package mutating func endEditing(in id: ControllerID, force: Bool = false) -> Bool {
    input.restorable.remove(of: id)
    guard case .view? = input.firstResponder else { return true }
    return endEditing(within: .controller(id), force: force)
  }

  /// `endEditing(_:)` of `view`, as for a controller's own view.
  @discardableResult
  package mutating func endEditing(in view: ViewID, force: Bool = false) -> Bool {
    endEditing(within: .view(view), force: force)
  }

  private mutating func endEditing(within responder: Responder, force: Bool) -> Bool {
    guard !isOver, let first = input.firstResponder,
      responderChain(from: first).contains(responder)
    else { return true }
    return resign(first, isForced: force)
  }

  /// Resigns `responder`, if it is first responder; in a handover the next one takes over the
  /// keyboard (KB-03). Returns whether it is not first responder now.
  @discardableResult
  private mutating func resign(
    _ responder: Responder, isHandover: Bool = false, isForced: Bool = false, animated: Bool = true
  ) -> Bool {
    guard input.firstResponder == responder else { return true }
    if case .view(let view) = responder, !isForced,
      withCode(of: view, { $0.canResignFirstResponder(&$1) }) == false
    {
      return false
    }
    // A forced responder is asked all the same (TXT-05).
    guard ask(responder, .shouldEnd) || isForced else { return false }
    guard !isOver else { return false }
    // Code that was asked may have changed the first responder itself.
    guard input.firstResponder == responder else { return true }
    input.firstResponder = nil
    if case .view(let view) = responder {
      withCode(of: view) { $0.didResignFirstResponder(&$1) }
    }
    if !isHandover, !keepsKeyboard(around: responder) { show(nil, animated: animated) }
    reportEndEditing(responder)
    return true
  }

  /// In a form sheet the keyboard stays without a first responder (KB-07).
  private func keepsKeyboard(around responder: Responder) -> Bool {
    guard let controller = responder.controller else { return false }
    let outer = controllers.outermost(controller)
    guard controllers.isOnScreen(outer) else { return false }
    return controllers[controller]?.modality.disablesAutomaticKeyboardDismissal
      ?? (controllers[outer]?.presentation?.adaptedStyle == .formSheet)
  }

  /// Whether `responder` is in the window, or about to be.
  private func isInWindow(_ responder: Responder) -> Bool {
    guard let controller = responder.controller else { return true }
    guard controllers.isOnScreen(controller) else { return false }
    guard case .view(let view) = responder else { return true }
    return template(of: view) != nil
  }

  private mutating func canBecomeFirstResponder(_ responder: Responder) -> Bool {
    switch responder {
    case .view(let view):
      let ownAnswer = withCode(of: view) { $0.canBecomeFirstResponder(&$1) } ?? nil
      return ownAnswer ?? (acceptsText(view) || input.panels[view]?.inputView != nil)
    case .controller(let id):
      return behavior(of: id)?.canBecomeFirstResponder(as: id, on: &self) ?? false
    case .window, .application, .applicationDelegate: return false
    }
  }

  /// Whether `view` is a text input that can be edited now.
  private func acceptsText(_ view: ViewID) -> Bool {
    guard textInput(view) != nil, let state = self[view] else { return false }
    return state.isEnabled && state.isUserInteractionEnabled
  }

  /// Shakes the device: the first responder gets `motionEnded`, and each controller after it in the
  /// chain (S2-21).
  mutating func shake() {
    guard let first = input.firstResponder else { return }
    for id in controllersInChain(from: first) where !isOver { notify(id, .motionEnded) }
  }
}

/// First responders whose screens come and go.
extension Simulation {
  /// A controller that leaves the screen loses first responder without being asked, and the
  /// keyboard hides without animation; code that ends editing before animates it (KB-06). If the
  /// screen may return, first responder is restored then (APP-07).
  mutating func resignInputs(of id: ControllerID) {
    if let first = input.firstResponder, first.controller == id {
      if currentTransition?.sequence.restoresFirstResponder == true { input.restorable.add(first) }
      resign(first, isForced: true, animated: false)
    }
    // The keyboard that a form sheet kept hides with it (KB-07).
    if input.keyboard != nil, input.firstResponder == nil, controllers[id]?.parent == nil {
      show(nil, animated: false)
    }
  }

  /// A presentation takes the keyboard from its presenter (APP-08).
  mutating func surrenderFirstResponder() {
    guard let first = input.firstResponder else { return }
    input.restorable.add(first)
    resign(first, isForced: true)
    show(nil)
  }

  /// Makes a pending view of `id` first responder, now that it is in the window.
  mutating func restoreFirstResponder(in id: ControllerID) {
    if let responder = input.restorable.take(of: id) { becomeFirstResponder(responder) }
  }
}
