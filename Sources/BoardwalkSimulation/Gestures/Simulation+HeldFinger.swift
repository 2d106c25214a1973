/// A finger that is put down and not yet lifted: so rows, items and controls show that they are touched
/// (COL-20, TBL-10). Recognizers see only whole movements.
extension Simulation {
  /// Puts a finger on `touchable`, where it stays.
  mutating func putFinger(on touchable: Touchable) {
    finger = touchable
    if let (list, path) = place(of: touchable) {
      _ = touchDown(path, in: list)
    } else if touchable.role.isControl, let view = touchable.view {
      sendActions(for: "touchDown", of: view)
    }
  }

  /// Lifts the finger where it is, or, if not `completed`, somewhere else.
  mutating func liftFinger(completed: Bool) {
    guard let touchable = finger else { return }
    finger = nil
    guard exception == nil else { return }
    if let (list, path) = place(of: touchable) {
      // What was not highlighted, or is gone by now, is not selected (COL-21).
      guard self[list]?.highlighted == path else { return }
      guard completed else { return unhighlight(list) }
      isCollection(list)
        ? selectItem(path, in: list, by: touchable) : selectRow(path, in: list, by: touchable)
    } else if completed {
      tap(touchable, isDown: touchable.role.isControl)
    } else if touchable.role.isControl, let view = touchable.view {
      sendActions(for: "touchUpOutside", of: view)
    }
  }
}

extension Touchable.Role {
  /// Whether it sends control events.
  var isControl: Bool { self == .button || self == .control || self == .field }
}
