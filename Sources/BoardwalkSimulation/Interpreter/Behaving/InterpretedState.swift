import BoardwalkBehavior

/// The state of an instance of an interpreted class.
struct InterpretedState: Sendable, Hashable {
  /// Its states.
  var values: [String: Value] = [:]

  /// The statements that wait for something to end, by the names of the completions.
  var pending: [String: Continuation] = [:]

  /// What the choices of the alert that it presented last do, by their titles.
  var choices: [String: Value] = [:]
}

/// Statements that wait for something, and what was known where they were written.
struct Continuation: Sendable, Hashable {
  var body: [Statement]
  var names: [String: Value]
}

/// The shared state of the app.
struct AppMemory: Sendable, Hashable {
  var shared: [String: Value]
  var dice: RandomNumbers
}
