import BoardwalkBehavior
import BoardwalkPlatform

/// The effects of verbs on notifications.
extension Interpreter {
  /// `post "ItemAdded", name: item.name`
  mutating func post(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    var userInfo: [String: Value] = [:]
    for option in command.options {
      userInfo[option.name] = try value(of: option.value, on: &simulation)
    }
    if let object = try phrase(.of, of: command, on: &simulation), object != .nil {
      userInfo[PostedNotification.objectKey] = object
    }
    simulation.post(subject.optionalText ?? "", from: id, values: userInfo)
  }

  /// `addObserver refresh for "ItemAdded"`
  mutating func addObserver(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard subject.caller != nil else {
      throw Fault("addObserver takes a block or an action, not \(subject.typeDescription)")
    }
    guard let name = try phrase(.for, of: command, on: &simulation)?.optionalText else { return }
    observe(name, by: subject, on: &simulation)
  }

  /// Runs `block` at each notification `name`; returns the observer.
  @discardableResult
  func observe(_ name: String, by block: Value, on simulation: inout Simulation) -> Value {
    simulation.updateState(of: id, as: InterpretedBehavior.self) { state in
      state.observers.append(NotificationObserver(name: name, block: block))
    }
    simulation.act(as: id) { $0.observe(name) }
    return .object("NSObjectProtocol", ["name": .text(name)])
  }

  /// `removeObserver`: the observations of `name` end, or all of them if it is nil.
  func removeObservers(of name: String?, on simulation: inout Simulation) {
    simulation.updateState(of: id, as: InterpretedBehavior.self) { state in
      state.observers.removeAll { name == nil || $0.name == name }
    }
  }
}

extension InterpretedBehavior {
  /// Runs what the controller `id` has registered for changes of its traits (LIFE-18).
  func callTraitObservers(
    previous: EnvironmentTraits, as id: ControllerID, on simulation: inout Simulation
  ) {
    let observers = simulation.state(of: id, as: InterpretedBehavior.self)?.traitObservers ?? []
    for block in observers {
      act(as: id, on: &simulation) {
        call(block, with: [.controller(id), Value(previous)], on: &$0)
      }
    }
  }

  /// Runs what observes `notification` in the controller `id`, with the notification as the
  /// argument.
  func callObservers(
    of notification: PostedNotification, as id: ControllerID, on simulation: inout Simulation
  ) {
    let observers = simulation.state(of: id, as: InterpretedBehavior.self)?.observers ?? []
    let argument = Value.record([
      "name": .text(notification.name), "object": notification.object,
      "userInfo": notification.userInfoValue,
    ])
    for observer in observers where observer.name == notification.name {
      act(as: id, on: &simulation) { call(observer.block, with: [argument], on: &$0) }
    }
  }
}
