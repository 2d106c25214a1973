import BoardwalkBehavior

/// Timers: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`.
extension Interpreter {
  /// The class of timers.
  static let timerClass = "Timer"

  /// Ends the timer with the properties `fields`.
  func invalidateTimer(_ fields: [String: Value], on simulation: inout Simulation) {
    let timer = fields["name"]?.text ?? ""
    simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.timers[timer] = nil }
    simulation.stopTimers(named: timer, of: id)
  }

  /// The timer that `call` starts.
  func scheduleTimer(_ call: MethodCall, on simulation: inout Simulation) throws(Fault) -> Value {
    let named = Dictionary(zip(call.labels.map { $0 ?? "block" }, call.arguments)) { first, _ in
      first
    }
    guard let interval = (named["withTimeInterval"] ?? named["timeInterval"])?.double,
      (0...1e6) ~= interval, let block = named["block"] ?? named["selector"], block.caller != nil
    else { throw Fault("a timer takes a number of seconds and a block or a selector") }
    let isRepeating = named["repeats"]?.isTrue ?? false
    let timers = simulation.state(of: id, as: InterpretedBehavior.self)?.timers ?? [:]
    guard timers.count < ValueLimits.waitingBlocks else {
      throw Fault(
        "The app does not come to rest: \(timers.count) timers run.", name: "EXC_RESOURCE")
    }
    var number = 1
    while timers["timer \(number)"] != nil { number += 1 }
    let name = "timer \(number)"
    simulation.updateState(of: id, as: InterpretedBehavior.self) {
      $0.timers[name] = InterpretedTimer(block: block, isRepeating: isRepeating)
    }
    let milliseconds = Int((interval * 1000).rounded())
    simulation.startTimer(
      name, of: id, in: milliseconds, every: isRepeating ? milliseconds : nil)
    return .object(Self.timerClass, ["name": .text(name)])
  }
}

extension InterpretedBehavior {
  /// Runs what the timer `name` is for; returns whether there is one.
  func fire(_ name: String, on controller: inout Instance) -> Bool {
    guard let timer = controller.state.timers[name] else { return false }
    if !timer.isRepeating { controller.state.timers[name] = nil }
    call(
      timer.block, with: [.object(Interpreter.timerClass, ["name": .text(name)])], on: &controller)
    return true
  }
}

/// The work of expressions.
extension Interpreter {
  /// Counts the work of evaluating `count` expressions; too much of it ends the app.
  func count(_ count: Int, on simulation: inout Simulation) throws(Fault) {
    simulation.budget.evaluate(count)
    guard simulation.budget.allowsEvaluation else {
      throw Fault(
        "The app does not come to rest: \(HandlerBudget.evaluationLimit) expressions were evaluated "
          + "after one event", name: "EXC_RESOURCE")
    }
  }

  /// Counts the work of a search through `value`.
  func count(sizeOf value: Value, on simulation: inout Simulation) throws(Fault) {
    let size = try ValueLimits.checkedSize(of: value)
    if size > 0 { try count(size / Self.bytesOfExpression, on: &simulation) }
  }

  /// The number of bytes of a value that count as one expression.
  private static let bytesOfExpression = 256

  /// `value`, which was just made, if it is not too much.
  func checked(_ value: Value, on simulation: inout Simulation) throws(Fault) -> Value {
    try count(sizeOf: value, on: &simulation)
    return try ValueLimits.checked(value)
  }

  /// The text of `value`.
  mutating func text(of value: Value, on simulation: inout Simulation) throws(Fault) -> String {
    try count(sizeOf: value, on: &simulation)
    // A type may describe its values otherwise.
    return try typeMember("description", of: value, on: &simulation)?.text ?? value.text
  }
}
