/// What views were when an animation around a change began.
package struct AnimationFrame: Sendable {
  fileprivate let origins: [ViewID: ViewAnimation.Look]?
}

/// Changes that views are animated to: between the two calls, views are changed at once.
extension Simulation {
  /// Begins a change that is animated; returns what ends it.
  package mutating func beginAnimation() -> AnimationFrame {
    let outer = AnimationFrame(origins: animatedOrigins)
    animatedOrigins = [:]
    return outer
  }

  /// Lets what can be seen of the changes since `outer` was returned take `duration` seconds, after
  /// `delay` seconds; then calls the `complete` of `id` with `completion`.
  package mutating func endAnimation(
    inside outer: AnimationFrame, for id: ControllerID, duration: Double, delay: Double = 0,
    completion: String? = nil
  ) {
    let origins = dropAnimation(inside: outer)
    guard exception == nil, controllers[id] != nil else { return }
    animate(
      from: origins, for: id, duration: .milliseconds(duration), delay: .milliseconds(delay),
      completion: completion)
  }

  /// Ends the change that began with `outer`, and returns where views were.
  @discardableResult
  mutating func dropAnimation(inside outer: AnimationFrame) -> [ViewID: ViewAnimation.Look] {
    let origins = animatedOrigins ?? [:]
    // What an animation around this one has not seen yet begins there too.
    animatedOrigins = outer.origins.map { $0.merging(origins) { first, _ in first } }
    return origins
  }

  /// Calls the `timerFired` of `id` with `name` in `seconds`, once.
  package mutating func callLater(_ seconds: Double, _ name: String, of id: ControllerID) {
    guard exception == nil else { return }
    startTimer(name, of: id, in: .milliseconds(seconds))
  }
}
