import BoardwalkBehavior

/// Timers: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`.
extension Interpreter {
  /// The class of timers.
  private static let timerClass = "Timer"

  /// The answer of `base`, the class of timers or a timer, to the call `name`; nil for another value
  /// or another call.
  func callTimer(
    _ name: String, _ labels: [String?], of base: Value, with arguments: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch (base, name) {
    case (.word(Self.timerClass), "scheduledTimer"):
      return try scheduleTimer(labels, arguments, on: &simulation)
    case (.object(Self.timerClass, let fields), "invalidate"):
      let timer = fields["name"]?.text ?? ""
      simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.timers[timer] = nil }
      simulation.stopTimers(named: timer, of: id)
      return .nil
    default: return nil
    }
  }

  private func scheduleTimer(
    _ labels: [String?], _ arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let named = Dictionary(zip(labels.map { $0 ?? "block" }, arguments)) { first, _ in first }
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
    call(timer.block, with: [.object("Timer", ["name": .text(name)])], on: &controller)
    return true
  }
}
