import BoardwalkBehavior

/// What verbs do to views.
extension Interpreter {
  mutating func performInViews(
    _ command: Command, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    switch command.verb {
    case .addSubview: try addSubview(command, subject, on: &simulation)
    case .becomeFirstResponder:
      if let responder = responder(subject) { simulation.becomeFirstResponder(responder) }
    case .resignFirstResponder:
      if let responder = responder(subject) { simulation.resignFirstResponder(responder) }
    case .endEditing:
      if case .view(let view) = subject {
        simulation.endEditing(in: view)
      } else {
        simulation.endEditing(in: id)
      }
    case .addGestureRecognizer: try addGestureRecognizer(command, subject, on: &simulation)
    case .requireFailure: try requireFailure(command, on: &simulation)
    case .removeFromSuperview:
      if case .view(let view) = subject { simulation.removeFromSuperview(view) }
    case .beginRefreshing: if case .view(let view) = subject { simulation.beginRefreshing(view) }
    case .endRefreshing: if case .view(let view) = subject { simulation.endRefreshing(view) }
    case .layoutIfNeeded: simulation.layoutIfNeeded()
    case .update: try update(command, subject, on: &simulation)
    default: try performInLists(command, subject, on: &simulation)
    }
  }

  private func responder(_ value: Value) -> Responder? {
    switch value {
    case .view(let view): .view(view)
    case .controller(let controller): .controller(controller)
    default: nil
    }
  }

  /// A view comes into another; a view of another controller comes into this one's; one that comes into the window makes its
  /// controller the root (S0-02).
  private mutating func addSubview(
    _ command: Command, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    let target = try phrase(.to, of: command, on: &simulation)
    guard case .view(let view) = subject else { return }
    if target == .application("window") {
      simulation.setRoot(view.controller)
    } else if view.controller != id {
      simulation.addView(of: view.controller, to: id)
    } else if case .view(let superview)? = target {
      simulation.addSubview(view, to: superview)
    }
  }
}
