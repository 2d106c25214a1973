import BoardwalkBehavior

/// Values of the app's structures and enumerations: a structure is a record, a case without values a
/// word.
extension Interpreter {
  /// The new value of the type `name`; nil if the app has no such type, or the arguments are not
  /// those of an initializer.
  mutating func make(
    _ name: String, _ labels: [String?], _ values: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let type = script.types[name], !type.isExtension else { return nil }
    if type.isEnumeration {
      if let initializer = type.initializer(with: labels) {
        return try initialized(.nil, by: initializer, of: type, values, labels, on: &simulation)
      }
      guard labels == ["rawValue"] else { return nil }
      for item in type.cases
      where try rawValue(of: item, in: type, on: &simulation) == values.first {
        return .word(item.name)
      }
      return .nil
    }
    var fields: [String: Value] = [:]
    for field in type.fields {
      fields[field.name] = try field.value.map { value throws(Fault) in
        try declared(value, of: type, on: &simulation)
      }
    }
    if let initializer = type.initializer(with: labels) {
      let new =
        type.isClass ? try makeInstance(of: type, fields, on: &simulation) : .record(fields)
      return try initialized(new, by: initializer, of: type, values, labels, on: &simulation)
    }
    for (label, value) in zip(labels, values) { fields[label ?? "_"] = value }
    if type.isClass { return try makeInstance(of: type, fields, on: &simulation) }
    return try checked(.record(fields), on: &simulation)
  }

  /// What `initializer` of `type` makes of `new`; nil if it fails.
  private func initialized(
    _ new: Value, by initializer: ValueType.Method, of type: ValueType, _ values: [Value],
    _ labels: [String?], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let made = try call(initializer, of: type, on: new, with: values, labels, on: &simulation)
    return made.answer == .word(KnownNames.failedInitializer) ? .nil : made.receiver
  }

  /// The type that `.init` with `labels` makes, whose name follows from the place in Swift: the
  /// structure of the app that has such an initializer, or a class of UIKit's.
  func initializedType(_ labels: [String?]) -> String? {
    let names = labels.compactMap(\.self)
    let type = script.sortedTypes.first { type in
      guard !type.isEnumeration, !type.isExtension else { return false }
      return type.initializer(with: labels) != nil
        || names.count == labels.count && Set(names).isSubset(of: type.fields.map(\.name))
          && type.fields.allSatisfy { $0.value != nil || names.contains($0.name) }
    }
    return type?.name ?? Self.initializedClasses[MethodSignature.text("init", labels)]
  }

  /// The classes and structures of UIKit's that code makes by `.init`, by the signatures of their
  /// initializers.
  private static let initializedClasses = [
    "init(title:style:)": "UIAlertAction", "init(title:style:handler:)": "UIAlertAction",
    "init(title:handler:)": "UIAction", "init(title:image:handler:)": "UIAction",
    "init(title:style:target:action:)": "UIBarButtonItem",
    "init(barButtonSystemItem:target:action:)": "UIBarButtonItem",
    "init(systemItem:)": "UIBarButtonItem", "init(width:height:)": "CGSize",
    "init(x:y:)": "CGPoint", "init(row:section:)": "IndexPath", "init(item:section:)": "IndexPath",
    "init(top:left:bottom:right:)": "UIEdgeInsets",
  ]

  /// The member `name` of `value`, if that is of a type of the app's, or such a type; nil if it has
  /// none of that name.
  mutating func typeMember(
    _ name: String, of value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard !script.types.isEmpty else { return nil }
    if case .word(let word) = value, let type = script.types[word] {
      if type.hasCase(name) { return .word(name) }
      if name == "allCases", type.isEnumeration { return .list(type.cases.map { .word($0.name) }) }
      if let constant = try constant(name, of: type, on: &simulation) { return constant }
    }
    if let field = field(name, of: value, on: simulation) { return field }
    let name = name == "localizedDescription" ? "errorDescription" : name
    if name == "rawValue", let raw = try rawValue(of: value, on: &simulation) { return raw }
    guard let (type, method) = method(name, of: value, isProperty: true) else { return nil }
    return try call(method, of: type, on: value, with: [], [], on: &simulation).answer
  }

  /// The answer of `receiver`, whose value is `value`, to `call`, a method of its type, which may
  /// change it; nil if there is none.
  mutating func answer(
    to call: MethodCall, ofTyped value: Value, in receiver: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard !script.types.isEmpty else { return nil }
    if case .word(let word) = value, let type = script.types[word], type.hasCase(call.name) {
      return .enumerated(call.name, call.arguments, labels: call.labels)
    }
    guard let (type, method) = method(call.name, call.labels, of: value, isProperty: false) else {
      return try answer(of: value, toPropertyCall: call, on: &simulation)
    }
    let result = try self.call(
      method, of: type, on: value, with: call.arguments, call.labels, on: &simulation)
    if result.receiver != value, receiver.isPlace {
      try put(result.receiver, into: receiver, on: &simulation)
    }
    return result.answer
  }

  /// The answer of the function that a computed property of `value` returns; nil if its type has none
  /// of that name.
  private func answer(
    of value: Value, toPropertyCall call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let (type, property) = method(call.name, of: value, isProperty: true) else { return nil }
    let function = try self.call(property, of: type, on: value, with: [], [], on: &simulation)
    return try self.call(function.answer, with: call.arguments, on: &simulation)
  }

  /// `value` after its computed property `name` is set to `new`; nil if its structure has none that
  /// can be set.
  func setting(
    _ name: String, of value: Value, to new: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let (type, property) = method(name, of: value, isProperty: true),
      let setter = property.setterMethod
    else { return nil }
    return try call(setter, of: type, on: value, with: [new], [], on: &simulation).receiver
  }

  /// The answer of `value`, whose structure has a method for brackets, to `index`; nil without one.
  mutating func subscripted(
    _ value: Value, _ index: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard value.hasSubscripts,
      let (type, method) = method(KnownNames.subscript, of: value, isProperty: false)
    else { return nil }
    return try call(method, of: type, on: value, with: [index], [], on: &simulation).answer
  }

  /// `value` after its method for brackets has set what it has for `index` to `new`; nil without one.
  func setting(
    _ index: Value, of value: Value, to new: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard value.hasSubscripts,
      let (type, method) = method(KnownNames.subscript, of: value, isProperty: false),
      let setter = method.setterMethod
    else { return nil }
    return try call(setter, of: type, on: value, with: [index, new], [], on: &simulation).receiver
  }

  /// The answer of the operator `joining` to two values, if their type defines it; the cases of an
  /// enumeration have the order of their declarations otherwise. Nil for other values.
  func answer(
    of joining: ValueExpression.Operator, _ left: Value, _ right: Value,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard !script.types.isEmpty else { return nil }
    if let answer = try defined(joining, left, right, on: &simulation) { return answer }
    switch joining {
    case .greater: return try answer(of: .less, right, left, on: &simulation)
    case .lessOrEqual: return try answer(of: .less, right, left, on: &simulation)?.negated
    case .greaterOrEqual: return try answer(of: .less, left, right, on: &simulation)?.negated
    case .equal where script.definesEquality:
      return .bool(try areEqual(left, right, on: &simulation))
    case .notEqual where script.definesEquality:
      return .bool(try !areEqual(left, right, on: &simulation))
    case .less where left.tupleParts != nil && right.tupleParts != nil:
      return .bool(try isOrdered(left, before: right, on: &simulation))
    case .less:
      guard let (type, first) = enumeratedCase(left), let second = right.caseName.word,
        let end = type.cases.firstIndex(where: { $0.name == second }),
        let start = type.cases.firstIndex(of: first)
      else { return nil }
      return .bool(start < end)
    default: return nil
    }
  }

  /// The answer of the operator `joining` to two values, if a type of the app's defines it for the
  /// first one.
  private func defined(
    _ joining: ValueExpression.Operator, _ left: Value, _ right: Value,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard script.operators.contains(joining.rawValue),
      let (type, method) = operatorMethod(joining.rawValue, left, right, on: simulation)
    else { return nil }
    return try call(
      method, of: type, on: .word(type.name), with: [left, right], [nil, nil], on: &simulation
    ).answer
  }

  /// The operator `sign` of the app's whose operands `left` and `right` can be.
  private func operatorMethod(
    _ sign: String, _ left: Value, _ right: Value, on simulation: Simulation
  ) -> (ValueType, ValueType.Method)? {
    for type in script.sortedTypes {
      for method in type.methods where method.block.name == sign {
        let fits = zip(method.operands, [left, right]).allSatisfy { name, value in
          isOperand(value, name, on: simulation)
        }
        if fits, method.operands.count == 2 { return (type, method) }
      }
    }
    return method(sign, of: left, isProperty: false).flatMap { $0.1.operands.count == 2 ? nil : $0 }
  }

  /// Whether `value` is of the type `name`, for an operator with operands of that type.
  private func isOperand(_ value: Value, _ name: String, on simulation: Simulation) -> Bool {
    let isOptional = name.hasSuffix("?")
    if value == .nil { return isOptional }
    let name = isOptional ? String(name.dropLast()) : name
    if let type = script.types[name], !type.isExtension {
      return types(of: value).contains { $0.name == name }
    }
    return value.isOf(name)
  }

  /// The structures, enumerations and classes of the app of which `value` can be.
  func types(of value: Value) -> [ValueType] {
    switch value {
    case .instance(_, of: let name): return script.types[name].map { [$0] } ?? []
    case .record(let fields):
      let known = script.sortedTypes.filter { !$0.isExtension && $0.fits(fields) }
      let exact = known.filter { $0.fields.count == fields.count }
      return exact.isEmpty ? known : exact
    default:
      guard let word = value.caseName.word, script.caseNames.contains(word) else { return [] }
      return script.sortedTypes.filter { $0.hasCase(word) }
    }
  }

  /// Whether `left` comes before `right`, as their types define it, tuples part by part; values without
  /// an order end the app.
  func isOrdered(
    _ left: Value, before right: Value, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    try count(1, on: &simulation)
    guard let first = left.tupleParts, let second = right.tupleParts else {
      if let answer = try answer(of: .less, left, right, on: &simulation) {
        return answer.isTrue == true
      }
      return try Arithmetic.result(.less, left, right).isTrue == true
    }
    for (left, right) in zip(first, second) where try !areEqual(left, right, on: &simulation) {
      return try isOrdered(left, before: right, on: &simulation)
    }
    return first.count < second.count
  }

  /// Whether `left` and `right` are equal, as their types define it, or else part by part.
  func areEqual(
    _ left: Value, _ right: Value, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    guard script.definesEquality else { return left == right }
    try count(1, on: &simulation)
    if let answer = try defined(.equal, left, right, on: &simulation) {
      return answer.isTrue == true
    }
    switch (left, right) {
    case (.list(let first), .list(let second)):
      guard first.count == second.count else { return false }
      for (left, right) in zip(first, second) where try !areEqual(left, right, on: &simulation) {
        return false
      }
      return true
    case (.record(let first), .record(let second)):
      return try areEqual(first, second, on: &simulation)
    case (.object(let name, let first), .object(let other, let second))
    where name == other && !left.isRecognizer:
      return try areEqual(first, second, on: &simulation)
    default: return left == right || left.isSameRecognizer(as: right)
    }
  }

  private func areEqual(
    _ first: [String: Value], _ second: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    guard first.count == second.count else { return false }
    for (name, left) in first {
      guard let right = second[name], try areEqual(left, right, on: &simulation) else {
        return false
      }
    }
    return true
  }

  /// Whether an enumeration of the app's, or Swift's `Result`, has the case `name`.
  func isCase(_ name: String) -> Bool {
    Self.resultCases.contains(name) || script.caseNames.contains(name)
  }

  /// The cases of Swift's `Result`.
  private static let resultCases: Set<String> = ["failure", "success"]

  /// The enumeration and its case that `value` is.
  private func enumeratedCase(_ value: Value) -> (ValueType, ValueType.Field)? {
    guard case .word(let word) = value.caseName, script.caseNames.contains(word) else { return nil }
    for type in script.sortedTypes {
      if let item = type.cases.first(where: { $0.name == word }) { return (type, item) }
    }
    return nil
  }

  /// The type that has a method `name` with exactly `labels`, whose name follows from the place in
  /// Swift: `Expense(on: .first(of: month))`.
  func type(ofMethod name: String, _ labels: [String?]) -> ValueType? {
    let given = labels.map { $0 ?? "_" }
    return script.sortedTypes.first { type in
      type.methods.contains { $0.block.name == name && ($0.labels == given || $0.takes(given)) }
    }
  }

  /// The method `name` of a type that `value` is, or that it is a value of; with `labels`, if it has
  /// several of that name.
  func method(
    _ name: String, _ labels: [String?] = [], of value: Value, isProperty: Bool
  ) -> (ValueType, ValueType.Method)? {
    for type in script.sortedTypes {
      guard let method = type.method(name, labels, isProperty: isProperty) else { continue }
      if type.isExtension {
        guard value.isOf(type.name) else { continue }
        return (type, method)
      }
      switch value {
      case .record(let fields) where type.fits(fields): return (type, method)
      case .word(type.name), .instance(_, of: type.name): return (type, method)
      default:
        if let word = value.caseName.word, type.hasCase(word) { return (type, method) }
      }
    }
    return nil
  }

  /// The raw value of the case that `value` is; nil if it is none.
  mutating func rawValue(of value: Value, on simulation: inout Simulation) throws(Fault) -> Value? {
    guard let (type, item) = enumeratedCase(value) else { return nil }
    return try rawValue(of: item, in: type, on: &simulation)
  }

  /// The raw value of `item`: its own, a number that follows the one before, or its name.
  private mutating func rawValue(
    of item: ValueType.Field, in type: ValueType, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard type.isNumbered else {
      return try item.value.map { value throws(Fault) in
        try declared(value, of: type, on: &simulation)
      } ?? .text(item.name)
    }
    var number = -1.0
    for other in type.cases {
      number += 1
      if let value = other.value {
        number = try declared(value, of: type, on: &simulation).double ?? number
      }
      if other.name == item.name { break }
    }
    return .number(number)
  }

  /// The value of `expression`, which `type` declares, and which may lead to itself.
  func declared(
    _ expression: ValueExpression, of type: ValueType, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try requireDepth(for: type.name)
    var interpreter = self
    interpreter.depth += 1
    return try interpreter.value(of: expression, on: &simulation)
  }

  /// The names in the methods of `type` for `value`: itself, and its properties.
  func fieldNames(of value: Value, _ type: ValueType) -> [String: Value] {
    var names: [String: Value] = ["self": value]
    if case .record(let fields) = value {
      for field in type.fields { names[field.name] = fields[field.name] ?? .nil }
    }
    return names
  }

  /// Requires that `callee` can be called: code that calls itself ends the app.
  func requireDepth(for callee: String) throws(Fault) {
    guard depth < HandlerBudget.depthLimit else { throw .stackOverflow(in: callee) }
  }

  /// Runs `method` for `value`, and returns its answer and the value that it leaves.
  func call(
    _ method: ValueType.Method, of type: ValueType, on value: Value, with arguments: [Value],
    _ labels: [String?], on simulation: inout Simulation
  ) throws(Fault) -> (answer: Value, receiver: Value) {
    try requireDepth(for: "\(method.block.name) of \(type.name)")
    let fields = fieldNames(of: value, type)
    var interpreter = Interpreter(behavior, as: id, fields, of: owner, depth: depth + 1)
    interpreter.typeOwner = method.block.owner
    interpreter.isInitializing = method.block.name == "init"
    if method.isObserver {
      interpreter.settingStates = Set(
        method.block.name.split(separator: " ").dropFirst().map(String.init))
    }
    try interpreter.name(
      arguments, labels, by: method.block.parameters, method.block.signature, on: &simulation)
    if case .record = value {
      interpreter.fields = type.fields.map(\.name).filter {
        !method.block.parameters.contains($0)
      }
    }
    let answer = try interpreter.perform(method.block.body, on: &simulation) ?? .nil
    return (answer, interpreter.receiver ?? value)
  }
}

extension Value {
  /// Whether it may be of a type with a method for brackets.
  fileprivate var hasSubscripts: Bool {
    switch self {
    case .record, .instance: true
    default: false
    }
  }

  /// True for false, and false for true.
  fileprivate var negated: Value { .bool(isTrue == false) }
}

extension ValueType {
  /// Whether it is an enumeration with the case `name`.
  func hasCase(_ name: String) -> Bool { cases.contains { $0.name == name } }

  /// Whether it is a structure of which a record with `fields` can be.
  fileprivate func fits(_ fields: [String: Value]) -> Bool {
    !isEnumeration && !isClass && self.fields.allSatisfy { fields[$0.name] != nil }
  }

  /// The initializer that a call with `labels` calls; nil if there is none.
  func initializer(with labels: [String?]) -> Method? {
    let given = labels.map { $0 ?? "_" }
    let all = methods.filter { $0.block.name == "init" }
    return all.first { $0.labels == given } ?? all.first { $0.takes(given) }
  }
}

extension ValueType.Method {
  /// The method that sets the computed property; nil if it cannot be set.
  fileprivate var setterMethod: ValueType.Method? {
    guard let setter else { return nil }
    var method = self
    method.block = setter
    return method
  }

  /// Whether it has default values for the parameters that a call with `labels` leaves out.
  fileprivate func takes(_ labels: [String]) -> Bool {
    let rest = block.signature.filter { $0.defaultValue == nil && !$0.isVariadic }
    return !block.signature.isEmpty && rest.allSatisfy { labels.contains($0.label) }
      && Set(labels).isSubset(of: self.labels ?? [])
  }
}
