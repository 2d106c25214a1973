/// What takes time.
extension RunningController {
  /// Lets `changes` happen so that what can be seen of them, `alpha` and `transform` of views, takes
  /// `duration` seconds, after `delay` seconds; then calls its `complete` with `completion`.
  ///
  /// ```swift
  /// controller.animate(withDuration: 0.2, completion: "faded") { $0["photo"]?.alpha = 0 }
  /// ```
  ///
  /// What views are changes at once, as in UIKit.
  public mutating func animate(
    withDuration duration: Double, delay: Double = 0, completion: String? = nil,
    _ changes: (inout Self) -> Void
  ) {
    guard isAlive else { return }
    let outer = simulation.beginAnimation()
    changes(&self)
    guard isAlive else {
      simulation.dropAnimation(inside: outer)
      return
    }
    simulation.endAnimation(
      inside: outer, for: id, duration: duration, delay: delay, completion: completion)
  }

  /// Calls its `timerFired` with `name` in `seconds`, once: what `asyncAfter` or a timer does.
  public mutating func after(_ seconds: Double, _ name: String) {
    guard isAlive else { return }
    simulation.startTimer(name, of: id, in: .milliseconds(seconds))
  }

  /// Calls its `timerFired` with `name` every `seconds` from now on, until it is stopped or nobody holds
  /// the controller.
  public mutating func startTimer(_ name: String, every seconds: Double) {
    guard isAlive else { return }
    let interval = Int.milliseconds(seconds)
    simulation.startTimer(name, of: id, in: max(1, interval), every: interval)
  }

  /// Stops the timers called `name`, and calls of that name that were put off.
  public mutating func stopTimer(_ name: String) {
    guard isAlive else { return }
    simulation.stopTimer(name, of: id)
  }

  /// The time of the virtual clock since launch, in seconds.
  public var time: Double { Double(simulation.clock) / 1000 }
}

extension Int {
  /// `seconds` in milliseconds: from none to a day, so that the clock never runs over.
  static func milliseconds(_ seconds: Double) -> Int {
    guard seconds.isFinite else { return 0 }
    return Self((Swift.min(Swift.max(seconds, 0), 86_400) * 1000).rounded())
  }
}
