import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Dismissals by the user: dragging a sheet down, touching outside of a popover.
///
/// The delegate is called for these, and for these only (LIFE-35, POP-04).
extension Simulation {
  /// Drags the sheet in front down and lets go, far enough down for it to leave or not.
  mutating func dragSheetDown(_ isLetGoBelow: Bool) throws(EventError) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    guard allowsInteractiveDismissal(sheet) else { return }
    if isLetGoBelow { return leave(sheet) }
    // The sheet was about to go and comes back: it disappears and appears again (LIFE-36).
    begin(Transition(sequence: .dragBack, outgoing: sheet, incoming: sheet))
  }

  /// Touches the screen outside what is in front.
  mutating func tapOutside() throws(EventError) {
    guard let front = presentationChain.dropFirst().last else { throw .nothingOutside }
    if cancelAlert(front) { return }
    guard leavesRoomOutside(front) else { throw .nothingOutside }
    if allowsInteractiveDismissal(front) { leave(front) }
  }

  /// Sheets can be dragged from iOS 13 on; in compact height they fill the screen (PRES-03).
  func isDraggable(_ id: ControllerID) -> Bool {
    options.system.has(.sheets) && options.verticalSizeClass == .regular
      && controllers[id]?.presentation?.adaptedStyle.isSheet == true
  }

  /// A popover can always be touched beside (POP-03), a sheet where it is narrower or lower than the
  /// screen and what is behind it cannot be touched itself.
  private func leavesRoomOutside(_ id: ControllerID) -> Bool {
    switch controllers[id]?.presentation?.adaptedStyle {
    case .popover: true
    case .pageSheet, .formSheet:
      options.system.has(.sheets) && (options.horizontalSizeClass == .regular || isLow(id))
        && isDimming(id)
    default: false
    }
  }

  /// Whether a person may end the presentation of `id`. Where it, or what is visible in it, must be
  /// dealt with first, the delegate is only notified of the attempt; else it decides (LIFE-35).
  private mutating func allowsInteractiveDismissal(_ id: ControllerID) -> Bool {
    let isModal = visibleTree(of: id).contains {
      controllers[$0]?.modality.isModalInPresentation == true
    }
    if !isModal, askPresentationDelegate(shouldDismiss: id) {
      if knowsWhatComesBefore { notifyPresentationDelegate(of: id) { .delegateWillDismiss($0) } }
      return exception == nil
    }
    if knowsWhatComesBefore, exception == nil {
      notifyPresentationDelegate(of: id) { .delegateDidAttemptToDismiss($0) }
    }
    return false
  }

  private mutating func leave(_ id: ControllerID) {
    dismiss(from: id, animated: true, isByPerson: true)
  }

  /// Before iOS 13 a popover's delegate is asked, and notified of the end, but of nothing in between
  /// (POP-04).
  private var knowsWhatComesBefore: Bool { options.system.has(.presentationAttempts) }
}

/// Sheets that rest at more than one height (ORC-66). They came with iOS 15, heights of the app's own
/// with iOS 16.
extension Simulation {
  /// Where the sheet of `id` can rest, the lowest first; nowhere else than over the whole screen where
  /// it is no sheet, or where the screen is not high.
  package func detents(of id: ControllerID) -> [Detent] {
    guard options.system.has(.detents), options.verticalSizeClass == .regular,
      let controller = controllers[id], controller.presentation?.adaptedStyle.isSheet == true,
      controller.alert == nil
    else { return [] }
    return controller.modality.sheet.detents.filter {
      !$0.isCustom || options.system.has(.customDetents)
    }
  }

  /// Where the sheet of `id` rests: at the detent that is selected, else at the lowest.
  package func selectedDetent(of id: ControllerID) -> Detent? {
    let detents = detents(of: id)
    let selected = controllers[id]?.modality.sheet.selectedDetentIdentifier
    return detents.first { $0.identifier == selected } ?? detents.first
  }

  /// Whether what is behind the sheet of `id` is dimmed, so that it cannot be touched.
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

  /// Whether the sheet of `id` leaves room above it.
  func isLow(_ id: ControllerID) -> Bool {
    selectedDetent(of: id).map { $0.height != .large } ?? false
  }

  /// Drags the sheet in front to its detent `identifier`. Its delegate is notified of the change, which it
  /// does not where code makes it.
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
    notifyPresentationDelegate(of: sheet) { .delegateDidChangeDetent($0) }
  }
}

/// Popovers: their anchors and passthrough views.
extension Simulation {
  /// Whether what code said until now gives the popover of `id` something to point to: it may do so
  /// after the call that presents it (POP-02).
  func hasPopoverAnchor(_ id: ControllerID?) -> Bool {
    id.flatMap { controllers[$0]?.modality.sourceItem } != nil
  }

  /// The id of the view or bar button item that the popover of `id` points to: a bar button item
  /// that the document names comes before what code says (POP-01).
  package func popoverAnchor(of id: ControllerID) -> String? {
    guard let presentation = controllers[id]?.presentation, presentation.adaptedStyle == .popover
    else { return nil }
    return presentation.anchor ?? controllers[id]?.modality.sourceItem
  }

  /// What can be touched below the popover in front: the views that it lets touches through to, and
  /// the other items of the bar that it points to (POP-03); below a sheet that dims nothing, all.
  var passthroughs: [Touchable] {
    let chain = presentationChain
    guard let front = chain.last, let below = chain.dropLast().last else { return [] }
    if !isDimming(front) { return touchables(in: below) }
    guard controllers[front]?.presentation?.adaptedStyle == .popover else { return [] }
    let candidates = touchables(in: below)
    let views = controllers[front]?.modality.passthroughViews ?? []
    let anchor = popoverAnchor(of: front)
    let item = candidates.first { $0.id == anchor && $0.isBarItem }
    return candidates.filter { candidate in
      let isBeside =
        candidate.role == item?.role && candidate.controller == item?.controller
        && candidate.id != anchor
      return isBeside || views.contains(candidate.id)
    }
  }

  /// The size in points that `id` would like to have in a popover or a form sheet (POP-06), without the
  /// bars that it puts around what it shows.
  package func preferredContentSize(of id: ControllerID) -> LayoutSize? {
    sourceOfPreferredContentSize(of: id).flatMap { controllers[$0]?.modality.preferredContentSize }
  }

  /// The controller whose preferred size counts where `id` is presented: `id` itself, else what it shows of
  /// its children, as a navigation controller follows its top (POP-06); nil if none prefers any.
  package func sourceOfPreferredContentSize(of id: ControllerID) -> ControllerID? {
    guard controllers[id]?.modality.preferredContentSize == nil else { return id }
    if case .plain = controllers[id]?.container { return nil }
    return visibleChildren(of: id).lazy
      .compactMap { sourceOfPreferredContentSize(of: $0) }.first
  }
}

extension Touchable {
  fileprivate var isBarItem: Bool { role == .barItem || role == .toolbarItem }
}

/// Alerts that code presents.
extension Simulation {
  /// Presents `alert` for `source`, and returns the controller that shows it; on an iPad an action sheet is
  /// a popover, and has to point to the view or item `sourceItem` (POP-01, ORC-68).
  @discardableResult
  package mutating func present(
    _ alert: AlertContent, from source: ControllerID, sourceItem: String? = nil,
    animated: Bool = true,
    completion: String? = nil
  ) -> ControllerID? {
    guard exception == nil, controllers[source] != nil else { return nil }
    if let fault = alert.fault {
      raise(UIKitException("NSInternalInconsistencyException", fault, from: nil))
      return nil
    }
    let id = make(library.alert)
    controllers[id]?.alert = alert
    let isPopover = alert.style == .actionSheet && options.horizontalSizeClass == .regular
    controllers[id]?.modality.modalPresentationStyle = isPopover ? .popover : .overFullScreen
    controllers[id]?.modality.sourceItem = sourceItem
    controllers.markUnowned(id)
    present(id, from: source, animated: animated, completion: completion)
    return controllers[id]?.presenting == nil ? nil : id
  }

  /// How large the alert that `id` shows is, in points; nil if it shows none.
  package func alertSize(of id: ControllerID) -> LayoutSize? {
    let screen = options.device.size(isLandscape: options.isLandscape)
    return controllers[id]?.alert?.size(
      .alerts(of: options.system), isPopover: isInPopover(id), in: screen.width)
  }

  /// The view of the alert that `id` shows; nil if it shows none.
  func alertView(of id: ControllerID) -> ViewTemplate? {
    guard let alert = controllers[id]?.alert, let size = alertSize(of: id) else { return nil }
    return alert.view(.alerts(of: options.system), isPopover: isInPopover(id), size: size)
  }

  private func isInPopover(_ id: ControllerID) -> Bool {
    controllers[id]?.presentation?.adaptedStyle == .popover
  }

  /// Chooses the action `index` of the alert that `id` shows: it goes, and then whose code presented it
  /// hears of the choice.
  mutating func choose(_ index: Int, of id: ControllerID) {
    guard var alert = controllers[id]?.alert, alert.actions.indices.contains(index),
      let presenter = controllers[id]?.originalPresenter ?? controllers[id]?.presenting
    else { return }
    for field in alert.textFields.indices {
      let view = ViewID(AlertContent.fieldID(field), of: id)
      alert.textFields[field].text = self[view]?.text ?? ""
    }
    let choice = AlertChoice(alert: alert, action: alert.actions[index])
    // A first responder in it ends before it goes.
    endEditing(in: id, force: true)
    dismiss(
      from: id, animated: true,
      completion: Completion(caller: presenter, label: choice.action.title, choice: [choice]))
  }

  /// Chooses what cancels the action sheet that `id` shows, as a touch outside does; returns whether `id`
  /// shows one.
  mutating func cancelAlert(_ id: ControllerID) -> Bool {
    guard let alert = controllers[id]?.alert, alert.style == .actionSheet else { return false }
    if let cancel = alert.cancelIndex {
      choose(cancel, of: id)
    } else {
      dismiss(from: id, animated: true)
    }
    return true
  }

  /// The first field of an alert is edited as soon as it is there.
  mutating func focusAlert(_ id: ControllerID) {
    guard let alert = controllers[id]?.alert, !alert.textFields.isEmpty else { return }
    becomeFirstResponder(.view(ViewID(AlertContent.fieldID(0), of: id)))
  }
}
