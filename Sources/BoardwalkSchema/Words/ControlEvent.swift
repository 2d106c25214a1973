/// An event that a control sends actions for, as `UIControl.Event`.
package enum ControlEvent: String, Sendable, Hashable, Codable, CaseIterable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter
  case touchDragExit, touchUpInside, touchUpOutside, touchCancel
  case valueChanged, menuActionTriggered, primaryActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case allTouchEvents, allEditingEvents, applicationReserved, systemReserved, allEvents
}
