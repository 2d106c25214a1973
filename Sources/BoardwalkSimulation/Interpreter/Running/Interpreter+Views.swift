import BoardwalkBehavior

/// What verbs do to views.
extension Interpreter {
  mutating func performInViews(
    _ command: Command, _ subject: Value, on stage: inout Stage
  ) throws(Fault) {
    switch command.verb {
    case .addSubview: try addSubview(command, subject, on: &stage)
    case .becomeFirstResponder:
      if let responder = responder(subject) { stage.becomeFirstResponder(responder) }
    case .resignFirstResponder:
      if let responder = responder(subject) { stage.resignFirstResponder(responder) }
    case .endEditing:
      if case .view(let view) = subject {
        stage.endEditing(in: view)
      } else {
        stage.endEditing(in: id)
      }
    case .addGestureRecognizer: try addGestureRecognizer(command, subject, on: &stage)
    case .requireFailure: try requireFailure(command, on: &stage)
    case .removeFromSuperview:
      if case .view(let view) = subject { stage.removeFromSuperview(view) }
    case .beginRefreshing: if case .view(let view) = subject { stage.beginRefreshing(view) }
    case .endRefreshing: if case .view(let view) = subject { stage.endRefreshing(view) }
    case .layoutIfNeeded: stage.layoutIfNeeded()
    case .update: try update(command, subject, on: &stage)
    default: try performInLists(command, subject, on: &stage)
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
    _ command: Command, _ subject: Value, on stage: inout Stage
  ) throws(Fault) {
    let target = try phrase(.to, of: command, on: &stage)
    guard case .view(let view) = subject else { return }
    if target == .application("window") {
      stage.setRoot(view.controller)
    } else if view.controller != id {
      stage.addView(of: view.controller, to: id)
    } else if case .view(let superview)? = target {
      stage.addSubview(view, to: superview)
    }
  }
}
