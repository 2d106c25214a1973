import BoardwalkBehavior

/// Calls on the coordinators of transitions.
extension Interpreter {
  /// The answer of a coordinator to `call`; nil if it knows none of that name.
  func coordinate(_ call: MethodCall, on simulation: inout Simulation) throws(Fault) -> Value? {
    switch call.name {
    case "animate" where simulation.isTurning:
      let moments: [TransitionCoordination.Moment] = [.turn, .turnEnd]
      for (block, moment) in zip(call.arguments, moments) {
        guard let label = try wait(coordinated: block, on: &simulation) else { continue }
        simulation.coordinateTurn(Completion(caller: id, label: label), at: moment)
      }
      return .bool(true)
    case "animate":
      let outer = simulation.beginAnimation()
      let animations = call.arguments.first ?? .nil
      _ = try self.call(animations, with: [CoordinatorCall.coordinator()], on: &simulation)
      let completion = call.arguments.count > 1 ? call.arguments.last : nil
      let label = try wait(coordinated: completion, on: &simulation)
      let transition = simulation.coordinatedTransition
      simulation.endAnimation(
        inside: outer, for: id, duration: Double(transition?.duration ?? 0) / 1000, delay: 0,
        completion: transition == nil ? label : nil)
      if let label { simulation.coordinate(Completion(caller: id, label: label), at: .end) }
      return .bool(true)
    case "notifyWhenInteractionChanges":
      if simulation.interaction != nil,
        let label = try wait(coordinated: call.arguments.last, on: &simulation)
      {
        simulation.coordinate(Completion(caller: id, label: label), at: .interactionChange)
      }
      return .nil
    default: return nil
    }
  }

  /// Stores `block` until it is called with a context; nil if it is none.
  private func wait(
    coordinated block: Value?, on simulation: inout Simulation
  ) throws(Fault) -> String? {
    guard let block, block.caller != nil else { return nil }
    var waiting = self
    waiting.names = ["block": block, CoordinatorCall.context: CoordinatorCall.coordinator()]
    return try waiting.wait(
      [.calling("block", with: CoordinatorCall.context)], on: &simulation)
  }
}

/// Transitions between views.
extension Interpreter {
  /// `UIView.transition(from: front, to: back, duration: 0.3, options: []) { … }`: `back` takes the
  /// place of `front`, or is shown in its place with the option `showHideTransitionViews`.
  mutating func transition(_ call: MethodCall, on simulation: inout Simulation) throws(Fault) {
    guard call.arguments.count > 3, let old = call.arguments[0].view,
      let new = call.arguments[1].view
    else { return }
    let outer = simulation.beginAnimation()
    if call.arguments[3].elements.contains(where: { $0.word == "showHideTransitionViews" }) {
      simulation[old]?.isHidden = true
      simulation[new]?.isHidden = false
    } else if let superview = simulation.superview(of: old) {
      simulation.addSubview(new, to: superview)
      simulation.removeFromSuperview(old)
    }
    let block = call.arguments.count > 4 ? call.arguments.last : nil
    simulation.endAnimation(
      inside: outer, for: id, duration: call.arguments[2].double ?? 0,
      completion: try wait(calling: block, on: &simulation)?.label)
  }
}
