import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Dismissals by the user: dragging a sheet down, touching outside of a popover.
///
/// The delegate is called only for these (LIFE-35, POP-04).
extension Simulation {
  /// Drags the sheet in front down and releases it; `isCompleted` states whether the drag is long
  /// enough to dismiss the sheet.
  mutating func dragSheetDown(_ isCompleted: Bool) throws(EventError) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    guard allowsInteractiveDismissal(sheet) else { return }
    if isCompleted { return dismissByUser(sheet) }
    // The sheet was about to go and comes back: it disappears and appears again (LIFE-36).
    begin(Transition(sequence: .dragBack, outgoing: sheet, incoming: sheet))
  }

  /// Touches the screen outside the frontmost presentation.
  mutating func tapOutside() throws(EventError) {
    guard let front = presentationChain.dropFirst().last else { throw .nothingOutside }
    if cancelAlert(front) { return }
    guard canBeTouchedOutside(front) else { throw .nothingOutside }
    if allowsInteractiveDismissal(front) { dismissByUser(front) }
  }

  /// Sheets can be dragged from iOS 13 on; in compact height they fill the screen (PRES-03).
  func isDraggable(_ id: ControllerID) -> Bool {
    options.system.has(.sheets) && options.verticalSizeClass == .regular
      && controllers[id]?.presentation?.adaptedStyle.isSheet == true
  }

  /// Whether the screen can be touched outside of `id`: always for a popover (POP-03), for a sheet
  /// if it is smaller than the screen and its presenter cannot be touched.
  private func canBeTouchedOutside(_ id: ControllerID) -> Bool {
    switch controllers[id]?.presentation?.adaptedStyle {
    case .popover: true
    case .pageSheet, .formSheet:
      options.system.has(.sheets)
        && (options.horizontalSizeClass == .regular || isBelowLargeDetent(id))
        && isDimming(id)
    default: false
    }
  }

  /// Whether the user may dismiss `id`. If it, or a visible controller in it, is modal, the
  /// delegate only gets notified of the attempt; otherwise it decides (LIFE-35).
  private mutating func allowsInteractiveDismissal(_ id: ControllerID) -> Bool {
    let isModal = visibleTree(of: id).contains {
      controllers[$0]?.modality.isModalInPresentation == true
    }
    if !isModal, askPresentationDelegate(shouldDismiss: id) {
      if notifiesBeforeDismissal { notifyPresentationDelegate(of: id) { .delegateWillDismiss($0) } }
      return exception == nil
    }
    if notifiesBeforeDismissal, exception == nil {
      notifyPresentationDelegate(of: id) { .delegateDidAttemptToDismiss($0) }
    }
    return false
  }

  private mutating func dismissByUser(_ id: ControllerID) {
    dismiss(from: id, animated: true, isByUser: true)
  }

  /// Whether the delegate is notified of attempts and of the start of a dismissal. Before iOS 13, a
  /// popover's delegate is only asked, and notified of the end (POP-04).
  private var notifiesBeforeDismissal: Bool { options.system.has(.presentationAttempts) }
}
