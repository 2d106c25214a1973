import BoardwalkBase

/// Members of classes as Swift declares them: states, blocks and handlers in other words.
extension BehaviorParser {
  /// Reads `var count = 0`, `@IBAction func save(_ sender: Any) { … }` and the like; returns whether
  /// such a declaration follows.
  mutating func swiftMember(of result: inout ClassBehavior) throws(SyntaxError) -> Bool {
    let start = reader
    let marks = declarationMarks()
    let place = reader.range
    guard case .word(let keyword) = reader.next.value else {
      reader = start
      return false
    }
    switch keyword {
    case "func" where reader.kind(ahead: 1) == .word:
      reader.skip()
      try function(of: &result, marks)
    case "var" where reader.kind(ahead: 1) == .word, "let" where reader.kind(ahead: 1) == .word:
      reader.skip()
      try property(of: &result, marks, at: place)
    case "typealias" where reader.kind(ahead: 1) == .word: try typeAlias()
    case "init" where !marks.isEmpty: try initializer(of: &result)
    default:
      // Marks before members in other forms have no meaning.
      let isMember = ["state", "block"].contains(keyword) || HandlerForm.named(keyword) != nil
      if !isMember { reader = start }
      return false
    }
    return true
  }

  /// Reads `typealias NAME = TYPE`: the name stands for the type, whose arguments have no meaning.
  mutating func typeAlias() throws(SyntaxError) {
    reader.skip()
    let name = try name("the type").name
    guard reader.consume(symbol: "=") else {
      throw SyntaxError("expected '=' and the type", at: reader.range)
    }
    if case .word(let type) = reader.next.value { typeAliases[name] = type }
    while !reader.kind.endsStatement, reader.kind != .symbol("}") { reader.skip() }
    try endLine()
  }

  /// Steps over attributes and modifiers, such as `@IBAction private`, which are returned.
  mutating func declarationMarks() -> Set<String> {
    var marks: Set<String> = []
    wrapper = nil
    while true {
      let isAttribute = reader.kind == .symbol("@")
      let word = isAttribute ? reader.peek(1).value : reader.next.value
      guard case .word(let mark) = word, isAttribute || isModifier(mark) else { return marks }
      marks.insert(mark)
      reader.skip()
      if isAttribute { reader.skip() }
      if isAttribute, declaredNames.wrappers.contains(mark) { takeWrapper(mark) }
      if reader.kind == .symbol("("), reader.range.lowerBound == reader.lastEnd {
        reader.skip()
        skipRest(from: "(", to: ")")
      }
      // An attribute may be on a line of its own.
      if isAttribute { skipNewlines() }
    }
  }

  /// Whether `word`, which is the next one, is a modifier of a declaration.
  private func isModifier(_ word: String) -> Bool {
    guard Self.modifiers.contains(word) else { return false }
    if word == "class" {
      return ["func", "var"].contains { .word($0) == reader.peek(1).value }
    }
    return reader.kind(ahead: 1) == .word || reader.kind(ahead: 1) == .symbol("@")
      || reader.kind(ahead: 1) == .symbol("(")
  }

  /// The modifiers of Swift's declarations.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "open", "final", "override", "required",
    "convenience", "static", "class", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "indirect", "dynamic", "optional", "nonisolated",
  ]

  /// Reads `NAME(PARAMETERS) -> TYPE { … }`: an action, the handler for a method of UIKit's, or a
  /// block.
  private mutating func function(
    of result: inout ClassBehavior, _ marks: Set<String>
  ) throws(SyntaxError) {
    let head = try functionHead("the method")
    let body = try body(of: head.name, head).answering
    try endLine()
    guard marks.isDisjoint(with: ["static", "class"]) else {
      var made = makeMethod(head, body)
      made.block.owner = result.name
      return addMembers(of: result.name) { $0.methods.append(made) }
    }
    var handler = Handler(owner: result.name, form: "action", body: body, range: head.range)
    if let form = HandlerForm.declared(as: MethodSignature.text(head.name, head.labels)) {
      handler.form = form.word
      handler.returnsCell = form.head.isCell
      handler.body = try names(of: head, in: form) + body
    } else if marks.contains("IBAction") || marks.contains("objc") {
      (handler.subject, handler.subjectRange) = (head.name, head.range)
      (handler.labels, handler.parameters) = (head.labels, head.names)
    } else {
      return try addBlock(head, body, to: &result)
    }
    try requireNew(handler)
    result.handlers.append(handler)
  }

  /// The statements that give the parameters of UIKit's method with `method` as its head the names
  /// in it, where the handler has others.
  private func names(
    of method: FunctionHead, in form: HandlerForm
  ) throws(SyntaxError) -> [BehaviorStatement] {
    var result: [BehaviorStatement] = []
    let range = method.range
    let known = form.names(ofParameters: method.parameters.count)
    for (index, (parameter, known)) in zip(method.parameters, known).enumerated() {
      guard parameter.name != "_", parameter.name != known else { continue }
      let value =
        index > 0 && known == nil
        ? try unknownArgument(parameter.label, at: range)
        : try argument(known, of: method.name, in: form, at: range)
      guard let value, value.form != .name(parameter.name) else { continue }
      result.append(BehaviorStatement(action: .name(parameter.name, value), range: range))
    }
    return result
  }

  /// The value of a parameter of UIKit's method `method`, which the handler knows as `name`, if it has
  /// a name for it; nil if it is unknown.
  private func argument(
    _ name: String?, of method: String, in form: HandlerForm, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression? {
    guard let name else { return try sender(of: method, in: form, at: range) }
    return try value(.name(name), at: range)
  }

  /// The value of a parameter with the label `label` which handlers have no name for: the layout of the
  /// collection, or nil if it is unknown.
  private func unknownArgument(
    _ label: String, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    guard label == "layout" else { return try value(.nil, at: range) }
    let collection = try value(.name("collectionView"), at: range)
    return try value(.member(collection, "collectionViewLayout", at: range), at: range)
  }

  /// The value of the first parameter of UIKit's method `method`, which handlers have no name for; nil
  /// if it is unknown.
  private func sender(
    of method: String, in form: HandlerForm, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression? {
    switch method {
    case "tableView", "collectionView": return try value(.name(method), at: range)
    case "tabBarController", "navigationController", "pageViewController":
      guard let child = form.parameters.first, child == "child" || child == "page" else {
        return nil
      }
      return try value(
        .member(try value(.name(child), at: range), "parent", at: range), at: range)
    case "splitViewController":
      let outer = try value(.name(method), at: range)
      return try value(.binary(.otherwise, outer, try value(.name("self"), at: range)), at: range)
    default: return nil
    }
  }

  /// Reads `NAME: TYPE = VALUE` and the like: a state, a computed property, or an outlet, which is that
  /// of the document.
  private mutating func property(
    of result: inout ClassBehavior, _ marks: Set<String>, at place: Range<Int>
  ) throws(SyntaxError) {
    if marks.contains("IBOutlet") {
      _ = try declaration("the outlet")
      guard reader.kind != .symbol("{") else {
        throw SyntaxError(
          "what follows the connection of an outlet is written in viewDidLoad { … }",
          at: reader.range)
      }
      return try endLine()
    }
    if let wrapper {
      return try wrappedProperty(of: &result, wrapper, isStatic: marks.contains("static"))
    }
    guard marks.isDisjoint(with: ["static", "class"]) else { return try constant(of: result) }
    if marks.contains("override"), case .word(let name) = reader.next.value,
      let form = HandlerForm.named(name), form.isProperty
    {
      let range = reader.range
      reader.skip()
      skipType()
      let body = try accessors(of: name).getter
      try endLine()
      let handler = Handler(owner: result.name, form: name, body: body, range: range)
      try requireNew(handler)
      return result.handlers.append(handler)
    }
    if marks.contains("override"), try systemProperty(of: &result, at: place) { return }
    try state(of: &result, isLazy: marks.contains("lazy"), isSwift: true)
    while reader.consume(symbol: ",") { try state(of: &result, isSwift: true) }
  }

  /// Reads `NAME: TYPE { didSet { … } }`, which observes a property of UIKit's; returns whether
  /// observers follow. UIKit sets the two of the cells of collections, code sets the others.
  private mutating func systemProperty(
    of type: inout ClassBehavior, at place: Range<Int>
  ) throws(SyntaxError) -> Bool {
    let start = reader
    let (name, range) = try name("the property")
    skipType(of: name)
    let hasValue = reader.kind == .symbol("=")
    let observers = hasValue ? [] : try observers(of: name, in: type.name)
    guard hasValue || !observers.isEmpty else {
      reader = start
      return false
    }
    let isKnown =
      switch type.superclass {
      case "UICollectionViewCell": Self.observedInCells.contains(name)
      case "UICollectionViewController", "UITableViewController", "UIViewController", nil: false
      default: Self.observed.contains(name)
      }
    guard isKnown, !hasValue, observers.allSatisfy({ $0.form == "didSet" }) else {
      throw SyntaxError(
        "this property of UIKit's has no observers here: what follows is done where it is set",
        at: place)
    }
    try endLine()
    for handler in observers {
      guard members.insert(handler) else { throw taken(name, at: range) }
      type.handlers.append(handler)
    }
    return true
  }

  /// The properties of views that a class may observe, since only code sets them.
  private static let observed: Set<String> = [
    "image", "isEnabled", "isHidden", "isSelected", "text",
  ]

  /// The properties of the cells of collections that a class may observe.
  private static let observedInCells = observed.union(["isHighlighted"])

  /// Reads `NAME = VALUE` after `static let`, or a computed value: one of the class.
  private mutating func constant(of type: ClassBehavior) throws(SyntaxError) {
    if let (property, setter) = try computedProperty(of: type.name) {
      try endLine()
      let made = ValueType.Method(block: property, labels: nil, setter: setter)
      return addMembers(of: type.name) { $0.methods.append(made) }
    }
    let constant = try declaration("the constant")
    try endLine()
    let field = ValueType.Field(
      name: constant.name, value: constant.value, type: nil, range: constant.range)
    addMembers(of: type.name) { $0.constants.append(field) }
  }

  /// Adds members of the class `name` itself, which are those of its name.
  mutating func addMembers(of name: String, _ body: (inout ValueType) -> Void) {
    var type = ValueType(name: name, isEnumeration: false, isExtension: true)
    body(&type)
    add(type)
  }

  /// Reads `init?(LABEL NAME: TYPE) { … }`; an initializer that only ends the app, as those that a
  /// storyboard never calls do, has no meaning.
  private mutating func initializer(of result: inout ClassBehavior) throws(SyntaxError) {
    let range = reader.range
    reader.skip()
    _ = reader.consume(symbol: "?")
    let signature = try signature()
    let body = try body(of: "init")
    try endLine()
    if body.count == 1, case .perform(let command) = body[0].action, command.verb == .throw {
      return
    }
    var handler = Handler(owner: result.name, form: "init", body: body, range: range)
    (handler.labels, handler.parameters) = (signature.map(\.label), signature.map(\.name))
    try requireNew(handler)
    result.handlers.append(handler)
  }
}

extension HandlerForm.Head {
  /// Whether it is that of a handler for cells.
  var isCell: Bool { if case .cell = self { true } else { false } }
}
