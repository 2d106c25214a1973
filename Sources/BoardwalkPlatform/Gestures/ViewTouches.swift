/// The touches of the view that was hit: those it was told of, and those that are kept from it until
/// recognizers have decided (GES-03).
struct ViewTouches: Sendable {
  private var waiting: [Touch] = []
  private var told: [Int: Touch] = [:]
  private var isCancelled = false

  /// Takes `touch`, to be told of when the recognizers let it.
  mutating func take(_ touch: Touch) {
    guard !isCancelled else { return }
    waiting.append(touch)
  }

  /// Tells the view what may be told: nothing while beginnings are kept, and no ends while ends are.
  mutating func release(
    keepingBegan: Bool, keepingEnded: Bool, to delegate: inout some GestureDelegate
  ) {
    guard !keepingBegan else { return }
    while let touch = waiting.first {
      if keepingEnded, touch.phase == .ended { return }
      waiting.removeFirst()
      told[touch.finger] = touch.phase == .began || touch.phase == .moved ? touch : nil
      delegate.deliver(touch)
    }
  }

  /// Takes the touches away from the view at `time`.
  mutating func cancel(at time: Int, telling delegate: inout some GestureDelegate) {
    guard !isCancelled else { return }
    isCancelled = true
    waiting = []
    for (_, touch) in told.sorted(by: { $0.key < $1.key }) {
      var cancelled = touch
      cancelled.phase = .cancelled
      cancelled.time = time
      delegate.deliver(cancelled)
    }
    told = [:]
  }
}
