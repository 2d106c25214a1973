import BoardwalkBehavior

/// The state of an instance of an interpreted class.
struct InterpretedState: Sendable, Hashable {
  /// Its states.
  var values: [String: Value] = [:]

  /// The suspended statements, by the names of the completions.
  var pending: [String: Continuation] = [:]

  /// What observes notifications, in the order in which it began to.
  var observers: [NotificationObserver] = []

  /// The states of the cells and other views of its own classes.
  var viewStates: [ViewID: [String: Value]] = [:]

  /// The blocks that changes of traits run, in the order in which they were registered.
  var traitObservers: [Value] = []

  /// The handlers of the actions without a selector that its controls and items send, by the
  /// selectors that stand for them.
  var handlers: [String: Value] = [:]

  /// The names of the tasks that code has cancelled.
  var cancelledTasks: Set<String> = []

  /// The running timers, by name.
  var timers: [String: InterpretedTimer] = [:]

  /// The blocks of the last presented alert's actions, by title.
  var choices: [String: Value] = [:]
}

/// A timer that code has scheduled: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
struct InterpretedTimer: Sendable, Hashable {
  /// What it runs.
  let block: Value

  let isRepeating: Bool
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

  /// The stored properties of the objects of the app's own classes, by their numbers.
  var instances: [[String: Value]] = []

  /// The values of the variables that closures and the code around them share, by their numbers.
  var variables: [Value] = []

  /// The values of types that code has set, and the objects among them, by type and name.
  var constants: [String: Value] = [:]

  var defaults = UserDefaultsState()
  var randomNumbers: RandomNumbers
}
