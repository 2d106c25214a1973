import BoardwalkBehavior

/// Tasks, which go on later where they sleep.
extension Interpreter {
  /// The maximum number of methods and blocks of a task that wait for each other.
  private static let frameLimit = 100

  /// The number of expressions that the search for calls in a statement counts as.
  private static let stepWork = 100

  /// Goes on with `task` until it ends or sleeps; an error ends the app, or a task of its own.
  mutating func resume(_ task: Continuation, on simulation: inout Simulation) {
    var task = task
    isTaskCancelled = task.isCancelled
    let sleep = task.sleep
    task.sleep = nil
    _ = attempt(on: &simulation) { interpreter, simulation throws(Fault) in
      if task.isCancelled, sleep?.isTried == false {
        try interpreter.unwind(.cancellation, &task, on: &simulation)
      }
      while !task.frames.isEmpty, !simulation.isOver {
        do throws(Fault) {
          if try interpreter.step(&task, on: &simulation) { return }
        } catch {
          try interpreter.unwind(error, &task, on: &simulation)
        }
      }
    }
  }

  /// Performs the next statement of `task`; returns whether it sleeps now.
  private mutating func step(
    _ task: inout Continuation, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    let last = task.frames.count - 1
    guard let statement = task.frames[last].statements.popFirst() else {
      try finish(nil, of: &task, on: &simulation)
      return false
    }
    try count(Self.stepWork, on: &simulation)
    takeNames(of: &task.frames[last])
    if let time = statement.sleep {
      task.frames[last].names = names
      return try sleep(time, isTried: statement.call?.isTried == true, &task, on: &simulation)
    }
    let inner = Result { () throws(Fault) in
      try self.inner(of: statement, &task.frames[last], on: &simulation)
    }
    if let inner = try inner.get(puttingBack: names, into: &task.frames[last]) {
      try enter(inner, of: &task)
      return false
    }
    takeNames(of: &task.frames[last])
    var deferred = task.frames[last].deferred
    let answer = Result { () throws(Fault) in
      try performInOrder([statement], deferring: &deferred, on: &simulation)
    }
    task.frames[last].deferred = deferred
    if let answer = try answer.get(puttingBack: names, into: &task.frames[last]) {
      try finish(answer, of: &task, on: &simulation)
    }
    return false
  }

  /// Takes the names out of `frame`, so that they are changed in place: those of thousands of results
  /// are not copied for each statement.
  private mutating func takeNames(of frame: inout TaskFrame) {
    owner = frame.owner
    names = [:]
    swap(&names, &frame.names)
  }

  /// Begins `inner`, the statements that the last ones of `task` perform.
  private func enter(_ inner: TaskFrame, of task: inout Continuation) throws(Fault) {
    guard task.frames.count < Self.frameLimit else {
      throw .stackOverflow(in: "a task", depth: Self.frameLimit)
    }
    var inner = inner
    task.dropEnded(before: &inner)
    task.frames.append(inner)
  }

  /// The statements that `statement` performs before those after it in `frame`, which may take time;
  /// nil if it takes none.
  private mutating func inner(
    of statement: BehaviorStatement, _ frame: inout TaskFrame, on simulation: inout Simulation
  ) throws(Fault) -> TaskFrame? {
    guard [statement].waits(for: script.waitingMethods) else { return nil }
    switch statement.action {
    case .choose(let branches, let otherwise):
      for branch in branches {
        let outer = names
        let holds = try hold(branch.conditions, on: &simulation)
        defer { names = outer }
        guard holds else { continue }
        let own = Set(branch.conditions.compactMap(\.name))
        return TaskFrame(
          role: .block(own: own), statements: branch.body[...], names: names, owner: owner)
      }
      return TaskFrame(statements: otherwise[...], names: names, owner: owner)
    case .require(let conditions, let otherwise):
      guard try hold(conditions, on: &simulation) else {
        return TaskFrame(statements: otherwise[...], names: names, owner: owner)
      }
      return TaskFrame(statements: [], names: names, owner: owner)
    case .visit: return try visitFirst(of: statement, &frame, on: &simulation)
    case .loop: return try firstTurn(of: statement, &frame, on: &simulation)
    case .attempt(let body, let branches):
      return TaskFrame(role: .attempt(branches), statements: body[...], names: names, owner: owner)
    default: return try method(calledBy: statement, on: &simulation)
    }
  }

  /// The statements of the method that `statement` calls, of the class or of a value.
  private mutating func method(
    calledBy statement: BehaviorStatement, on simulation: inout Simulation
  ) throws(Fault) -> TaskFrame? {
    guard let call = statement.call, let name = call.callee.lastName else { return nil }
    let labels = call.arguments.map(\.label)
    var receiver: Value?
    if case .member(let base, _, at: _) = call.callee.form {
      receiver = try value(of: base, on: &simulation)
    }
    let known = receiver.flatMap { method(name, labels, of: $0, isProperty: false) }
    let callable =
      receiver == nil || receiver == .controller(id)
      ? behavior.callable(name, labels) : known.map { Callable($0.1.block) }
    guard names[name] == nil, let callable else { return nil }
    var values: [Value] = []
    for argument in call.arguments { values.append(try value(of: argument.value, on: &simulation)) }
    let fields = known.map { fieldNames(of: receiver ?? .nil, $0.0) } ?? [:]
    var interpreter = Interpreter(behavior, as: id, fields, of: callable.owner, depth: depth + 1)
    try interpreter.name(
      values, labels, by: callable.parameters, callable.signature, on: &simulation)
    let isSelf = known == nil
    return TaskFrame(
      role: .call(for: statement.action, isTried: call.isTried), statements: callable.body[...],
      names: interpreter.names, owner: isSelf ? callable.owner : owner)
  }

  /// Ends the innermost statements of `task`; with an `answer` also those around them, up to the
  /// method whose result it is.
  private mutating func finish(
    _ answer: Value?, of task: inout Continuation, on simulation: inout Simulation
  ) throws(Fault) {
    guard let frame = task.frames.popLast() else { return }
    (names, owner) = (frame.names, frame.owner)
    for block in frame.deferred.reversed() { _ = try perform(block, on: &simulation) }
    switch frame.role {
    case .call(for: let action, _):
      try deliver(answer ?? .nil, for: action, &task, on: &simulation)
    case .block(let own):
      task.merge(names, own: own)
      if let answer { try finish(answer, of: &task, on: &simulation) }
    case .loop(let own):
      task.merge(names, own: own)
      guard let answer else { return }
      let label = task.frames.last?.statements.first?.label
      switch LoopJump(answer, label: label) {
      case .continue: break
      case .break:
        // The statement after this one would visit the other elements.
        if let last = task.frames.indices.last { task.frames[last].statements.removeFirst() }
      case nil: try finish(answer, of: &task, on: &simulation)
      }
    case .attempt:
      task.merge(names, own: [])
      if let answer { try finish(answer, of: &task, on: &simulation) }
    }
  }

  /// Passes `value`, the result of a method, to `action`, which called it.
  private mutating func deliver(
    _ value: Value, for action: BehaviorStatement.Action, _ task: inout Continuation,
    on simulation: inout Simulation
  ) throws(Fault) {
    guard let last = task.frames.indices.last else { return }
    if case .answer = action { return try finish(value, of: &task, on: &simulation) }
    takeNames(of: &task.frames[last])
    let result = Result { () throws(Fault) in
      switch action {
      case .name(let name, _): names[name] = value
      case .assign(_, to: let place): try put(value, into: place, on: &simulation)
      default: break
      }
    }
    try result.get(puttingBack: names, into: &task.frames[last])
  }

  /// Goes on with `task` where `fault` is caught; throws it on if nothing catches it.
  private mutating func unwind(
    _ fault: Fault, _ task: inout Continuation, on simulation: inout Simulation
  ) throws(Fault) {
    guard let thrown = fault.thrown else { throw fault }
    while let frame = task.frames.popLast() {
      (names, owner) = (frame.names, frame.owner)
      for block in frame.deferred.reversed() { _ = try perform(block, on: &simulation) }
      switch frame.role {
      case .call(for: let action, isTried: true):
        return try deliver(.nil, for: action, &task, on: &simulation)
      case .attempt(let branches):
        task.merge(names, own: [])
        names = task.frames.last?.names ?? names
        names[BehaviorStatement.caughtError] = thrown
        for branch in branches where try hold(branch.conditions, on: &simulation) {
          var own = Set(branch.conditions.compactMap(\.name))
          own.insert(BehaviorStatement.caughtError)
          return task.frames.append(
            TaskFrame(
              role: .block(own: own), statements: branch.body[...], names: names, owner: owner))
        }
      default: break
      }
    }
    if !task.isTask { throw fault }
  }

  /// Suspends `task` for the time `time`, unless it is cancelled; returns whether it sleeps now.
  private mutating func sleep(
    _ time: ValueExpression, isTried: Bool, _ task: inout Continuation,
    on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    let seconds = try value(of: time, on: &simulation).double ?? 0
    guard !task.isCancelled else {
      if !isTried { throw .cancellation }
      return false
    }
    guard (0...1e6) ~= seconds else {
      throw Fault("a time must be a number of seconds, at least 0")
    }
    task.sleep = Continuation.Sleep(isTried: isTried)
    if let label = try wait(task, on: &simulation) {
      simulation.callLater(seconds, label, of: id)
    }
    return true
  }
}

/// Tasks that values stand for: `let task = Task { … }`.
extension Interpreter {
  static let taskClass = "Task"

  /// The new task that performs `closure` in the next turn.
  func startTask(_ closure: Value, on simulation: inout Simulation) throws(Fault) -> Value? {
    guard case .closure(let closure) = closure, closure.controller == id else { return nil }
    let state = simulation.state(of: id, as: InterpretedBehavior.self)
    let used = Set(
      (state?.pending.values.map(\.task) ?? []) + (state?.values.values.map(\.task) ?? []))
    var number = 1
    while used.contains("task \(number)") { number += 1 }
    let name = "task \(number)"
    if state?.cancelledTasks.contains(name) == true {
      simulation.updateState(of: id, as: InterpretedBehavior.self) {
        $0.cancelledTasks.remove(name)
      }
    }
    let frame = TaskFrame(
      statements: closure.block.body[...], names: closure.names, owner: closure.block.owner)
    let task = Continuation(frames: [frame], isTask: true, task: name)
    if let label = try wait(task, on: &simulation) {
      simulation.complete(Completion(caller: id, label: label))
    }
    return .object(Self.taskClass, ["name": .text(name)])
  }

  /// Cancels `task`: where it sleeps, an error is thrown in the next turn.
  func cancel(_ task: Value, on simulation: inout Simulation) {
    let pending = simulation.state(of: id, as: InterpretedBehavior.self)?.pending ?? [:]
    guard let name = task.task else { return }
    simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.cancelledTasks.insert(name) }
    guard
      let (label, waiting) = pending.first(where: { $0.value.task == name }), !waiting.isCancelled
    else { return }
    simulation.updateState(of: id, as: InterpretedBehavior.self) {
      $0.pending[label]?.isCancelled = true
    }
    // A task that has not begun yet does not sleep.
    guard waiting.sleep != nil else { return }
    simulation.stopTimers(named: label, of: id)
    simulation.complete(Completion(caller: id, label: label))
  }
}

extension Interpreter {
  /// Whether `task` has been cancelled; nil if it is no task.
  func isCancelled(_ task: Value, on simulation: Simulation) -> Value? {
    guard let name = task.task else { return nil }
    let state = simulation.state(of: id, as: InterpretedBehavior.self)
    return .bool(state?.cancelledTasks.contains(name) == true)
  }
}

extension Value {
  /// The name of the task that it stands for; nil for another value.
  fileprivate var task: String? {
    guard case .object(Interpreter.taskClass, let fields) = self else { return nil }
    return fields["name"]?.text
  }
}

extension Result where Failure == Fault {
  /// What statements of `frame` have done, whose names are `names` now.
  fileprivate func get(
    puttingBack names: [String: Value], into frame: inout TaskFrame
  ) throws(Fault) -> Success {
    frame.names = names
    return try get()
  }
}

extension Continuation {
  /// Updates the names of the waiting statements by `names`, except those that the ended statements
  /// declare.
  fileprivate mutating func merge(_ names: [String: Value], own: Set<String>) {
    guard let last = frames.indices.last else { return }
    for (name, value) in names where !own.contains(name) && frames[last].names[name] != nil {
      frames[last].names[name] = value
    }
  }

  /// Drops the statements around `inner` that end with its result: a method that waits for itself at
  /// its end may do so forever.
  fileprivate mutating func dropEnded(before inner: inout TaskFrame) {
    guard case .call(for: .answer, let isTried) = inner.role else { return }
    while let frame = frames.last, frame.deferred.isEmpty {
      switch frame.role {
      case .block: frames.removeLast()
      case .attempt, .loop: return
      case .call(for: let action, let outerIsTried):
        inner.role = .call(for: action, isTried: isTried || outerIsTried)
        frames.removeLast()
        return
      }
    }
  }
}

extension Fault {
  /// The error of a sleep in a task that is cancelled.
  static var cancellation: Fault { .thrown(.object("CancellationError", [:])) }
}
