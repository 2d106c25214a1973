import BoardwalkBehavior

/// The state of an instance of an interpreted class.
struct InterpretedState: Sendable, Hashable {
  /// Its states.
  var values: [String: Value] = [:]

  /// The suspended statements, by the names of the completions.
  var pending: [String: Continuation] = [:]

  /// What observes notifications, in the order in which it began to.
  var observers: [NotificationObserver] = []

  /// The blocks of the last presented alert's actions, by title.
  var choices: [String: Value] = [:]
}

/// Suspended statements, with their local values.
struct Continuation: Sendable, Hashable {
  var body: [BehaviorStatement]
  var names: [String: Value]

  /// The class that declares them.
  var owner: String
}

/// The user defaults.
struct UserDefaultsState: Sendable, Hashable {
  /// What the app has set, by key.
  var values: [String: Value] = [:]

  /// What it has registered for keys without a value.
  var registered: [String: Value] = [:]
}

/// The shared state of the app.
struct AppMemory: Sendable, Hashable {
  var shared: [String: Value]
  var defaults = UserDefaultsState()
  var randomNumbers: RandomNumbers
}
