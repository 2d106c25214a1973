import BoardwalkBehavior

/// Suspended statements, with their local values.
struct Continuation: Sendable, Hashable {
  /// The lists of statements that go on, the innermost one last; each waits for the next.
  var frames: [TaskFrame]

  /// Whether an error that nothing catches ends only them, as in a task.
  var isTask = false

  /// The name of the task that a value stands for; nil for others.
  var task: String?

  /// Whether the task has been cancelled.
  var isCancelled = false

  /// The sleep that it is in; nil before the first.
  var sleep: Sleep?

  /// A sleep, which an error ends if the task is cancelled.
  struct Sleep: Sendable, Hashable {
    /// Whether the error is ignored: `try? await Task.sleep(…)`.
    let isTried: Bool
  }

  /// Gives the value `value` the name `name` in the innermost statements.
  mutating func setName(_ name: String, to value: Value) {
    guard let last = frames.indices.last else { return }
    frames[last].names[name] = value
  }
}

/// Statements that a task is performing.
struct TaskFrame: Sendable, Hashable {
  /// What they are for the statements that wait for them.
  enum Role: Sendable, Hashable {
    /// A block of theirs, in which these names are its own.
    case block(own: Set<String>)

    /// Those for an element of a loop, which is the next statement around them.
    case loop(own: Set<String>)

    /// `do`, with the branches for errors.
    case attempt([Branch])

    /// A method; its result is for the statement `action`. An error makes it nil if it `isTried`.
    case call(for: BehaviorStatement.Action, isTried: Bool)
  }

  var role = Role.block(own: [])

  /// The statements that remain.
  var statements: ArraySlice<BehaviorStatement>

  /// What is performed when they end.
  var deferred: [[BehaviorStatement]] = []

  var names: [String: Value]

  /// The class that declares them.
  var owner: String
}
