import BoardwalkBehavior
import BoardwalkPlatform
import BoardwalkSchema

/// The effects of verbs on actions and interactions of views.
extension Interpreter {
  /// `addTarget save to button, event: .touchUpInside`
  mutating func addTarget(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let selector = simulation.selector(of: subject) else {
      throw Fault("addTarget takes an action, not \(subject.sort)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
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
      throw Fault("addInteraction takes a UIContextMenuInteraction, not \(subject.sort)")
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
      throw Fault("addGestureRecognizer takes a gesture recognizer, not \(subject.sort)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    let width = simulation.options.device.size(isLandscape: simulation.options.isLandscape).width
    guard let recognizer = made.recognizer(inWidth: width) else {
      throw Fault("there is no gesture recognizer class \(made.className)")
    }
    simulation.addGestureRecognizer(
      recognizer, to: view, action: simulation.selector(of: made.action))
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
