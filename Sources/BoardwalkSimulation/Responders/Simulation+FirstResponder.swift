import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

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
        input.awaited.add(responder)
      }
      return false
    }
    guard canBecomeFirstResponder(responder) else { return false }
    // The new one is asked before the old one (TXT-06).
    guard ask(responder, .shouldBegin) else { return false }
    if let old = input.firstResponder, !resign(old, for: responder) { return false }
    guard !isOver, isInWindow(responder) else { return false }
    input.firstResponder = responder
    responder.controller.map { input.awaited.remove(of: $0) }
    if case .view(let view) = responder {
      withCode(of: view) { $0.didBecomeFirstResponder(&$1) }
    }
    let beginsFirst = beginsBeforeKeyboard(responder)
    if beginsFirst { beginEditing(responder) }
    if input.firstResponder == responder { show(keyboard(for: responder)) }
    if !beginsFirst { beginEditing(responder) }
    return !isOver && input.firstResponder == responder
  }

  /// `resignFirstResponder()`; returns whether `responder` is not first responder now.
  @discardableResult
  package mutating func resignFirstResponder(_ responder: Responder) -> Bool {
    guard !isOver else { return false }
    input.awaited.remove(responder)
    return resign(responder)
  }

  /// `endEditing(_:)` of the view of `id`: the first responder in it resigns; with `force`
  /// regardless of its delegate (RESP-06). Returns whether no view in it is first responder now.
  @discardableResult
  package mutating func endEditing(in id: ControllerID, force: Bool = false) -> Bool {
    input.awaited.remove(of: id)
    guard !isOver, let first = input.firstResponder,
      responderChain(from: first).contains(.controller(id)), case .view = first
    else { return true }
    return resign(first, isForced: force)
  }

  /// `endEditing(_:)` of `view`, as for a controller's own view.
  @discardableResult
  package mutating func endEditing(in view: ViewID, force: Bool = false) -> Bool {
    guard !isOver, let first = input.firstResponder,
      responderChain(from: first).contains(.view(view))
    else { return true }
    return resign(first, isForced: force)
  }

  /// Resigns `responder`, if it is first responder; `next` then takes over the keyboard (KB-03).
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
    // A forced responder is asked all the same (TXT-05).
    guard ask(responder, .shouldEnd) || isForced else { return false }
    guard !isOver, input.firstResponder == responder else { return !isOver }
    input.firstResponder = nil
    if case .view(let view) = responder {
      withCode(of: view) { $0.didResignFirstResponder(&$1) }
    }
    if next == nil, !keepsKeyboard(around: responder) { show(nil, animated: animated) }
    endEditing(responder)
    return true
  }

  /// In a form sheet the keyboard stays without a first responder (KB-07).
  private func keepsKeyboard(around responder: Responder) -> Bool {
    guard let controller = responder.controller else { return false }
    let outer = controllers.outermost(controller)
    guard controllers[outer]?.appearance.isOnScreen == true else { return false }
    return controllers[controller]?.modality.disablesAutomaticKeyboardDismissal
      ?? (controllers[outer]?.presentation?.adaptedStyle == .formSheet)
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

  /// Shakes the device: the first responder gets `motionEnded`, and each controller after it in the
  /// chain (S2-21).
  mutating func shake() {
    guard let first = input.firstResponder else { return }
    for case .controller(let id) in responderChain(from: first) where !isOver {
      notify(id, .motionEnded)
    }
  }
}

/// First responders whose screens come and go.
extension Simulation {
  /// A controller that leaves the screen loses first responder without being asked, and the
  /// keyboard hides without animation; code that ends editing before animates it (KB-06). If the
  /// screen may return, first responder is restored then (APP-07).
  mutating func resignInputs(of id: ControllerID) {
    if let first = input.firstResponder, first.controller == id {
      if currentTransition?.sequence.restoresFirstResponder == true { input.awaited.add(first) }
      _ = resign(first, isForced: true, animated: false)
    }
    // The keyboard that a form sheet kept hides with it (KB-07).
    if input.keyboard != nil, input.firstResponder == nil, controllers[id]?.parent == nil {
      show(nil, animated: false)
    }
  }

  /// A presentation takes the keyboard from its presenter (APP-08).
  mutating func surrenderFirstResponder() {
    guard let first = input.firstResponder else { return }
    input.awaited.add(first)
    _ = resign(first, isForced: true)
    show(nil)
  }

  /// Makes a pending view of `id` first responder, now that it is in the window.
  mutating func restoreFirstResponder(in id: ControllerID) {
    if let responder = input.awaited.take(of: id) { becomeFirstResponder(responder) }
  }
}

/// The responder chain for actions without a target.
extension Simulation {
  /// The first responder, which receives typed text and motion events; nil if there is none.
  package var firstResponder: Responder? { input.firstResponder }

  /// The responder chain from `responder`, each the `next` of the previous one (RESP-02):
  /// superviews, the controller of the view, its container or presenter, up to the application and
  /// its delegate.
  package func responderChain(from responder: Responder) -> [Responder] {
    let end: [Responder] = [.window, .application, .applicationDelegate]
    guard let first = responder.controller else {
      return Array(end.drop { $0 != responder })
    }
    var chain: [Responder] = []
    if case .view(let view) = responder { chain += superviews(from: view).map(Responder.view) }
    var next: ControllerID? = first
    var met: Set<ControllerID> = []
    while let id = next, met.insert(id).inserted {
      chain.append(.controller(id))
      guard let parent = controllers[id]?.parent else {
        next = controllers[id]?.presenting
        continue
      }
      if let container = controllers[parent]?.embedded.first(where: { $0.value == id })?.key {
        chain += superviews(from: ViewID(container, of: parent)).map(Responder.view)
      }
      next = parent
    }
    return chain + end
  }

  /// `view` and the views around it, innermost first, in the same controller's view.
  func superviews(from view: ViewID) -> [ViewID] {
    if let cell = view.cell {
      let path = template(of: cell)?.ancestorIDs(from: view.object) ?? [view.object]
      return path.map { ViewID($0, of: view.controller, in: cell) }
        + superviews(from: ViewID(cell.list.object, of: view.controller))
    }
    guard let root = blueprint(of: view.controller)?.template.view,
      let path = root.ancestorIDs(from: view.object)
    else { return [view] + (addingView(of: view).map { superviews(from: $0) } ?? []) }
    let own = path.map { ViewID($0, of: view.controller) }
    return own + (rootView(of: view.controller).map { own.contains($0) ? [] : [$0] } ?? [])
  }

  /// The controllers that are asked for an action without a target: those along the chain from the
  /// first responder, else from `sender` (RESP-03).
  func controllersAsked(from sender: ControllerID) -> [ControllerID] {
    let start = input.firstResponder ?? .controller(sender)
    return responderChain(from: start).compactMap { responder in
      if case .controller(let id) = responder { id } else { nil }
    }
  }
}

extension ViewTemplate {
  /// The ids from the view `id` outward to its own, if it is or holds that view.
  fileprivate func ancestorIDs(from id: String) -> [String]? {
    path(to: id)?.reversed().map(\.id)
  }
}

/// Showing, changing and hiding the keyboard.
extension Simulation {
  /// The keyboard or input view on screen; nil if it is hidden.
  ///
  /// It moves no view (KB-08) except those constrained to its layout guide; code observes it to
  /// move others.
  package var keyboard: Keyboard? { input.keyboard }

  /// The duration of its animation in milliseconds (KB-01; ORC-60 for the newest system).
  private var keyboardDuration: Int { options.system.hasLiquidGlass ? 383 : 250 }

  /// The keyboard or input view of `responder`; nil for none (RESP-10).
  func keyboard(for responder: Responder?) -> Keyboard? {
    guard case .view(let view)? = responder else { return nil }
    let text = textInput(view)
    let panels = input.panels[view]
    guard text != nil || panels?.inputView != nil else { return nil }
    let type = text?.keyboardType ?? .default
    let keys = options.device.keyboardHeight(
      of: type, isLandscape: options.isLandscape, on: options.system)
    let height =
      (panels?.inputView?.height ?? keys.points) + (panels?.inputAccessoryView?.height ?? 0)
    let screen = options.device.size(isLandscape: options.isLandscape)
    return Keyboard(
      type: type, returnKey: type.hasReturnKey ? text?.returnKey : nil,
      inputView: panels?.inputView, accessory: panels?.inputAccessoryView,
      frame: LayoutRect(
        x: 0, y: screen.height - height, width: screen.width, height: height))
  }

  /// Shows `keyboard`, or hides it: posts the notifications, the frame change only if the frame
  /// changes (KB-03, RESP-12).
  mutating func show(_ keyboard: Keyboard?, animated: Bool = true) {
    let old = input.keyboard
    guard old != keyboard else { return }
    input.keyboard = keyboard
    let (before, after) = (old?.frame ?? below(keyboard), keyboard?.frame ?? below(old))
    guard old?.frame != keyboard?.frame else { return }
    let movement = KeyboardMovement(
      begin: before, end: after, duration: animated ? keyboardDuration : 0)
    var news = [KeyboardNotification.willChangeFrame]
    if old == nil { news.append(.willShow) }
    if keyboard == nil { news.append(.willHide) }
    for notification in news where !isOver { post(notification, movement) }
    fitListsToScreen()
    for notification in news {
      guard let conclusion = notification.conclusion else { continue }
      addEvent(.keyboard(conclusion, movement), in: movement.duration)
    }
  }

  /// Sets the frame of the keyboard for the current orientation (APP-18).
  mutating func fitKeyboardToScreen() {
    guard input.keyboard != nil, let first = input.firstResponder else { return }
    show(keyboard(for: first))
  }

  /// The position of the hidden `keyboard` below the screen.
  private func below(_ keyboard: Keyboard?) -> LayoutRect {
    let screen = options.device.size(isLandscape: options.isLandscape)
    let height = keyboard?.frame.size.height ?? 0
    return LayoutRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  /// Posts `notification` to its observers.
  mutating func post(_ notification: KeyboardNotification, _ movement: KeyboardMovement) {
    postFromSystem(
      notification.rawValue, by: "keyboard", userInfo: movement.userInfo, values: movement.values)
  }
}
