import BoardwalkBase

/// Properties with a wrapper: `@Clamped(0...10) var volume = 5` is a stored property `_volume`, which
/// holds a value of the wrapper's type, and a computed one, which reads and sets its `wrappedValue`.
extension BehaviorParser {
  /// A property with a wrapper.
  struct WrappedProperty {
    /// The stored property; its value is nil if code makes the wrapper later.
    let storage: StateDeclaration

    let isInitialized: Bool

    /// The computed property.
    let property: NamedBlock

    let setter: NamedBlock
  }

  /// Reads the arguments of the wrapper `name`, which follows its attribute.
  mutating func takeWrapper(_ name: String) {
    for _ in 0..<reader.distance(pastTypeParametersFrom: 0) { reader.skip() }
    wrapper = (name, [])
    guard reader.kind == .symbol("("), reader.range.lowerBound == reader.lastEnd else { return }
    reader.skip()
    do {
      let arguments = try list { parser throws(SyntaxError) in try parser.argument() }
      wrapper = (name, arguments)
    } catch {
      report(error)
    }
  }

  /// Reads the property of the class `type` with the wrapper `wrapper`.
  mutating func wrappedProperty(
    of type: inout ClassBehavior, _ wrapper: (name: String, arguments: [ValueExpression.Argument]),
    isStatic: Bool
  ) throws(SyntaxError) {
    let wrapped = try wrappedProperty(wrapper, of: type.name)
    try endLine()
    guard !isStatic else {
      return addMembers(of: type.name) { $0.add(wrapped, isStatic: true) }
    }
    try requireNew(wrapped.property.name, at: wrapped.property.range)
    type.states.append(wrapped.storage)
    type.blocks.append(wrapped.property)
    type.setters.append(wrapped.setter)
  }

  /// Reads `NAME: TYPE = VALUE { didSet { … } }`, a property of `owner` with the wrapper `wrapper`.
  mutating func wrappedProperty(
    _ wrapper: (name: String, arguments: [ValueExpression.Argument]), of owner: String
  ) throws(SyntaxError) -> WrappedProperty {
    let (name, range) = try name("the property")
    skipType(of: name)
    var arguments = wrapper.arguments
    if reader.consume(symbol: "=") {
      skipNewlines()
      let initial = try expression()
      if case .real = initial.form { realNames.insert(name) }
      arguments.insert(.init(label: "wrappedValue", value: initial), at: 0)
    }
    let observers = try observers(of: name, in: owner)
    let isInitialized = !arguments.isEmpty
    let made = try value(
      isInitialized ? .call(try value(.name(wrapper.name), at: range), arguments) : .nil, at: range)
    let storage = StateDeclaration(name: "_" + name, value: made, range: range)
    let wrapped = try value(
      .member(try value(.name(storage.name), at: range), "wrappedValue", at: range), at: range)
    var property = NamedBlock(owner: owner, name: name, parameters: [], body: [], range: range)
    property.isProperty = true
    property.body = [BehaviorStatement(action: .answer(wrapped), range: range)]
    let setter = NamedBlock(
      owner: owner, name: name, parameters: ["newValue"],
      body: try setting(wrapped, observers, at: range), range: range)
    return WrappedProperty(
      storage: storage, isInitialized: isInitialized, property: property, setter: setter)
  }

  /// The statements that set `place` to the new value, between those of `observers`.
  private func setting(
    _ place: ValueExpression, _ observers: [Handler], at range: Range<Int>
  ) throws(SyntaxError) -> [BehaviorStatement] {
    let new = try value(.name("newValue"), at: range)
    var before: [BehaviorStatement] = []
    var after: [BehaviorStatement] = []
    for observer in observers {
      let isBefore = observer.form == "willSet"
      if let name = observer.parameters.first {
        before.append(BehaviorStatement(action: .name(name, isBefore ? new : place), range: range))
      }
      if isBefore { before += observer.body } else { after += observer.body }
    }
    return before + [BehaviorStatement(action: .assign(new, to: place), range: range)] + after
  }
}

extension ValueType {
  /// Adds the property `wrapped`.
  mutating func add(_ wrapped: BehaviorParser.WrappedProperty, isStatic: Bool) {
    let storage = wrapped.storage
    let field = Field(
      name: storage.name, value: wrapped.isInitialized ? storage.value : nil, type: nil,
      range: storage.range)
    if isStatic { constants.append(field) } else { fields.append(field) }
    methods.append(Method(block: wrapped.property, labels: nil, setter: wrapped.setter))
  }
}
