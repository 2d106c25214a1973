import BoardwalkPlatform
import BoardwalkSimulation

/// Where input has to go.
extension FlowSession {
  /// Requires a keyboard of `type`, or of any.
  func requireKeyboard(_ type: KeyboardType?) throws(FlowFailure) {
    guard let keyboard = stage.keyboard else { throw FlowFailure("expected a keyboard") }
    guard let type, keyboard.type != type else { return }
    throw FlowFailure(
      "expected keyboard \(type.rawValue), but it is \(keyboard.type.rawValue)")
  }

  /// Requires that there is no keyboard.
  func requireNoKeyboard() throws(FlowFailure) {
    guard let keyboard = stage.keyboard else { return }
    throw FlowFailure("expected no keyboard, but there is \(keyboard.type.rawValue)")
  }

  /// Requires what `target` means to be first responder.
  func requireFirstResponder(_ target: FlowTarget) throws(FlowFailure) {
    let touchable = try TargetSearch(stage).find(target)
    guard let view = touchable.view, stage.firstResponder == .view(view) else {
      throw FlowFailure("expected first responder \(target)", notes: [firstResponder])
    }
  }

  /// Requires that nobody is first responder.
  func requireNoFirstResponder() throws(FlowFailure) {
    guard stage.firstResponder != nil else { return }
    throw FlowFailure("expected no first responder", notes: [firstResponder])
  }

  private var firstResponder: String {
    switch stage.firstResponder {
    case .view(let view)?:
      "it is " + (stage.outletName(of: view) ?? stage.template(of: view)?.kind ?? "a view")
    case .controller(let id)?: "it is \(stage[id]?.name ?? "a controller")"
    default: "there is none"
    }
  }
}
