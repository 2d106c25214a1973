/// Writing down what happens.
extension Stage {
  mutating func tell(_ id: ControllerID, _ callback: Callback) {
    guard let controller = controllers[id] else { return }
    record(controller, .callback(callback))
  }

  mutating func record(_ controller: Controller, _ event: TraceEntry.Event) {
    trace.append(
      TraceEntry(
        time: clock, phase: phase, subject: controller.name, isStock: controller.isStockContainer,
        event: event))
  }

  /// UIKit's own line on the console.
  mutating func log(_ line: String) { append(.log(line)) }

  /// What UIKit does not say.
  mutating func note(_ line: String) { append(.note(line)) }

  /// Ends the app.
  mutating func raise(_ exception: UIKitException) {
    self.exception = exception
    scheduled = []
    append(.exception(exception))
  }

  private mutating func append(_ event: TraceEntry.Event) {
    trace.append(
      TraceEntry(time: clock, phase: phase, subject: "", isStock: false, event: event))
  }

  /// What happened since the last call.
  mutating func takeTrace() -> [TraceEntry] {
    defer { trace = [] }
    return trace
  }

  func name(of id: ControllerID?) -> String? { id.flatMap { controllers[$0]?.name } }
}

extension Controller {
  /// Whether it is a container of UIKit's own, whose callbacks nobody overrides.
  var isStockContainer: Bool {
    guard !isCustom else { return false }
    if case .plain = container { return false }
    return true
  }
}
