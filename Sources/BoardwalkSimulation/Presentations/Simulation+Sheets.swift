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
    if isCompleted { return leave(sheet) }
    // The sheet was about to go and comes back: it disappears and appears again (LIFE-36).
    begin(Transition(sequence: .dragBack, outgoing: sheet, incoming: sheet))
  }

  /// Touches the screen outside the frontmost presentation.
  mutating func tapOutside() throws(EventError) {
    guard let front = presentationChain.dropFirst().last else { throw .nothingOutside }
    if cancelAlert(front) { return }
    guard canBeTouchedOutside(front) else { throw .nothingOutside }
    if allowsInteractiveDismissal(front) { leave(front) }
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
      options.system.has(.sheets) && (options.horizontalSizeClass == .regular || isLow(id))
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

  private mutating func leave(_ id: ControllerID) {
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

  /// Whether the sheet of `id` rests below the large detent.
  func isLow(_ id: ControllerID) -> Bool {
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
    notifyPresentationDelegate(of: sheet) { .delegateDidChangeDetent($0) }
  }
}

/// Popovers: their anchors and passthrough views.
extension Simulation {
  /// Whether the popover of `id` has an anchor now: code may set it after the call that presents it
  /// (POP-02).
  func hasPopoverAnchor(_ id: ControllerID?) -> Bool {
    id.flatMap { controllers[$0]?.modality.sourceItem } != nil
  }

  /// The id of the view or bar button item that anchors the popover of `id`; a bar button item of
  /// the document takes precedence over code (POP-01).
  package func popoverAnchor(of id: ControllerID) -> String? {
    guard let presentation = controllers[id]?.presentation, presentation.adaptedStyle == .popover
    else { return nil }
    return presentation.anchor ?? controllers[id]?.modality.sourceItem
  }

  /// The elements below the frontmost popover that can be touched: its passthrough views, and the
  /// other items of its anchor's bar (POP-03); below a sheet that does not dim, all elements.
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

  /// The preferred size in points of `id` in a popover or a form sheet (POP-06), without the bars
  /// around its content.
  package func preferredContentSize(of id: ControllerID) -> LayoutSize? {
    sourceOfPreferredContentSize(of: id).flatMap { controllers[$0]?.modality.preferredContentSize }
  }

  /// The controller whose preferred size determines the presentation of `id`: `id` itself, else its
  /// visible child, such as the top of a navigation controller (POP-06); nil if there is none.
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
  /// Presents `alert` for `source`, and returns its controller.
  ///
  /// On an iPad an action sheet is a popover, which needs the view or bar button item `sourceItem`
  /// as its anchor (POP-01, ORC-68).
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

  /// The size of the alert `id` in points; nil for another controller.
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

  /// Chooses the action `index` of the alert `id`: it is dismissed, then the code of its presenter
  /// is called.
  mutating func choose(_ index: Int, of id: ControllerID) {
    guard var alert = controllers[id]?.alert, alert.actions.indices.contains(index),
      let presenter = controllers[id]?.originalPresenter ?? controllers[id]?.presenting
    else { return }
    for field in alert.textFields.indices {
      let view = ViewID(AlertContent.fieldID(field), of: id)
      alert.textFields[field].text = self[view]?.text ?? ""
    }
    let choice = AlertChoice(alert: alert, action: alert.actions[index])
    // A first responder in it resigns before.
    endEditing(in: id, force: true)
    dismiss(
      from: id, animated: true,
      completion: Completion(caller: presenter, label: choice.action.title, choice: [choice]))
  }

  /// Chooses the cancel action of the action sheet of `id`, as a touch outside does; returns
  /// whether `id` shows one.
  mutating func cancelAlert(_ id: ControllerID) -> Bool {
    guard let alert = controllers[id]?.alert, alert.style == .actionSheet else { return false }
    if let cancel = alert.cancelIndex {
      choose(cancel, of: id)
    } else {
      dismiss(from: id, animated: true)
    }
    return true
  }

  /// The first field of an alert becomes first responder at once.
  mutating func focusAlert(_ id: ControllerID) {
    guard let alert = controllers[id]?.alert, !alert.textFields.isEmpty else { return }
    becomeFirstResponder(.view(ViewID(AlertContent.fieldID(0), of: id)))
  }
}
