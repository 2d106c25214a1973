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
      if notifiesBeforeDismissal { notifyPresentationDelegate(of: id, .willDismiss) }
      return !isOver
    }
    if notifiesBeforeDismissal, !isOver {
      notifyPresentationDelegate(of: id, .didAttemptToDismiss)
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

/// Detents of sheets (ORC-66): system detents from iOS 15 on, custom ones from iOS 16 on.
extension Simulation {
  /// The detents of the sheet of `id`, in ascending order; empty if `id` is not in a sheet, or in
  /// compact height.
  package func detents(of id: ControllerID) -> [Detent] {
    guard options.system.has(.detents), options.verticalSizeClass == .regular,
      let controller = controllers[id], controller.presentation?.adaptedStyle.isSheet == true,
      controller.alert == nil
    else { return [] }
    return controller.modality.sheet.detents.filter {
      !$0.isCustom || options.system.has(.customDetents)
    }
  }

  /// The selected detent of the sheet of `id`, by default the smallest; nil without detents.
  package func selectedDetent(of id: ControllerID) -> Detent? {
    let detents = detents(of: id)
    let selected = controllers[id]?.modality.sheet.selectedDetentIdentifier
    return detents.first { $0.identifier == selected } ?? detents.first
  }

  /// Whether the sheet of `id` dims its presenter, which then cannot be touched.
  package func isDimming(_ id: ControllerID) -> Bool {
    guard let largest = controllers[id]?.modality.sheet.largestUndimmedDetentIdentifier else {
      return true
    }
    let detents = detents(of: id)
    guard let last = detents.firstIndex(where: { $0.identifier == largest }),
      let detent = selectedDetent(of: id), let index = detents.firstIndex(of: detent)
    else { return true }
    return index > last
  }

  /// The visible controllers in front, and behind them those under sheets that do not dim them.
  package var controllersOnScreen: [ControllerID] {
    var result: [ControllerID] = []
    for id in presentationChain.reversed() {
      result += visibleTree(of: id)
      // A popover leaves the screen around it as it is (POP-08).
      if isDimming(id), controllers[id]?.presentation?.adaptedStyle != .popover { break }
    }
    return result
  }

  /// Whether the sheet of `id` rests below the large detent.
  func isBelowLargeDetent(_ id: ControllerID) -> Bool {
    selectedDetent(of: id).map { $0.height != .large } ?? false
  }

  /// Drags the sheet in front to the detent `identifier` and notifies the delegate.
  ///
  /// UIKit does not notify the delegate of changes by code.
  mutating func dragSheet(to identifier: String) throws(EventError) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    let detents = detents(of: sheet)
    guard detents.contains(where: { $0.identifier == identifier }) else {
      throw .noDetent(identifier, among: detents.map(\.identifier))
    }
    guard selectedDetent(of: sheet)?.identifier != identifier else { return }
    controllers[sheet]?.modality.sheet.selectedDetentIdentifier = identifier
    notifyPresentationDelegate(of: sheet, .didChangeSelectedDetentIdentifier)
  }
}
