import BoardwalkBehavior

/// The expressions of an app that are numbers with a fraction in Swift, by the names in them:
/// quotients of other numbers have none.
struct RealNumbers: Sendable {
  /// The names that have such a type or such a value somewhere in the app.
  private var names: Set<String>

  /// The members that the app declares, of whatever type: none of them is UIKit's of that name.
  private let members: Set<String>

  init(_ files: [BehaviorFile]) {
    names = files.reduce(into: []) { $0.formUnion($1.realNames) }
    let classes = files.flatMap(\.classes)
    // The parameters that the forms give handlers, of which Swift's declarations have the types.
    for handler in classes.flatMap(\.handlers) {
      names.formUnion(HandlerForm.named(handler.form)?.realParameters ?? [])
    }
    let definitions = files.flatMap(\.definitions)
    members = Set(files.flatMap(\.memberNames))
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
    case .member(let owner, let name, at: _):
      // The value of an entry of a dictionary is none of UIKit's.
      owner.isElement
        ? names.contains(name)
        : isReal(member: name) || owner.isGeometry && Self.members.contains(name)
    case .call(let callee, let arguments): includesResult(of: callee, arguments)
    case .binary(let joining, let left, let right):
      joining.isArithmetic && (includes(left) || includes(right))
    case .element(let list, _), .filter(_, in: let list, where: _): includes(list)
    case .choice(_, let first, let second): includes(first) || includes(second)
    case .unwrap(let value), .tried(let value), .negative(let value), .cast(let value, _, _, _),
      .transform(_, in: _, to: let value):
      includes(value)
    case .map(let name, over: _): isReal(member: name)
    case .list(let values): values.contains(where: includes)
    default: false
    }
  }

  private func isReal(member name: String) -> Bool {
    names.contains(name) || Self.members.contains(name) && !members.contains(name)
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
    // An object is no number, whatever it is made of.
    guard name.first?.isUppercase != true || Self.collections.contains(name) else { return false }
    return arguments.contains { includes($0.value) }
  }

  /// Functions and methods that return numbers with a fraction.
  private static let functions: Set<String> = [
    "sqrt", "pow", "floor", "ceil", "round", "rounded", "timeIntervalSince", "truncatingRemainder",
  ]

  /// Functions and methods that return none.
  private static let wholeFunctions: Set<String> = ["Int", "count", "firstIndex", "index"]

  /// Types that hold numbers.
  private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

  /// UIKit's properties that are numbers with a fraction.
  private static let members: Set<String> = [
    "a", "alpha", "bottom", "constant", "d", "duration", "height", "left", "maxX", "maxY",
    "maximumValue", "maximumZoomScale", "midX", "midY", "minX", "minY", "minimumInteritemSpacing",
    "minimumLineSpacing",
    "minimumValue", "minimumZoomScale", "progress", "right", "rotation", "scale", "spacing",
    "stepValue",
    "timeIntervalSince1970", "timeIntervalSinceNow", "top", "value", "width", "x", "y",
    "zoomScale",
  ]
}

extension ValueExpression {
  /// Whether it is a frame, a size or a point of UIKit's, whose members are never the app's.
  fileprivate var isGeometry: Bool {
    guard case .member(_, let name, at: _) = form else { return false }
    return ["bounds", "center", "contentOffset", "contentSize", "frame", "origin", "size"]
      .contains(name)
  }
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
    for handler in classes.flatMap(\.handlers) where ["didSet", "willSet"].contains(handler.form) {
      // The other value of a state that they observe.
      let state = handler.subject.map(ValueExpression.named)
      for name in handler.parameters { state.map { result.append((name, $0)) } }
    }
    for body in bodies {
      body.forEachStatement { statement in
        switch statement.action {
        case .name(let name, let value): result.append((name, value))
        case .assign(let value, to: let place): place.ownName.map { result.append(($0, value)) }
        default: result += statement.bindings
        }
      }
    }
    for value in result.map(\.1) + bodies.flatMap(\.allValues) {
      value.forEachPart { result += $0.fields }
    }
    return result
  }

  private var bodies: [[BehaviorStatement]] {
    classes.flatMap(\.bodies) + types.flatMap { $0.methods.map(\.block.body) }
  }

  /// The names of its states, and of the fields of its structures, records and tuples.
  fileprivate var memberNames: [String] {
    let states = classes.flatMap(\.states)
    var result = states.map(\.name) + types.flatMap(\.fields).map(\.name)
    for value in (shared + states).map(\.value) + bodies.flatMap(\.allValues) {
      value.forEachPart { result += $0.fields.map(\.name) }
    }
    return result
  }
}

extension ValueExpression {
  /// The fields of the record or the tuple that it is, with their values.
  fileprivate var fields: [(name: String, value: ValueExpression)] {
    switch form {
    case .record(let fields): fields.map { ($0.name, $0.value) }
    case .call(let callee, let arguments) where callee.form == .name(KnownNames.tuple):
      arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    default: []
    }
  }

  /// Whether it is the element or the argument of a closure that gives it no name.
  fileprivate var isElement: Bool {
    if case .name(let name) = form { name.hasPrefix("$") } else { false }
  }

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
