import BoardwalkBehavior
import BoardwalkPlatform
import BoardwalkSchema

/// The effects of verbs on actions and interactions of views.
extension Interpreter {
  /// `addTarget save to button, event: .touchUpInside`
  mutating func addTarget(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    guard let selector = simulation.selector(of: subject, performedBy: view.controller) else {
      throw Fault("addTarget takes an action, not \(subject.typeDescription)")
    }
    let event = try option("event", of: command, on: &simulation)?.word
    guard let event = ControlEvent(rawValue: event ?? "") else {
      throw Fault("there is no control event .\(event ?? "")")
    }
    simulation.addAction(selector, to: view, for: event)
  }

  /// `addInteraction UIContextMenuInteraction(delegate: self) to photo`
  mutating func addInteraction(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard case .object("UIContextMenuInteraction", let fields) = subject else {
      if case .object(let name, _) = subject { throw .notModeled(name) }
      throw Fault("addInteraction takes a UIContextMenuInteraction, not \(subject.typeDescription)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    simulation.addContextMenu(to: view, by: fields["delegate"]?.controller ?? id)
  }
}

/// The effects of verbs on gesture recognizers.
extension Interpreter {
  /// `addGestureRecognizer pinch to collectionView`
  mutating func addGestureRecognizer(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let made = CreatedRecognizer(subject) else {
      throw Fault("addGestureRecognizer takes a gesture recognizer, not \(subject.typeDescription)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    let width = simulation.options.device.size(isLandscape: simulation.options.isLandscape).width
    guard let recognizer = made.recognizer(inWidth: width) else {
      throw Fault("there is no gesture recognizer class \(made.className)")
    }
    simulation.addGestureRecognizer(
      recognizer, to: view, action: simulation.selector(of: made.action),
      delegate: made.delegate?.controller)
  }

  /// Sets the property `name` of `recognizer`, as far as the app's views know it.
  func set(
    _ name: String, of recognizer: CreatedRecognizer, to value: Value,
    on simulation: inout Simulation
  ) {
    switch name {
    case "isEnabled":
      simulation.setEnabled(value.isTrue ?? false, recognizer: recognizer.name, of: id)
    case "delegate":
      simulation.controllers[id]?.gestures.delegates[recognizer.name] = value.controller
    default: break
    }
  }

  /// `requireFailure of pinch by collectionView.gestureRecognizers`: these recognizers wait for its
  /// failure, and fail if it does not fail (GES-08).
  mutating func requireFailure(_ command: VerbPhrase, on simulation: inout Simulation) throws(Fault)
  {
    guard let first = try phrase(.of, of: command, on: &simulation).flatMap(CreatedRecognizer.init)
    else {
      throw Fault("requireFailure takes a gesture recognizer")
    }
    let waiting = try phrase(.by, of: command, on: &simulation) ?? .nil
    for other in waiting.elements.compactMap(CreatedRecognizer.init) where other.name != first.name
    {
      simulation.require(other.name, toFail: first.name, of: id)
    }
  }
}
