import BoardwalkBehavior

/// The expressions of an app that are numbers with a fraction in Swift, by the names in them:
/// quotients of other numbers have none.
struct RealNumbers: Sendable {
  /// The names that have such a type or such a value somewhere in the app.
  private var names: Set<String>

  init(_ files: [BehaviorFile]) {
    names = files.reduce(into: []) { $0.formUnion($1.realNames) }
    let definitions = files.flatMap(\.definitions)
    var uses: [String: [Int]] = [:]
    for (index, definition) in definitions.enumerated() {
      for name in definition.value.mentionedNames { uses[name, default: []].append(index) }
    }
    // A name may get its value from a later one: its uses are looked at again.
    var pending = Array(definitions.indices)
    while let index = pending.popLast() {
      let (name, value) = definitions[index]
      guard !names.contains(name), includes(value) else { continue }
      names.insert(name)
      pending += uses[name] ?? []
    }
  }

  /// Whether `value` is a number with a fraction, or holds some.
  func includes(_ value: ValueExpression) -> Bool {
    switch value.form {
    case .real: true
    case .name(let name): names.contains(name)
    case .member(_, let name, at: _):
      names.contains(name) || Self.members.contains(name)
    case .call(let callee, let arguments): includesResult(of: callee, arguments)
    case .binary(let joining, let left, let right):
      joining.isArithmetic && (includes(left) || includes(right))
    case .element(let list, _), .filter(_, in: let list, where: _): includes(list)
    case .choice(_, let first, let second): includes(first) || includes(second)
    case .unwrap(let value), .tried(let value), .negative(let value), .cast(let value, _, _, _),
      .transform(_, in: _, to: let value):
      includes(value)
    case .map(let name, over: _): names.contains(name) || Self.members.contains(name)
    case .list(let values): values.contains(where: includes)
    default: false
    }
  }

  private func includesResult(
    of callee: ValueExpression, _ arguments: [ValueExpression.Argument]
  ) -> Bool {
    guard let name = callee.lastName, !Self.wholeFunctions.contains(name) else { return false }
    if names.contains(name) || KnownNames.realTypes.contains(name) || Self.functions.contains(name)
    {
      return true
    }
    if case .member(let owner, _, at: _) = callee.form, includes(owner) { return true }
    return arguments.contains { includes($0.value) }
  }

  /// Functions and methods that return numbers with a fraction.
  private static let functions: Set<String> = [
    "sqrt", "pow", "floor", "ceil", "round", "rounded", "timeIntervalSince", "truncatingRemainder",
  ]

  /// Functions and methods that return none.
  private static let wholeFunctions: Set<String> = ["Int", "count", "firstIndex", "index"]

  /// UIKit's properties that are numbers with a fraction.
  private static let members: Set<String> = [
    "a", "alpha", "bottom", "constant", "d", "duration", "height", "left", "maxX", "maxY",
    "maximumValue", "midX", "midY", "minX", "minY", "minimumInteritemSpacing", "minimumLineSpacing",
    "minimumValue", "progress", "right", "rotation", "scale", "spacing", "stepValue",
    "timeIntervalSince1970", "top", "value", "width", "x", "y",
  ]
}

extension ValueExpression.Operator {
  fileprivate var isArithmetic: Bool {
    switch self {
    case .plus, .minus, .times, .divided, .remainder, .otherwise: true
    default: false
    }
  }
}

extension BehaviorFile {
  /// The values that names get: those of states and fields, of `let`, and in assignments.
  fileprivate var definitions: [(name: String, value: ValueExpression)] {
    var result = (shared + classes.flatMap(\.states)).map { ($0.name, $0.value) }
    for field in types.flatMap(\.fields) {
      if let value = field.value { result.append((field.name, value)) }
    }
    let bodies = classes.flatMap(\.bodies) + types.flatMap { $0.methods.map(\.block.body) }
    for body in bodies {
      body.forEachStatement { statement in
        switch statement.action {
        case .name(let name, let value): result.append((name, value))
        case .assign(let value, to: let place): place.ownName.map { result.append(($0, value)) }
        default: break
        }
      }
    }
    for value in result.map(\.1) + bodies.flatMap(\.allValues) {
      value.forEachPart { part in
        if case .record(let fields) = part.form {
          result += fields.map { ($0.name, $0.value) }
        }
      }
    }
    return result
  }
}

extension ValueExpression {
  /// The names, members and functions in it.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    forEachPart { part in
      switch part.form {
      case .name(let name), .member(_, let name, at: _), .map(let name, over: _):
        names.insert(name)
      default: break
      }
    }
    return names
  }

  /// The name of the state or the local value that it is: `total`, `self.total`, `totals[0]`.
  fileprivate var ownName: String? {
    switch form {
    case .name(let name): name
    case .member(let owner, let name, at: _): owner.form == .name("self") ? name : nil
    case .element(let list, _): list.ownName
    default: nil
    }
  }
}

extension [BehaviorStatement] {
  fileprivate var allValues: [ValueExpression] {
    var values: [ValueExpression] = []
    forEachStatement { values += $0.values }
    return values
  }
}
