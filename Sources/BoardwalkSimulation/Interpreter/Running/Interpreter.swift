import BoardwalkBehavior

/// Executes statements as code of one controller.
struct Interpreter {
  let behavior: InterpretedBehavior

  /// The controller that acts.
  let id: ControllerID

  /// The names in scope: parameters of the handler, and those declared by `let`.
  var names: [String: Value]

  /// The view whose class the code belongs to; nil for the controller's class.
  var view: ViewID?

  /// The cell that is being configured; nil if there is none.
  var cell: CellID?

  /// The class that declares the statements, which may be a superclass.
  var owner: String

  /// The places of the parts of objects that names stand for: `popover` is
  /// `alert.popoverPresentationController`, whose properties are those of the alert.
  var parts: [String: ValueExpression] = [:]

  /// The names of values that are optional in Swift.
  var optionalNames: Set<String> = []

  /// The properties of the value whose method runs that are names here, unlike those with the name of
  /// a parameter.
  var fields: [String] = []

  /// The type of the app's that declares the running method; nil in other code.
  var typeOwner: String?

  /// Whether the running method is an initializer, in which no observer runs.
  var isInitializing = false

  /// The states whose observers are running.
  var settingStates: Set<String> = []

  /// Whether the task that it performs has been cancelled.
  var isTaskCancelled = false

  /// The depth of nested calls.
  var depth = 0

  init(
    _ behavior: InterpretedBehavior, as id: ControllerID, _ names: [String: Value],
    of owner: String? = nil, depth: Int = 0
  ) {
    self.behavior = behavior
    self.owner = owner ?? behavior.name
    self.id = id
    self.names = names
    self.depth = depth
  }

  var script: Script { behavior.script }

  /// Executes `body` and returns its result; an error ends the app.
  mutating func run(_ body: [BehaviorStatement], on simulation: inout Simulation) -> Value? {
    attempt(on: &simulation) { interpreter, simulation throws(Fault) in
      try interpreter.perform(body, on: &simulation)
    } ?? nil
  }

  /// The result of `work`; nil after an error, which ends the app.
  mutating func attempt<Answer>(
    on simulation: inout Simulation,
    _ work: (inout Interpreter, inout Simulation) throws(Fault) -> Answer
  ) -> Answer? {
    do throws(Fault) {
      return try work(&self, &simulation)
    } catch {
      simulation.raise(error.name, reason: error.reason, by: id)
      return nil
    }
  }

  /// Does all of `body`; returns the answer of the statement that ended it, if one did.
  mutating func perform(_ body: [BehaviorStatement], on simulation: inout Simulation) throws(Fault)
    -> Value?
  {
    let outer = scope(before: body)
    defer { leave(outer) }
    var deferred: [[BehaviorStatement]] = []
    var result = Result { () throws(Fault) in
      try performInOrder(body, deferring: &deferred, on: &simulation)
    }
    for block in deferred.reversed() {
      do throws(Fault) {
        _ = try perform(block, on: &simulation)
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  /// Does all of `body` but the blocks that are to be performed at its end, which are added to
  /// `deferred`.
  mutating func performInOrder(
    _ body: [BehaviorStatement], deferring deferred: inout [[BehaviorStatement]],
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    for statement in body {
      if case .atEnd(let block) = statement.action {
        deferred.append(block)
        continue
      }
      guard !simulation.isOver else { return .nil }
      if simulation.options.tracesStatements {
        simulation.traceStatement(script.text(statement.range, of: owner), of: id)
      }
      do throws(Fault) {
        if let answer = try perform(statement, on: &simulation) { return answer }
      } catch {
        var fault = error
        if !fault.isPlaced {
          fault.reason += " (\(script.place(statement.range, of: owner)))"
          fault.isPlaced = true
        }
        throw fault
      }
    }
    return nil
  }

  private mutating func perform(
    _ statement: BehaviorStatement, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch statement.action {
    case .name(let name, let value):
      let new = try self.value(of: value, on: &simulation)
      hideField(name)
      names[name] = new
      notePart(name, value)
      if value.isOptional { optionalNames.insert(name) } else { optionalNames.remove(name) }
      return nil
    case .assign(let value, let place):
      let value = try self.value(of: value, on: &simulation)
      try put(value, into: place, on: &simulation)
      return nil
    case .choose(let branches, let otherwise):
      return try choose(branches, otherwise: otherwise, on: &simulation)
    case .require(let conditions, let otherwise):
      guard try !hold(conditions, on: &simulation) else { return nil }
      return try perform(otherwise, on: &simulation) ?? .nil
    case .answer(let value):
      return try value.map { value throws(Fault) in
        try self.value(of: value, on: &simulation)
      } ?? .nil
    case .evaluate(let value):
      _ = try self.value(of: value, on: &simulation)
      return nil
    case .perform(let command):
      try perform(command, on: &simulation)
      return nil
    case .attempt(let body, let branches):
      return try attempt(body, catching: branches, on: &simulation)
    case .visit(let names, in: let list, let body):
      let elements = try elements(of: list, on: &simulation)
      return try visit(names, in: elements, body, label: statement.label, on: &simulation)
    case .loop(let conditions, let body, let testsFirst):
      return try loop(
        while: conditions, testsFirst: testsFirst, body, label: statement.label, on: &simulation)
    case .atEnd(let body): return try perform(body, on: &simulation)
    }
  }

  /// Does `body`, and after an error that it throws the first of `branches` whose conditions hold
  /// for it.
  private mutating func attempt(
    _ body: [BehaviorStatement], catching branches: [Branch], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    do throws(Fault) {
      return try perform(body, on: &simulation)
    } catch {
      guard let thrown = error.thrown else { throw error }
      let outer = names[BehaviorStatement.caughtError]
      defer { names[BehaviorStatement.caughtError] = outer }
      names[BehaviorStatement.caughtError] = thrown
      for branch in branches where try hold(branch.conditions, on: &simulation) {
        // A pattern gives the error its own name, or none.
        let names = branch.conditions.compactMap(\.name)
        if !branch.conditions.isEmpty, !names.contains(BehaviorStatement.caughtError) {
          self.names[BehaviorStatement.caughtError] = outer
        }
        return try perform(branch.body, on: &simulation)
      }
      throw error
    }
  }

  /// Does the first of `branches` whose conditions hold, or else `otherwise`.
  private mutating func choose(
    _ branches: [Branch], otherwise: [BehaviorStatement], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    for branch in branches {
      // The names of the conditions are out of scope again; assignments to others stay.
      let outer = scope(saving: branch.conditions.compactMap(\.name))
      defer { leave(outer) }
      if try hold(branch.conditions, on: &simulation) {
        return try perform(branch.body, on: &simulation)
      }
    }
    return try perform(otherwise, on: &simulation)
  }

  /// Whether all of `conditions` hold; the names that they give are in scope then.
  mutating func hold(
    _ conditions: [Condition], on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    for condition in conditions {
      switch condition {
      case .holds(let value): guard try holds(value, on: &simulation) else { return false }
      case .binds(let name, let expression):
        let value = try self.value(of: expression, on: &simulation)
        guard value != .nil else { return false }
        hideField(name)
        names[name] = value
        optionalNames.remove(name)
        notePart(name, expression)
      }
    }
    return true
  }

  /// Remembers that `name` stands for the part of an object that `value` is.
  private mutating func notePart(_ name: String, _ value: ValueExpression) {
    if case .member(_, AlertContent.popoverPart, at: _) = value.form {
      parts[name] = value
    } else {
      parts[name] = nil
    }
  }

  mutating func holds(_ condition: ValueExpression, on simulation: inout Simulation) throws(Fault)
    -> Bool
  {
    let value = try value(of: condition, on: &simulation)
    guard let isTrue = value.isTrue else {
      throw Fault("a condition must be true or false, not \(value.typeDescription)")
    }
    return isTrue
  }

  /// Whether `condition` holds; an error ends the app.
  mutating func decides(_ condition: ValueExpression, on simulation: inout Simulation) -> Bool {
    attempt(on: &simulation) { interpreter, simulation throws(Fault) in
      try interpreter.holds(condition, on: &simulation)
    } ?? false
  }

  /// Runs the block or the action `name` of the controller `owner`.
  func call(
    _ name: String, of owner: ControllerID, with arguments: [Value], labels: [String?] = [],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try requireDepth(for: name)
    guard let code = simulation.behavior(of: owner, as: InterpretedBehavior.self) else {
      return .nil
    }
    guard let callable = code.callable(name, labels) else {
      throw .unknownCall(name, of: .controller(owner), on: simulation)
    }
    return try call(
      callable, of: code, as: owner, with: arguments, labels: labels, on: &simulation)
  }

  /// Runs `callable`, which `code` has, as the controller `owner`.
  func call(
    _ callable: Callable, of code: InterpretedBehavior, as owner: ControllerID,
    with arguments: [Value], labels: [String?] = [], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var interpreter = Interpreter(code, as: owner, [:], of: callable.owner, depth: depth + 1)
    try interpreter.name(
      arguments, labels, by: callable.parameters, callable.signature, on: &simulation)
    return try interpreter.perform(callable.body, on: &simulation) ?? .nil
  }
}

/// Evaluation of expressions.
extension Interpreter {
  mutating func value(
    of expression: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(1, on: &simulation)
    switch expression.form {
    case .text(let text): return .text(text)
    case .number(let number), .real(let number): return .number(number)
    case .bool(let bool): return .bool(bool)
    case .nil: return .nil
    case .word(let word): return .word(word)
    case .template(let pieces): return try interpolated(pieces, on: &simulation)
    case .list(let elements):
      var values: [Value] = []
      for element in elements { values.append(try value(of: element, on: &simulation)) }
      return try checked(.list(values), on: &simulation)
    case .record(let fields):
      var record: [String: Value] = [:]
      for field in fields { record[field.name] = try value(of: field.value, on: &simulation) }
      return try checked(.record(record), on: &simulation)
    case .name(let name): return try named(name, on: &simulation)
    case .member(let base, let name, _):
      if base.form == .name("super"), let value = try superProperty(name, on: &simulation) {
        return value
      }
      return try member(name, of: try unwrapped(base, on: &simulation), on: &simulation)
    case .element(let list, let index):
      let list = try value(of: list, on: &simulation)
      let index = try value(of: index, on: &simulation)
      if let answer = try subscripted(list, index, on: &simulation) { return answer }
      return try element(at: index, of: list)
    case .call(let callee, let arguments):
      return try call(callee, with: arguments, on: &simulation)
    case .unwrap(let value):
      let value = try self.value(of: value, on: &simulation)
      guard value != .nil else { throw .unwrappedNil }
      return value
    case .tried(let value):
      do throws(Fault) {
        return try self.value(of: value, on: &simulation)
      } catch {
        guard error.thrown != nil else { throw error }
        return .nil
      }
    case .not(let value): return .bool(!(try holds(value, on: &simulation)))
    case .negative(let value):
      guard case .number(let number) = try self.value(of: value, on: &simulation) else {
        throw Fault("only a number can be negated")
      }
      return .number(-number)
    case .binary(let joining, let left, let right):
      return try binary(joining, left, right, on: &simulation)
    case .choice(let condition, let first, let second):
      return try value(of: try holds(condition, on: &simulation) ? first : second, on: &simulation)
    case .cast(let value, let name, _, let isForced):
      return try cast(
        try self.value(of: value, on: &simulation), to: name, isForced, on: &simulation)
    case .map(let key, let list): return try map(key, list, on: &simulation)
    case .transform(let name, let list, let value):
      return try transform(name, list, value, on: &simulation)
    case .filter(let name, let list, let condition):
      return try filter(name, list, condition, on: &simulation)
    case .closure(let block, let used): return try closure(block, using: used, on: &simulation)
    case .instantiate(let identifier, let storyboard):
      return try instantiate(identifier, from: storyboard, on: &simulation)
    }
  }

  /// The text of the pieces of an interpolation.
  private mutating func interpolated(
    _ pieces: [ValueExpression.Piece], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .value(let value):
        let result = try self.value(of: value, on: &simulation)
        if let written = fraction(of: result, from: value) {
          text += written
        } else {
          text += try self.text(of: result, on: &simulation)
        }
      }
    }
    return try checked(.text(text), on: &simulation)
  }

  /// The text of `result`, the whole number that `value` is, if that has a fraction in Swift: `2.0`.
  func fraction(of result: Value, from value: ValueExpression) -> String? {
    guard let number = result.double, number == number.rounded(), abs(number) < 1e15,
      script.realNumbers.includes(value)
    else { return nil }
    return Value.digits(number) + ".0"
  }

  /// The new controller with an identifier in a storyboard, by default the one of the class; the
  /// initial controller if the identifier is nil.
  private mutating func instantiate(
    _ identifier: ValueExpression, from storyboard: ValueExpression?,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let identifier = try value(of: identifier, on: &simulation).optionalText
    let name = try storyboard.map { storyboard throws(Fault) in
      try value(of: storyboard, on: &simulation).text
    }
    return Value(simulation.instantiateController(identifier, from: name, for: id))
  }

  func element(at index: Value, of list: Value) throws(Fault) -> Value {
    switch (list, index) {
    case (.nil, _): return .nil
    case (.list(let values), .number):
      guard let place = index.integer else { throw Fault("an index must be a whole number") }
      guard values.indices.contains(place) else {
        throw .outOfBounds(place, count: values.count)
      }
      return values[place]
    // A character, which `removeLast` takes away.
    case (.text(let text), .number):
      return try element(at: index, of: .list(text.map { .text(String($0)) }))
    // A part of a list or a text without one of its bounds: `items[1...]`.
    case (.list, .object), (.text, .object):
      guard let range = ValueRange(index), let values = list.sequence else { break }
      guard let places = range.places(of: values.count) else {
        throw .outOfBounds(values.count, count: values.count)
      }
      return list.holding(Array(values[places]))
    case (.text, .list):
      return list.holding(try element(at: index, of: .list(list.sequence ?? [])).elements)
    // A part of a list: `items[0..<2]`.
    case (.list, .list(let places)):
      var part: [Value] = []
      for place in places { part.append(try element(at: place, of: list)) }
      return .list(part)
    default: if let entry = list.entry(index) { return entry }
    }
    throw Fault("\(list.typeDescription) has no element at \(index.typeDescription)")
  }

  private mutating func binary(
    _ joining: ValueExpression.Operator, _ left: ValueExpression, _ right: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch joining {
    case .and:
      return .bool(try holds(left, on: &simulation) ? try holds(right, on: &simulation) : false)
    case .or:
      return .bool(try holds(left, on: &simulation) ? true : try holds(right, on: &simulation))
    case .otherwise:
      let first = try value(of: left, on: &simulation)
      return first == .nil ? try value(of: right, on: &simulation) : first
    default:
      let first = try value(of: left, on: &simulation)
      let second = try value(of: right, on: &simulation)
      try count(sizeOf: first, on: &simulation)
      try count(sizeOf: second, on: &simulation)
      if let answer = try answer(of: joining, first, second, on: &simulation) { return answer }
      let result = try Arithmetic.result(joining, first, second)
      let isWhole = joining == .divided && first.integer != nil && second.integer != nil
      // Whole numbers are divided without a fraction, unless Swift would have converted them.
      guard isWhole, !script.realNumbers.includes(left), !script.realNumbers.includes(right) else {
        return result
      }
      return result.truncated
    }
  }
}
