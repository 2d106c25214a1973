import BoardwalkGraph

/// Writing down what happens.
extension Simulation {
  /// Writes down that UIKit calls `id`, and calls its code; `other` is the controller that `callback`
  /// speaks of.
  mutating func tell(
    _ id: ControllerID, _ callback: Callback, about other: ControllerID? = nil
  ) {
    record(id, .callback(callback))
    guard library.hasBehaviors else { return }
    behavior(of: id)?.receive(callback, about: other, as: id, on: &self)
  }

  /// Writes down a question to `id` before what `answer` does to find the answer, and returns that.
  mutating func ask(
    _ id: ControllerID, _ question: (Bool) -> Callback, _ answer: (inout Simulation) -> Bool
  ) -> Bool {
    let index = trace.count
    record(id, .callback(question(true)))
    guard library.hasBehaviors, !answer(&self) else { return true }
    if trace.indices.contains(index) { trace[index].event = .callback(question(false)) }
    return false
  }

  /// Writes down what happens to `id`, if it lives.
  mutating func record(_ id: ControllerID, _ event: TraceEntry.Event) {
    guard exception == nil else { return }
    guard let identity = controllers.identity(of: id)?.wrappedValue else { return }
    let isStock =
      identity.isStockContainer || identity.blueprint == library.moreList
      || identity.blueprint == library.alert
    trace.append(
      TraceEntry(
        time: clock, phase: phase, subject: identity.name, isStock: isStock, event: event,
        movement: event.isAppearance ? controllers[id]?.movement : nil))
  }

  /// A line on the console.
  mutating func log(_ line: String) { append(.log(line)) }

  /// What UIKit does not say.
  mutating func note(_ line: String) { append(.note(line)) }

  /// `event` as it may be shown: what is typed into a secure field is dots.
  package func concealed(_ event: Event) -> Event {
    guard case .type(let text) = event, case .view(let view)? = firstResponder,
      template(of: view)?.isSecure == true
    else { return event }
    return .type(String(repeating: "•", count: text.count))
  }

  /// Ends the app.
  mutating func raise(_ exception: UIKitException) {
    var exception = exception
    exception.event = exception.event ?? cause.map { concealed($0).description }
    self.exception = exception
    scheduled = []
    appointments = []
    append(.exception(exception))
    exception.provenance.map { note($0) }
  }

  /// Ends the app because of what `segue` of `source` does.
  mutating func raise(
    _ exception: UIKitException, by segue: SegueTemplate?, of source: ControllerID
  ) {
    var exception = exception
    exception.origin = origin(of: segue, blueprint(of: source))
    raise(exception)
  }

  private mutating func append(_ event: TraceEntry.Event) {
    trace.append(
      TraceEntry(time: clock, phase: phase, subject: "", isStock: false, event: event))
  }

  /// What happened since the last call.
  mutating func takeTrace() -> [TraceEntry] {
    defer { trace = [] }
    budget.restart()
    return trace
  }

  func name(of id: ControllerID?) -> String? { id.flatMap { controllers[$0]?.name } }
}
