import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

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
  func keyboard(for responder: Responder) -> Keyboard? {
    guard case .view(let view) = responder else { return nil }
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
    guard old?.frame != keyboard?.frame else { return }
    let movement = KeyboardMovement(
      begin: old?.frame ?? below(keyboard), end: keyboard?.frame ?? below(old),
      duration: animated ? keyboardDuration : 0)
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

  /// Shows the first responder's keyboard as it is now: with other input views (TXT-08), or for
  /// another orientation (APP-18).
  mutating func updateKeyboard() {
    if let first = input.firstResponder { show(keyboard(for: first)) }
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
