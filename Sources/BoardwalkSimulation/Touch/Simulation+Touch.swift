import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// Taps.
extension Simulation {
  /// Taps `touchable`, which is on screen and enabled; `isDown` if the finger is already on it.
  mutating func tap(_ touchable: Touchable, isDown: Bool = false) {
    switch touchable.role {
    case .backButton: goBack(in: touchable.controller)
    case .tab: Int(touchable.id).map { tapTab($0, of: touchable.controller) }
    case .cell where isMoreList(touchable.controller):
      Int(touchable.id).map { chooseFromMore($0, in: touchable.controller) }
    case .cancelButton:
      if let bar = touchable.view { notify(.cancelButton, of: bar, .searchBar) }
    case .button where controllers[touchable.controller]?.alert != nil:
      AlertContent.actionIndex(touchable.id).map { choose($0, of: touchable.controller) }
    case .barItem where touchable.id == BarButtonItemTemplate.editButton.id:
      let isEditing = controllers[touchable.controller]?.isEditing ?? false
      setEditing(!isEditing, of: touchable.controller, animated: true)
    case .barItem where touchable.id == BarButtonItemTemplate.displayModeButton.id:
      if let split = controllers.splitViewController(of: touchable.controller) {
        toggleDisplayMode(of: split)
      }
    case .editingControl:
      if let row = place(of: touchable) { tapEditingControl(row.path, in: row.list) }
    case .deleteButton: if let row = place(of: touchable) { tapDelete(in: row.list) }
    case .swipeAction:
      if let row = place(of: touchable) { tapSwipeAction(touchable.part ?? 0, in: row.list) }
    case .control where touchable.id == Self.pageControlID: tapPageControl(touchable)
    case .reorderControl: break
    case .menuItem where touchable.id == Self.menuID:
      chooseFromMenu(touchable.part ?? 0, of: touchable.controller)
    case .menuItem:
      chooseFromMenu(touchable.part ?? 0, of: ListID(touchable.id, of: touchable.controller))
    case .control where touchable.view.flatMap(template)?.elementKind == .searchBar:
      touchable.view.map { chooseScope(touchable.part ?? 0, of: $0) }
    case _ where controllers[touchable.controller]?.isConfirming == true:
      // The first touch elsewhere only takes the buttons of the row away.
      endConfirming(inListsOf: touchable.controller)
    case .cell: tapCell(touchable)
    default:
      toggle(touchable)
      if let action = controllers[touchable.controller]?.itemActions[touchable.id] {
        let target = action.target ?? touchable.controller
        send(action.selector, to: target, from: .touchable(touchable))
      }
      send(touchable, isDown: isDown)
    }
  }

  /// A row or item of a list with code is selected; another cell only has its connections.
  private mutating func tapCell(_ touchable: Touchable) {
    guard let (list, path) = place(of: touchable) else { return send(touchable) }
    guard touchDown(path, in: list), !isOver else { return }
    if isCollection(list) {
      selectItem(path, in: list, by: touchable)
    } else {
      selectRow(path, in: list, by: touchable)
    }
  }

  /// Whether the list that `touchable` is in has a delegate for its rows or items.
  private func hasRowDelegate(_ touchable: Touchable) -> Bool {
    guard let list = place(of: touchable)?.list, let delegate = delegate(of: list) else {
      return false
    }
    let code = behavior(of: delegate)
    return code is any TableViewDelegate || code is any CollectionViewDelegate
  }

  /// Sends the actions of the object, then performs its segues.
  ///
  /// The value of a control has changed after its `touchDown`.
  mutating func send(_ touchable: Touchable, isDown: Bool = false) {
    guard let plan = blueprint(of: touchable.controller) else { return }
    var reportsChange: Bool?
    for action in actions(of: touchable, plan)
    where !isOver && touchable.role.sends(action.event) {
      if isDown, action.event == .touchDown { continue }
      if action.event != .touchDown, reportsChange == nil {
        reportsChange = changeValue(touchable)
      }
      if action.event == .valueChanged, reportsChange == false { continue }
      deliver(action, from: touchable)
    }
    if reportsChange == nil, !isOver { reportsChange = changeValue(touchable) }
    for segue in plan.segues[touchable.id] ?? []
    where !isOver && segue.isStarted(by: touchable.role) {
      perform(segue, from: touchable.controller, asksSource: true, sender: .touchable(touchable))
    }
    if touchable.role == .field, let view = touchable.view { becomeFirstResponder(.view(view)) }
    if touchable.role == .detailButton, !isOver, let row = place(of: touchable) {
      notify(row.list, .accessoryButtonTapped, row.path)
    }
    guard touchable.role == .cell, !isOver, !hasRowDelegate(touchable) else { return }
    behavior(of: touchable.controller)?
      .didSelect(touchable, as: touchable.controller, on: &self)
  }

  /// The actions of `touchable`: those of its nib, if it is in a cell from one.
  private func actions(of touchable: Touchable, _ plan: Blueprint) -> [ActionTemplate] {
    if let cell = touchable.cell, let nib = nib(of: cell) {
      return nib.actions.filter { $0.source == touchable.id }
    }
    // Events come in the order in which a finger causes them (CTL-02).
    let all = actions(of: touchable.id, in: touchable.controller)
    return all.filter { $0.event == .touchDown } + all.filter { $0.event != .touchDown }
  }

  /// The actions of the object `object` of the controller `id`: those of the document, then those
  /// that code added.
  func actions(of object: String, in id: ControllerID) -> [ActionTemplate] {
    (blueprint(of: id)?.actions[object] ?? []) + (controllers[id]?.controlActions[object] ?? [])
  }

  /// `addTarget(_:action:for:)`: the control `control` sends `selector` to its controller for
  /// `event`. The same action is added once.
  package mutating func addAction(_ selector: String, to control: ViewID, for event: ControlEvent) {
    guard !isOver, let position = template(of: control)?.position else { return }
    let action = ActionTemplate.createdByCode(
      selector, for: event, of: control.object, at: position)
    let present = controllers[control.controller]?.controlActions[control.object] ?? []
    guard !present.contains(action) else { return }
    controllers[control.controller]?.controlActions[control.object] = present + [action]
  }

  mutating func deliver(_ action: ActionTemplate, from touchable: Touchable) {
    if case .object(let target, let name) = action.target,
      let view = touchable.cell.flatMap(ownView), view.object == target
    {
      // The cell itself is the target, whose class may have code.
      trace.record(
        .action(selector: action.selector, sender: Sender.touchable(touchable).displayName),
        of: name,
        at: clock)
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
      trace.record(
        .action(selector: action.selector, sender: sender.displayName), of: name, at: clock)
    }
  }
}

extension Touchable.Role {
  /// Whether a tap makes it send the event `event`; items and recognizers have none.
  fileprivate func sends(_ event: ControlEvent?) -> Bool {
    guard let event else { return self != .detailButton }
    switch self {
    case .field: return event == .touchDown
    case .detailButton: return false
    case .control, .view:
      return [.valueChanged, .primaryActionTriggered, .touchUpInside, .touchDown].contains(event)
    default:
      return [.touchUpInside, .touchDown, .primaryActionTriggered].contains(event)
    }
  }
}

extension SegueTemplate {
  /// Whether a tap on a `role` starts it: a cell's accessory segue needs its detail button, which
  /// starts nothing else (SEG-14); embeds and peeks start otherwise.
  fileprivate func isStarted(by role: Touchable.Role) -> Bool {
    guard kind != .embed, kind != .relationship else { return false }
    return role == .detailButton ? trigger == .accessoryAction : trigger == nil
  }
}

/// Touches that change the values of controls.
extension Simulation {
  /// Changes the value of the control `touchable` by a tap; returns whether it sends a value
  /// change.
  ///
  /// Values that a tap does not determine, such as a slider's, stay.
  mutating func changeValue(_ touchable: Touchable) -> Bool {
    guard touchable.role == .control, let view = touchable.view, let template = template(of: view),
      var state = self[view]
    else { return true }
    switch template.elementKind {
    case .switch: state.isOn.toggle()
    case .segmentedControl:
      // A momentary control clears its selection when the finger is lifted.
      guard template.content.segmentedControl?.isMomentary != true else { return true }
      guard state.selectedSegmentIndex != touchable.part else { return false }
      state.selectedSegmentIndex = touchable.part
    case .stepper:
      guard state.step(up: touchable.part == 1) else { return false }
    case .pageControl:
      guard state.pages.tap(onTrailingHalf: touchable.part == 1) else { return false }
    default: return true
    }
    self[view] = state
    return true
  }

  /// Sets the value of the control `touchable`, within its range, and sends its actions.
  mutating func setValue(_ value: Double, of touchable: Touchable) throws(EventError) {
    guard let view = touchable.view, let template = template(of: view), var state = self[view],
      value.isFinite
    else { throw .noValue(touchable.name) }
    if template.elementKind == .pickerView {
      turn(view, to: Int(min(max(0, value), 1e6)), inComponent: 0)
      return send(touchable)
    }
    switch template.elementKind {
    case .slider: state.value = min(max(value, state.minimumValue), state.maximumValue)
    case .datePicker:
      state.value = min(max(value, state.minimumDate ?? value), state.maximumDate ?? value)
    default: throw .noValue(touchable.name)
    }
    self[view] = state
    send(touchable)
  }
}

extension ViewState {
  /// Moves a stepper one step; returns whether there was room for it.
  fileprivate mutating func step(up isUp: Bool) -> Bool {
    let next = value + (isUp ? stepValue : -stepValue)
    let before = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = min(max(next, minimumValue), maximumValue)
    }
    return value != before
  }
}

/// Touches that have not ended: rows, items and controls are highlighted (COL-20, TBL-10).
/// Recognizers receive only complete gestures.
extension Simulation {
  /// Puts a finger on `touchable`.
  mutating func putFinger(on touchable: Touchable) {
    finger = touchable
    if let (list, path) = place(of: touchable) {
      _ = touchDown(path, in: list)
    } else if touchable.role.isControl, let view = touchable.view {
      sendActions(for: .touchDown, of: view)
    }
  }

  /// Lifts the finger in place or, if not `completed`, elsewhere.
  mutating func liftFinger(completed: Bool) {
    guard let touchable = finger else { return }
    finger = nil
    guard !isOver else { return }
    if let (list, path) = place(of: touchable) {
      // An element that was not highlighted, or is gone, is not selected (COL-21).
      guard self[list]?.highlighted == path else { return }
      guard completed else { return unhighlight(list) }
      isCollection(list)
        ? selectItem(path, in: list, by: touchable) : selectRow(path, in: list, by: touchable)
    } else if completed {
      tap(touchable, isDown: touchable.role.isControl)
    } else if touchable.role.isControl, let view = touchable.view {
      sendActions(for: .touchUpOutside, of: view)
    }
  }
}

extension Touchable.Role {
  /// Whether it sends control events.
  var isControl: Bool { self == .button || self == .control || self == .field }
}
