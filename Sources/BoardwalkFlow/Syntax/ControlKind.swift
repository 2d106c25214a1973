import BoardwalkBase
import BoardwalkSimulation

/// The kinds of controls, by the names of their elements: the operands of `control`.
enum ControlKind: String, CaseIterable {
  case `switch`, slider, stepper, segmentedControl, pageControl, datePicker, pickerView
}

extension Simulation {
  /// The kind of `touchable` in lists: that of a control, else its role.
  func kind(of touchable: Touchable) -> String {
    let kind = touchable.view.flatMap { template(of: $0)?.kind }
    guard touchable.role == .control, let kind = kind.flatMap(ControlKind.init) else {
      return touchable.role.rawValue
    }
    return kind.rawValue
  }
}

extension TokenReader {
  /// Whether a kind of control follows, and then its text.
  var startsWithControl: Bool {
    guard case .word(let word) = next.value, ControlKind(rawValue: word) != nil else {
      return false
    }
    return kind(ahead: 1) == .string
  }
}
