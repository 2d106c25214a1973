import BoardwalkBase

/// Structures, enumerations, and classes that extend none of UIKit's.
extension BehaviorParser {
  /// Reads a structure, an enumeration, a class of the app's own, or a protocol, of which only the name
  /// has a meaning; returns whether one follows.
  mutating func valueType() throws(SyntaxError) -> Bool {
    let start = reader
    _ = declarationMarks()
    guard case .word(let word) = reader.peek(1).value,
      ["protocol", "enum", "struct", "actor"].contains(where: reader.isNext)
        || reader.isNext("class") && declaredNames.objects.contains(word)
    else {
      reader = start
      return false
    }
    if reader.consume(word: "protocol") {
      reader.skip()
      var type = ValueType(name: word, isEnumeration: false, isExtension: true)
      type.isProtocol = true
      type.protocols = ancestors()
      try openBrace(of: "protocol")
      skipRest(from: "{", to: "}")
      add(type)
      return true
    }
    let isEnumeration = reader.isNext("enum")
    let isClass = reader.isNext("class") || reader.isNext("actor")
    try enter(orFail: "types are nested too deeply here")
    defer { depth -= 1 }
    reader.skip()
    let (name, range) = try name("the type")
    // The keys of one type are not those of another one.
    let fullName = name == "CodingKeys" ? "\(typeName).\(name)" : name
    var type = ValueType(name: fullName, isEnumeration: isEnumeration, isClass: isClass)
    let ancestors = ancestors()
    type.isNumbered = ancestors.contains("Int")
    type.superclass = isClass ? ancestors.first { declaredNames.objects.contains($0) } : nil
    type.protocols = ancestors
    try openBrace(of: name)
    let outer = beginContext()
    defer { context = outer }
    try typeMembers(of: &type, at: range)
    add(type)
    return true
  }

  /// Reads the names between the name of a type and its opening brace, but for type parameters and
  /// what follows `where`.
  private mutating func ancestors() -> [String] {
    for _ in 0..<reader.distance(pastTypeParametersFrom: 0) { reader.skip() }
    var names: [String] = []
    var isCondition = false
    while reader.kind != .symbol("{"), !reader.kind.endsStatement {
      if reader.isNext("where") { isCondition = true }
      if !isCondition, reader.kind == .word { names.append(reader.next.text) }
      reader.skip()
    }
    return names
  }

  /// Reads the members of `type`, which is declared at `range`, up to its closing brace.
  private mutating func typeMembers(
    of type: inout ValueType, at range: Range<Int>
  ) throws(SyntaxError) {
    let outer = typeName
    typeName = type.name
    defer { typeName = outer }
    skipNewlines()
    while !reader.consume(symbol: "}") {
      guard !isAtMissingBrace else {
        throw SyntaxError("the type \(type.name) is not closed", at: range)
      }
      if try !valueType() { try typeMember(of: &type) }
      try endLine()
      skipNewlines()
    }
  }

  /// Reads `extension Name: Protocol { … }`, whose members are those of a class or a type of the
  /// file, or methods of a type of Swift's; returns whether one follows.
  mutating func typeExtension() throws(SyntaxError) -> Bool {
    guard reader.isNext("extension"), case .word(let name) = reader.peek(1).value else {
      return false
    }
    let path = typeAliases[name] ?? name
    reader.skip()
    let range = reader.range
    reader.skip()
    let ancestors = ancestors()
    try openBrace(of: "the extension")
    if let index = classIndices[path] {
      classes[index].protocols += ancestors
      try extend(index)
    } else if declaredNames.classes.contains(path) {
      // The class follows.
      let index = place(ofClass: path, at: range)
      classes[index].protocols += ancestors
      try extend(index)
    } else {
      var type = ValueType(name: path, isEnumeration: false, isExtension: true)
      type.protocols = ancestors
      try typeMembers(of: &type, at: range)
      add(type)
    }
    return true
  }

  /// The place of the class `name`, whose extension at `range` is before it.
  private mutating func place(ofClass name: String, at range: Range<Int>) -> Int {
    classIndices[name] = classes.count
    extendedNames.insert(name)
    classes.append(ClassBehavior(name: name, range: range))
    return classes.count - 1
  }

  /// Reads the members of an extension of the class at `index` up to its closing brace.
  private mutating func extend(_ index: Int) throws(SyntaxError) {
    className = classes[index].name
    members = memberNames[className] ?? MemberNames()
    // Nothing else refers to the names and members, which are not copied when some are added.
    memberNames[className] = nil
    var type = ClassBehavior(name: className, range: reader.range)
    swap(&type, &classes[index])
    defer {
      swap(&type, &classes[index])
      memberNames[className] = members
    }
    lacksBrace = false
    try classMembers(of: &type)
    _ = reader.consume(symbol: "}")
  }

  private mutating func typeMember(of owner: inout ValueType) throws(SyntaxError) {
    let isStatic = declarationMarks().contains("static")
    if reader.isNext("typealias"), reader.kind(ahead: 1) == .word { return try typeAlias() }
    if reader.consume(word: "case") { return try enumerationCases(of: &owner) }
    if reader.isNext("init") || reader.consume(word: "func") { return try method(of: &owner) }
    if reader.isNext("subscript"), reader.kind(ahead: 1) == .symbol("(") {
      return try method(of: &owner)
    }
    guard reader.consume(word: "var") || reader.consume(word: "let") else {
      throw SyntaxError(
        "expected a property, a method or a case, not \(reader.next.displayName)",
        at: reader.range)
    }
    if let wrapper {
      return owner.add(try wrappedProperty(wrapper, of: owner.name), isStatic: isStatic)
    }
    var fields: [ValueType.Field] = []
    repeat {
      skipNewlines()
      guard let field = try property(of: &owner) else { return }
      fields.append(field)
    } while reader.consume(symbol: ",")
    // `var x, y: Double`
    let isTyped =
      fields.count > 1 && fields.dropLast().allSatisfy { $0.type == nil && $0.value == nil }
    if isTyped, let last = fields.last?.type {
      for index in fields.indices { fields[index].type = last }
      if KnownNames.realTypes.contains(last) { realNames.formUnion(fields.map(\.name)) }
    }
    if isStatic { owner.constants += fields } else { owner.fields += fields }
  }

  /// Reads `NAME: TYPE = VALUE`; nil for a computed property, which is added to `owner`.
  private mutating func property(of owner: inout ValueType) throws(SyntaxError) -> ValueType.Field?
  {
    let (name, range) = try name("the property")
    let type = skipType(of: name)
    if reader.kind == .symbol("{"), !isAtObservers {
      let (body, setter) = try accessors(of: name)
      let block = NamedBlock(
        owner: typeName, name: name, parameters: [], body: body, range: range)
      owner.methods.append(ValueType.Method(block: block, labels: nil, setter: setter))
      return nil
    }
    var value = type?.isOptional == true ? ValueExpression(form: .nil, range: range) : nil
    if reader.consume(symbol: "=") {
      skipNewlines()
      value = try typed(try expression(), as: type?.text)
    }
    for observer in try observers(of: name, in: owner.name) {
      let called = KnownNames.observer(observer.form, of: name)
      let block = NamedBlock(
        owner: typeName, name: called, parameters: observer.parameters, body: observer.body,
        range: observer.range)
      owner.methods.append(ValueType.Method(block: block, labels: ["_"]))
    }
    return ValueType.Field(name: name, value: value, type: type?.text, range: range)
  }

  /// Reads `a, b = "B", c(Int)` after `case`; the values of a case have no names.
  private mutating func enumerationCases(of type: inout ValueType) throws(SyntaxError) {
    repeat {
      skipNewlines()
      let (name, range) = try name("the case")
      if reader.consume(symbol: "(") { skipRest(from: "(", to: ")") }
      let raw = reader.consume(symbol: "=") ? try expression() : nil
      type.cases.append(ValueType.Field(name: name, value: raw, range: range))
    } while reader.consume(symbol: ",")
  }

  /// Reads `name(label parameter: Type) -> Type { … }`.
  private mutating func method(of type: inout ValueType) throws(SyntaxError) {
    let (head, isOperator) = try methodHead("the method")
    guard head.name != KnownNames.subscript else { return try subscripted(head, of: &type) }
    var made = makeMethod(head, try body(of: head.name, head).answering)
    if isOperator {
      made.operands = head.parameters.map { $0.type == "Self" ? type.name : $0.type }
    }
    type.methods.append(made)
  }

  /// Reads the statements of the subscript with `head`, whose setter gets the indices and the new
  /// value.
  private mutating func subscripted(
    _ head: FunctionHead, of type: inout ValueType
  ) throws(SyntaxError) {
    var (body, setter) = try accessors(of: head.name)
    setter?.parameters.insert(contentsOf: head.names, at: 0)
    var made = makeMethod(head, body)
    made.setter = setter
    type.methods.append(made)
  }

  /// Reads a function outside of all types; an operator is one of the type of its first operand.
  mutating func globalFunction() throws(SyntaxError) {
    reader.skip()
    let (head, isOperator) = try methodHead("the function")
    var made = makeMethod(head, try body(of: head.name, head).answering)
    made.block.labels = head.labels
    guard isOperator else { return functions.append(made.block) }
    made.operands = head.parameters.map(\.type)
    let owner =
      made.operands.first(where: declaredNames.types.contains) ?? made.operands.first ?? ""
    addMembers(of: owner) { $0.methods.append(made) }
  }

  /// Reads the head of a method, whose name may be an operator.
  private mutating func methodHead(
    _ what: String
  ) throws(SyntaxError) -> (head: FunctionHead, isOperator: Bool) {
    let range = reader.range
    guard let sign = operatorName() else { return (try functionHead(what), false) }
    return (try functionHead(sign, at: range), true)
  }

  /// Reads the signs of an operator that a type defines, `<` or `==`; nil if a name follows.
  private mutating func operatorName() -> String? {
    guard let (joining, length) = nextOperator() else { return nil }
    for _ in 0..<length { reader.skip() }
    return joining.rawValue
  }

  /// The method of the current type with `head` and the statements `body`.
  func makeMethod(_ head: FunctionHead, _ body: [BehaviorStatement]) -> ValueType.Method {
    var block = NamedBlock(
      owner: typeName, name: head.name, parameters: head.names, body: body, range: head.range)
    block.signature = head.parameters.ifFlexible
    return ValueType.Method(block: block, labels: head.labels)
  }
}
