import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Alerts that code presents.
extension Simulation {
  /// Presents `alert` for `source`, and returns its controller. The code of `caller`, by default
  /// `source`, learns of the choice and of the completion.
  ///
  /// On an iPad an action sheet is a popover, which needs the view or bar button item `sourceItem`
  /// as its anchor (POP-01, ORC-68).
  @discardableResult
  package mutating func present(
    _ alert: AlertContent, from source: ControllerID, sourceItem: String? = nil,
    animated: Bool = true, completion: String? = nil, caller: ControllerID? = nil
  ) -> ControllerID? {
    guard !isOver, controllers.contains(source) else { return nil }
    if let fault = alert.fault {
      raise(UIKitException("NSInternalInconsistencyException", fault, from: nil))
      return nil
    }
    let id = make(library.alert)
    controllers[id]?.alert = alert
    controllers[id]?.alert?.caller = caller
    let isPopover = alert.style == .actionSheet && options.horizontalSizeClass == .regular
    controllers[id]?.modality.modalPresentationStyle = isPopover ? .popover : .overFullScreen
    controllers[id]?.modality.sourceItem = sourceItem
    controllers.markUnowned(id)
    present(id, from: source, animated: animated, completion: completion, caller: caller)
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
      let caller = caller(ofAlert: id)
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
      completion: Completion(caller: caller, label: choice.action.title, choice: [choice]))
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

  /// The first field of an alert becomes first responder at once (ALRT-01).
  mutating func focusAlert(_ id: ControllerID) {
    guard let alert = controllers[id]?.alert, !alert.textFields.isEmpty else { return }
    becomeFirstResponder(.view(ViewID(AlertContent.fieldID(0), of: id)))
  }

  /// Calls what the code that presented an alert runs when the text of its field `view` changes
  /// (ALRT-02).
  mutating func notifyPresenter(ofTextIn view: ViewID) {
    guard let alert = controllers[view.controller]?.alert,
      let index = alert.textFields.indices.first(where: {
        AlertContent.fieldID($0) == view.object
      }),
      let block = alert.textFields[index].editingChanged
    else { return }
    call(block, with: [.view(view)])
  }

  /// The controller whose code learns of the choice in the alert `id`.
  private func caller(ofAlert id: ControllerID) -> ControllerID? {
    let alert = controllers[id]
    return alert?.alert?.caller ?? alert?.originalPresenter ?? alert?.presenting
  }

  /// Enables or disables the action `title` of the alert that `id` presents; returns whether it
  /// presents one with that action.
  mutating func setEnabled(
    _ isEnabled: Bool, alertAction title: String, of id: ControllerID
  ) -> Bool {
    var isFound = false
    for alert in controllers.all.map(\.id)
    where caller(ofAlert: alert) == id {
      guard let index = controllers[alert]?.alert?.actions.firstIndex(where: { $0.title == title })
      else { continue }
      controllers[alert]?.alert?.actions[index].isEnabled = isEnabled
      isFound = true
    }
    return isFound
  }
}
