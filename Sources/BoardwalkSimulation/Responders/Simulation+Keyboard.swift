import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The keyboard comes, changes and goes.
extension Simulation {
  /// What covers the bottom of the screen; nil while nothing does.
  ///
  /// It moves no view (KB-08) but those that constraints tie to its guide: whoever wants more hears of it
  /// and moves them.
  package var keyboard: Keyboard? { input.keyboard }

  /// How long it moves, in milliseconds (KB-01; ORC-60 for the newest system).
  private var keyboardDuration: Int { options.system.hasLiquidGlass ? 383 : 250 }

  /// What `responder` wants at the bottom of the screen; nil for nothing (RESP-10).
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

  /// Shows `keyboard`, or none: tells of coming and going, and of a new frame only where it changes
  /// (KB-03, RESP-12).
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
    for notification in news where exception == nil { post(notification, movement) }
    fitListsToScreen()
    for notification in news {
      guard let conclusion = notification.conclusion else { continue }
      meet(
        Appointment(
          time: clock + movement.duration, work: .keyboard(conclusion, movement)))
    }
  }

  /// Where `keyboard` waits below the screen.
  private func below(_ keyboard: Keyboard?) -> LayoutRect {
    let screen = options.device.size(isLandscape: options.isLandscape)
    let height = keyboard?.frame.size.height ?? 0
    return LayoutRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  /// Tells all who observe `notification`.
  mutating func post(_ notification: KeyboardNotification, _ movement: KeyboardMovement) {
    postFromSystem(notification.rawValue, by: "keyboard", userInfo: movement.userInfo)
  }
}
