import BoardwalkPlatform
import BoardwalkSimulation

/// Expectations about input.
extension FlowSession {
  /// Requires a keyboard of `type`, or of any.
  func requireKeyboard(_ type: KeyboardType?) throws(FlowFailure) {
    guard let keyboard = simulation.keyboard else { throw FlowFailure("expected a keyboard") }
    guard let type, keyboard.type != type else { return }
    throw FlowFailure(
      "expected keyboard \(type.rawValue), but it is \(keyboard.type.rawValue)")
  }

  /// Requires that there is no keyboard.
  func requireNoKeyboard() throws(FlowFailure) {
    guard let keyboard = simulation.keyboard else { return }
    throw FlowFailure("expected no keyboard, but there is \(keyboard.type.rawValue)")
  }

  /// Requires that `target` is first responder.
  func requireFirstResponder(_ target: FlowTarget) throws(FlowFailure) {
    let touchable = try TargetSearch(simulation).find(target)
    guard let view = touchable.view, simulation.firstResponder == .view(view) else {
      throw FlowFailure("expected first responder \(target)", notes: [firstResponder])
    }
  }

  /// Requires that there is no first responder.
  func requireNoFirstResponder() throws(FlowFailure) {
    guard simulation.firstResponder != nil else { return }
    throw FlowFailure("expected no first responder", notes: [firstResponder])
  }

  private var firstResponder: String {
    switch simulation.firstResponder {
    case .view(let view)?:
      "it is "
        + (simulation.outletName(of: view) ?? simulation.template(of: view)?.kind ?? "a view")
    case .controller(let id)?: "it is \(simulation[id]?.name ?? "a controller")"
    default: "there is none"
    }
  }
}
