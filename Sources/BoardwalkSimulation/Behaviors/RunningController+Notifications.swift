/// Notifications.
extension RunningController {
  /// Hears of all notifications called `name` from now on, for as long as it lives.
  public mutating func observe(_ name: String) {
    change { if !$0.observed.contains(name) { $0.observed.append(name) } }
  }

  /// Tells all who observe `name`, the oldest first, before it returns.
  public mutating func post(_ name: String, userInfo: [String: String] = [:]) {
    guard isAlive else { return }
    simulation.post(name, from: id, userInfo: userInfo)
  }
}

extension Simulation {
  /// Tells all who observe `name`, the oldest first, that `sender` has something to say.
  package mutating func post(
    _ name: String, from sender: ControllerID, userInfo: [String: String] = [:]
  ) {
    guard exception == nil else { return }
    post(PostedNotification(name: name, sender: sender, userInfo: userInfo))
  }

  private mutating func post(_ notification: PostedNotification) {
    if let sender = notification.sender { record(sender, .posted(notification.name)) }
    tellObservers(of: notification)
  }

  /// Tells all who observe it that UIKit posts `name`; traces call whom it is about `subject`.
  mutating func postFromSystem(_ name: String, by subject: String, userInfo: [String: String] = [:])
  {
    guard exception == nil else { return }
    trace.append(
      TraceEntry(
        time: clock, phase: phase, subject: subject, isStock: true, event: .posted(name)))
    guard library.hasBehaviors else { return }
    tellObservers(of: PostedNotification(name: name, sender: nil, userInfo: userInfo))
  }

  private mutating func tellObservers(of notification: PostedNotification) {
    let observers = controllers.all.filter { $0.observed.contains(notification.name) }
    for id in observers.map(\.id) {
      behavior(of: id)?.receive(notification, as: id, on: &self)
    }
  }
}
