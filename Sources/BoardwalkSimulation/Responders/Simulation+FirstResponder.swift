import BoardwalkGraph

/// Who gets what is typed.
extension Simulation {
  /// `becomeFirstResponder()`: asks `responder`, and whoever is first responder to go (RESP-01); returns
  /// whether `responder` is first responder now.
  ///
  /// A view outside the window cannot be (RESP-04).
  @discardableResult
  package mutating func becomeFirstResponder(_ responder: Responder) -> Bool {
    guard exception == nil else { return false }
    if input.firstResponder == responder { return true }
    guard isInWindow(responder), canBecomeFirstResponder(responder) else { return false }
    // The new one is asked before the old one (TXT-06).
    guard ask(responder, .shouldBegin) else { return false }
    if let old = input.firstResponder, !resign(old, for: responder) { return false }
    guard exception == nil, isInWindow(responder) else { return false }
    input.firstResponder = responder
    if case .view(let view) = responder {
      withCode(of: view) { $0.didBecomeFirstResponder(&$1) }
    }
    show(keyboard(for: responder))
    beginEditing(responder)
    return exception == nil && input.firstResponder == responder
  }

  /// `resignFirstResponder()`; returns whether `responder` is not first responder now.
  @discardableResult
  package mutating func resignFirstResponder(_ responder: Responder) -> Bool {
    guard exception == nil else { return false }
    return resign(responder)
  }

  /// `endEditing(_:)` of the view of `id`: whoever in it is first responder resigns, where `force` says so
  /// whatever its delegate answers (RESP-06). Returns whether nobody in it is first responder now.
  @discardableResult
  package mutating func endEditing(in id: ControllerID, force: Bool = false) -> Bool {
    guard exception == nil, let first = input.firstResponder,
      responderChain(from: first).contains(.controller(id)), case .view = first
    else { return true }
    return resign(first, isForced: force)
  }

  /// `endEditing(_:)` of `view`, as for a controller's own view.
  @discardableResult
  package mutating func endEditing(in view: ViewID, force: Bool = false) -> Bool {
    guard exception == nil, let first = input.firstResponder,
      responderChain(from: first).contains(.view(view))
    else { return true }
    return resign(first, isForced: force)
  }

  /// Lets `responder` stop being first responder, perhaps `for` another one, which takes the keyboard
  /// over (KB-03).
  private mutating func resign(
    _ responder: Responder, for next: Responder? = nil, isForced: Bool = false,
    animated: Bool = true
  ) -> Bool {
    guard input.firstResponder == responder else { return true }
    if case .view(let view) = responder, !isForced,
      withCode(of: view, { $0.canResignFirstResponder(&$1) }) == false
    {
      return false
    }
    // Who is forced is asked all the same (TXT-05).
    guard ask(responder, .shouldEnd) || isForced else { return false }
    guard exception == nil, input.firstResponder == responder else { return exception == nil }
    input.firstResponder = nil
    if case .view(let view) = responder {
      withCode(of: view) { $0.didResignFirstResponder(&$1) }
    }
    if next == nil, !keepsKeyboard(around: responder) { show(nil, animated: animated) }
    endEditing(responder)
    return true
  }

  /// In a form sheet the keyboard stays where nobody is left to type to (KB-07).
  private func keepsKeyboard(around responder: Responder) -> Bool {
    guard let controller = responder.controller else { return false }
    let outer = outermost(controller)
    guard controllers[outer]?.appearance.isOnScreen == true else { return false }
    return controllers[controller]?.modality.disablesAutomaticKeyboardDismissal
      ?? (controllers[outer]?.presentation?.adaptedStyle == .formSheet)
  }

  /// What leaves the screen stops being first responder, asked or not, and the keyboard goes
  /// without an animation; code that ends editing before makes it leave smoothly (KB-06).
  mutating func resignInputs(of id: ControllerID) {
    if let first = input.firstResponder, first.controller == id {
      _ = resign(first, isForced: true, animated: false)
    }
    // What a form sheet kept goes with it (KB-07).
    if input.keyboard != nil, input.firstResponder == nil, controllers[id]?.parent == nil {
      show(nil, animated: false)
    }
  }

  /// Whether `responder` is in the window, or about to be.
  private func isInWindow(_ responder: Responder) -> Bool {
    guard let controller = responder.controller else { return true }
    guard controllers[controller]?.appearance.isOnScreen == true else { return false }
    guard case .view(let view) = responder else { return true }
    return template(of: view) != nil
  }

  private mutating func canBecomeFirstResponder(_ responder: Responder) -> Bool {
    switch responder {
    case .view(let view):
      let usual =
        textInput(view) != nil && self[view]?.isEnabled == true
        && self[view]?.isUserInteractionEnabled == true
      return (withCode(of: view) { $0.canBecomeFirstResponder(&$1) }).flatMap(\.self)
        ?? (usual || input.panels[view]?.inputView != nil)
    case .controller(let id):
      return behavior(of: id)?.canBecomeFirstResponder(as: id, on: &self) ?? false
    case .window, .application, .applicationDelegate: return false
    }
  }

  /// Shakes the device: the first responder hears of it, and whoever is behind it (S2-21).
  mutating func shake() {
    guard let first = input.firstResponder else { return }
    for case .controller(let id) in responderChain(from: first) where exception == nil {
      tell(id, .motionEnded)
    }
  }
}
