/// Presentations that a person ends: a sheet dragged down, a touch beside a popover.
///
/// The delegate is asked and told of these, and of these only (LIFE-35, POP-04).
extension Stage {
  /// Drags the sheet in front down and lets go, far enough down for it to leave or not.
  mutating func dragSheetDown(_ isLetGoBelow: Bool) throws(Refusal) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    guard mayBeDismissedByPerson(sheet) else { return }
    if isLetGoBelow { return leave(sheet) }
    // LIFE-36: it was about to go, and comes back.
    begin(Transition(choreography: .dragBack, outgoing: sheet, incoming: sheet))
  }

  /// Touches the screen outside what is in front.
  mutating func tapOutside() throws(Refusal) {
    guard let front = presentationChain.dropFirst().last, leavesRoomOutside(front) else {
      throw .nothingOutside
    }
    if mayBeDismissedByPerson(front) { leave(front) }
  }

  /// Sheets can be dragged since iOS 13; where there is little room down they fill the screen
  /// (PRES-03).
  private func isDraggable(_ id: ControllerID) -> Bool {
    options.system.major >= 13 && options.verticalSizeClass == .regular
      && controllers[id]?.presentation?.adaptedStyle.isSheet == true
  }

  /// A popover can always be touched beside (POP-03), a sheet where it is narrower than the screen.
  private func leavesRoomOutside(_ id: ControllerID) -> Bool {
    switch controllers[id]?.presentation?.adaptedStyle {
    case .popover: true
    case .pageSheet, .formSheet:
      options.system.major >= 13 && options.horizontalSizeClass == .regular
    default: false
    }
  }

  /// Whether a person may end the presentation of `id`. Where it, or what is visible in it, must be
  /// dealt with first, the delegate only hears of the attempt; else it decides (LIFE-35).
  private mutating func mayBeDismissedByPerson(_ id: ControllerID) -> Bool {
    let isModal = visibleTree(of: id).contains {
      controllers[$0]?.modality.isModalInPresentation == true
    }
    if !isModal, delegateShouldDismiss(id) {
      tellDelegate(of: id) { .delegateWillDismiss($0) }
      return true
    }
    tellDelegate(of: id) { .delegateDidAttemptToDismiss($0) }
    return false
  }

  private mutating func delegateShouldDismiss(_ id: ControllerID) -> Bool {
    let answer = true
    tellDelegate(of: id) { .delegateShouldDismiss($0, answer: answer) }
    return answer
  }

  private mutating func leave(_ id: ControllerID) {
    let delegate = controllers[id]?.modality.presentationDelegate
    dismiss(from: id, animated: true, delegate: delegate)
  }

  /// Before iOS 13 a popover's delegate is asked and told of the end, but not of what comes before
  /// it; sheets did not exist (POP-04).
  private mutating func tellDelegate(
    of id: ControllerID, _ callback: (String) -> Callback
  ) {
    guard let delegate = controllers[id]?.modality.presentationDelegate, let name = name(of: id)
    else { return }
    let callback = callback(name)
    if options.system.major <= 12 {
      switch callback {
      case .delegateWillDismiss, .delegateDidAttemptToDismiss: return
      default: break
      }
    }
    tell(delegate, callback)
  }
}
