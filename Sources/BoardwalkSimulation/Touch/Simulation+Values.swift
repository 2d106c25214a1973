import BoardwalkDocument
import BoardwalkGraph

/// What touches do to the values of controls.
extension Simulation {
  /// Lets a tap on the control `touchable` change its value; returns whether it tells of a change.
  ///
  /// What a tap alone says nothing about, such as how far a slider is dragged, stays as it is.
  mutating func changeValue(_ touchable: Touchable) -> Bool {
    guard touchable.role == .control, let view = touchable.view, let template = template(of: view),
      var state = self[view]
    else { return true }
    switch template.elementKind {
    case .switch: state.isOn.toggle()
    case .segmentedControl:
      // A momentary one forgets what was touched as soon as the finger is gone.
      guard template.rest.attributes["momentary"] != "YES" else { return true }
      guard state.selectedSegmentIndex != touchable.part else { return false }
      state.selectedSegmentIndex = touchable.part
    case .stepper:
      let wraps = template.rest.attributes["wraps"] == "YES"
      guard state.step(up: touchable.part == 1, wraps: wraps) else { return false }
    case .pageControl:
      guard state.pages.tap(onTrailingHalf: touchable.part == 1) else { return false }
    default: return true
    }
    self[view] = state
    return true
  }

  /// Moves the control `touchable` to `value`, as far as it goes, and lets it tell so.
  mutating func setValue(_ value: Double, of touchable: Touchable) throws(EventError) {
    guard let view = touchable.view, let template = template(of: view), var state = self[view],
      value.isFinite
    else { throw .noValue(touchable.name) }
    switch template.elementKind {
    case .slider: state.value = min(max(value, state.minimumValue), state.maximumValue)
    case .datePicker: state.value = value
    case .pickerView: state.value = max(0, value.rounded(.down))
    default: throw .noValue(touchable.name)
    }
    self[view] = state
    send(touchable)
  }
}

extension ViewState {
  /// Moves a stepper one step; returns whether there was room for it.
  fileprivate mutating func step(up isUp: Bool, wraps: Bool) -> Bool {
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
