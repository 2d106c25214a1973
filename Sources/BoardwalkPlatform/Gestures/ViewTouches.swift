/// The touches of the hit view: delivered ones, and those delayed until recognizers have decided
/// (GES-03).
struct ViewTouches: Sendable {
  private var waiting: [Touch] = []
  private var delivered: [Int: Touch] = [:]
  private var isCancelled = false

  /// Adds `touch`, to be delivered when the recognizers allow it.
  mutating func add(_ touch: Touch) {
    guard !isCancelled else { return }
    waiting.append(touch)
  }

  /// Delivers the allowed touches: none while beginnings are delayed, and no ends while ends are.
  mutating func release(
    keepingBegan: Bool, keepingEnded: Bool, to delegate: inout some GestureDelegate
  ) {
    guard !keepingBegan else { return }
    while let touch = waiting.first {
      if keepingEnded, touch.phase == .ended { return }
      waiting.removeFirst()
      delivered[touch.finger] = touch.phase == .began || touch.phase == .moved ? touch : nil
      delegate.deliver(touch)
    }
  }

  /// Takes the touches away from the view at `time`.
  mutating func cancel(at time: Int, telling delegate: inout some GestureDelegate) {
    guard !isCancelled else { return }
    isCancelled = true
    waiting = []
    for (_, touch) in delivered.sorted(by: { $0.key < $1.key }) {
      var cancelled = touch
      cancelled.phase = .cancelled
      cancelled.time = time
      delegate.deliver(cancelled)
    }
    delivered = [:]
  }
}
