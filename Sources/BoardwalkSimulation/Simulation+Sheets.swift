/// Presentations that a person ends: a sheet dragged down, a touch beside a popover.
///
/// The delegate is asked and told of these, and of these only (LIFE-35, POP-04).
extension Simulation {
  /// Drags the sheet in front down and lets go, far enough down for it to leave or not.
  mutating func dragSheetDown(_ isLetGoBelow: Bool) throws(EventError) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    guard mayBeDismissedByPerson(sheet) else { return }
    if isLetGoBelow { return leave(sheet) }
    // The sheet was about to go and comes back: it disappears and appears again (LIFE-36).
    begin(Transition(choreography: .dragBack, outgoing: sheet, incoming: sheet))
  }

  /// Touches the screen outside what is in front.
  mutating func tapOutside() throws(EventError) {
    guard let front = presentationChain.dropFirst().last else { throw .nothingOutside }
    if cancelAlert(front) { return }
    guard leavesRoomOutside(front) else { throw .nothingOutside }
    if mayBeDismissedByPerson(front) { leave(front) }
  }

  /// Sheets can be dragged from iOS 13 on; in compact height they fill the screen (PRES-03).
  func isDraggable(_ id: ControllerID) -> Bool {
    options.system.major >= 13 && options.verticalSizeClass == .regular
      && controllers[id]?.presentation?.adaptedStyle.isSheet == true
  }

  /// A popover can always be touched beside (POP-03), a sheet where it is narrower or lower than the
  /// screen and what is behind it cannot be touched itself.
  private func leavesRoomOutside(_ id: ControllerID) -> Bool {
    switch controllers[id]?.presentation?.adaptedStyle {
    case .popover: true
    case .pageSheet, .formSheet:
      options.system.major >= 13 && (options.horizontalSizeClass == .regular || isLow(id))
        && isDimming(id)
    default: false
    }
  }

  /// Whether a person may end the presentation of `id`. Where it, or what is visible in it, must be
  /// dealt with first, the delegate only hears of the attempt; else it decides (LIFE-35).
  private mutating func mayBeDismissedByPerson(_ id: ControllerID) -> Bool {
    let isModal = visibleTree(of: id).contains {
      controllers[$0]?.modality.isModalInPresentation == true
    }
    if !isModal, asksPresentationDelegate(shouldDismiss: id) {
      if knowsWhatComesBefore { tellPresentationDelegate(of: id) { .delegateWillDismiss($0) } }
      return exception == nil
    }
    if knowsWhatComesBefore, exception == nil {
      tellPresentationDelegate(of: id) { .delegateDidAttemptToDismiss($0) }
    }
    return false
  }

  private mutating func leave(_ id: ControllerID) {
    dismiss(from: id, animated: true, isByPerson: true)
  }

  /// Before iOS 13 a popover's delegate is asked, and told of the end, but of nothing in between
  /// (POP-04).
  private var knowsWhatComesBefore: Bool { options.system.major >= 13 }
}
