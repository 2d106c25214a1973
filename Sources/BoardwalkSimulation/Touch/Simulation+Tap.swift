import BoardwalkGraph

/// What a tap does.
extension Simulation {
  /// Taps `touchable`, which is on screen and reacts; `isDown` tells that it knows of the finger already.
  mutating func tap(_ touchable: Touchable, isDown: Bool = false) {
    switch touchable.role {
    case .backButton: goBack(in: touchable.controller)
    case .tab: Int(touchable.id).map { tapTab($0, of: touchable.controller) }
    case .cell where isMoreList(touchable.controller):
      Int(touchable.id).map { chooseFromMore($0, in: touchable.controller) }
    case .cancelButton:
      if let bar = touchable.view { tell(.cancelButton, of: bar, .searchBar) }
    case .button where controllers[touchable.controller]?.alert != nil:
      AlertContent.actionIndex(touchable.id).map { choose($0, of: touchable.controller) }
    case .barItem where touchable.id == BarButtonItemTemplate.editButton.id:
      let isEditing = controllers[touchable.controller]?.isEditing ?? false
      setEditing(!isEditing, of: touchable.controller, animated: true)
    case .editingControl:
      if let row = place(of: touchable) { tapEditingControl(row.path, in: row.list) }
    case .deleteButton: if let row = place(of: touchable) { tapDelete(in: row.list) }
    case .reorderControl: break
    case .menuItem:
      chooseFromMenu(touchable.part ?? 0, of: ListID(touchable.id, of: touchable.controller))
    case _ where isConfirming(touchable.controller):
      // The first touch elsewhere only takes the delete button away.
      endConfirming(inListsOf: touchable.controller)
    case .cell: tapCell(touchable)
    default:
      if let selector = controllers[touchable.controller]?.itemActions[touchable.id] {
        send(selector, to: touchable.controller, from: .touchable(touchable))
      }
      send(touchable, isDown: isDown)
    }
  }

  /// A row or item of a list that code has to do with is selected; another cell only does what its
  /// connections say.
  private mutating func tapCell(_ touchable: Touchable) {
    guard let (list, path) = place(of: touchable) else { return send(touchable) }
    guard touchDown(path, in: list), exception == nil else { return }
    if isCollection(list) {
      selectItem(path, in: list, by: touchable)
    } else {
      selectRow(path, in: list, by: touchable)
    }
  }

  /// Whether the delegate of the list that `touchable` is in hears what happens there.
  private func hearsOfRows(_ touchable: Touchable) -> Bool {
    guard let list = place(of: touchable)?.list, let delegate = delegate(of: list) else {
      return false
    }
    let code = behavior(of: delegate)
    return code is any TableViewDelegate || code is any CollectionViewDelegate
  }

  /// Sends the actions of the object, then performs its segues, as its connections say.
  ///
  /// A control's value has changed once its `touchDown` is over.
  mutating func send(_ touchable: Touchable, isDown: Bool = false) {
    guard let plan = blueprint(of: touchable.controller) else { return }
    var tellsOfChange: Bool?
    for action in actions(of: touchable, plan)
    where exception == nil && touchable.role.sends(action.event) {
      if isDown, action.event == "touchDown" { continue }
      if action.event != "touchDown", tellsOfChange == nil {
        tellsOfChange = changeValue(touchable)
      }
      if action.event == "valueChanged", tellsOfChange == false { continue }
      deliver(action, from: touchable)
    }
    if tellsOfChange == nil, exception == nil { tellsOfChange = changeValue(touchable) }
    for segue in plan.segues[touchable.id] ?? []
    where exception == nil && segue.isStarted(by: touchable.role) {
      perform(segue, from: touchable.controller, asks: true, sender: .touchable(touchable))
    }
    if touchable.role == .field, let view = touchable.view { becomeFirstResponder(.view(view)) }
    if touchable.role == .detailButton, exception == nil, let row = place(of: touchable) {
      tell(row.list, .accessoryButtonTapped, row.path)
    }
    guard touchable.role == .cell, exception == nil, !hearsOfRows(touchable) else { return }
    behavior(of: touchable.controller)?
      .didSelect(touchable, as: touchable.controller, on: &self)
  }

  /// The messages that `touchable` sends: those of its nib, where it is in a cell that came from one.
  private func actions(of touchable: Touchable, _ plan: Blueprint) -> [ActionTemplate] {
    if let cell = touchable.cell, let nib = nib(of: cell) {
      return nib.actions.filter { $0.source == touchable.id }
    }
    return plan.actions[touchable.id] ?? []
  }

  mutating func deliver(_ action: ActionTemplate, from touchable: Touchable) {
    if case .object(let target, let name) = action.target,
      let view = touchable.cell.flatMap(ownView), view.object == target
    {
      // The cell itself is meant, whose class may have code.
      trace.append(
        TraceEntry(
          time: clock, phase: phase, subject: name, isStock: false,
          event: .action(
            selector: action.selector, sender: Sender.touchable(touchable).words)))
      withCode(of: view) { $0.perform(&$1, action.selector, sender: .touchable(touchable)) }
      return
    }
    deliver(action, of: touchable.controller, from: .touchable(touchable))
  }

  /// Sends `action`, which the document of `id` describes.
  mutating func deliver(_ action: ActionTemplate, of id: ControllerID, from sender: Sender) {
    switch action.target {
    case .controller:
      guard recognizes(action, id) else { return }
      send(action.selector, to: id, from: sender)
    case .firstResponder:
      let target = responder(to: action.selector, from: id)
      send(action.selector, to: target, from: sender)
    case .object(_, let name):
      trace.append(
        TraceEntry(
          time: clock, phase: phase, subject: name, isStock: false,
          event: .action(selector: action.selector, sender: sender.words)))
    }
  }
}

extension Touchable.Role {
  /// Whether a tap makes it send the event `event`; items and recognizers have none.
  fileprivate func sends(_ event: String?) -> Bool {
    guard let event else { return self != .detailButton }
    switch self {
    case .field: return event == "touchDown"
    case .detailButton: return false
    case .control, .view:
      return event == "valueChanged" || event == "primaryActionTriggered"
        || event == "touchUpInside" || event == "touchDown"
    default:
      return event == "touchUpInside" || event == "touchDown" || event == "primaryActionTriggered"
    }
  }
}

extension SegueTemplate {
  /// Whether a tap on a `role` starts it: a cell's accessory segue needs its detail button, which
  /// starts nothing else (SEG-14); embeds and peeks start otherwise.
  fileprivate func isStarted(by role: Touchable.Role) -> Bool {
    guard kind != .embed, kind != .relationship else { return false }
    if role == .detailButton { return trigger == "accessoryAction" }
    return !["accessoryAction", "preview", "commit"].contains(trigger ?? "")
  }
}
