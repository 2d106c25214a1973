import BoardwalkBase

/// A method of UIKit's or of Swift's that is a statement of behaviors: `tableView.reloadData()` is
/// `reload tableView`.
struct SwiftMethod {
  /// The use of the receiver or of an argument.
  enum Role {
    /// The operand of the verb.
    case subject

    /// The operand of a preposition.
    case phrase(Phrase.Preposition)

    /// An option of the verb.
    case option(String)

    /// A dictionary with options of the verb.
    case options

    /// The block of the verb.
    case body

    /// The block that is run afterwards; `nil` stands for no block.
    case completion

    /// A number of seconds from now, as a dispatch queue takes it.
    case deadline

    /// A list of the receiver that is added to.
    case list(String)

    /// Nothing: a run does not depend on it.
    case nothing
  }

  /// The statement for the method.
  enum Meaning {
    /// A verb, with the role of the receiver and those of the arguments.
    case verb(Verb, on: Role, [Role])

    /// An assignment of the first argument to a property of the receiver.
    case property(String)

    /// An assignment of a constant to a property of the receiver.
    case constant(String, ValueExpression.Form)

    /// A change of the receiver: from it and the first argument to its new value.
    case change(@Sendable (ValueExpression, ValueExpression?) -> ValueExpression.Form)

    /// An assignment to the receiver of what the call returns, or of what the method with the
    /// given name returns: a method that changes it in place.
    case mutation(by: String?)

    /// A change of nothing but the look of the receiver.
    case appearance

    /// The removal of the element of the receiver at the index that follows from it and the first
    /// argument.
    case removal(@Sendable (ValueExpression, ValueExpression?) -> ValueExpression.Form?)
  }

  /// The statement that the call is.
  let action: BehaviorStatement.Action

  /// The statement for `call`; `hasBlock` if a closure follows. Nil for other calls.
  static func called(by call: ValueExpression, hasBlock: Bool) -> SwiftMethod? {
    switch call.form {
    case .call(let callee, let arguments):
      switch callee.form {
      case .name(let name): return method(name, on: nil, arguments, at: call.range)
      // The superclass has a method of its own.
      case .member(let owner, _, at: _) where owner.form == .name("super"): return nil
      case .member(let owner, let name, at: _):
        return method(name, on: owner, arguments, at: call.range)
      default: return nil
      }
    // DispatchQueue.main.async { … }
    case .member(let owner, let name, at: _) where hasBlock:
      return method(name, on: owner, [], at: call.range)
    default: return nil
    }
  }

  private static func method(
    _ name: String, on owner: ValueExpression?, _ arguments: [ValueExpression.Argument],
    at range: Range<Int>
  ) -> SwiftMethod? {
    guard let meaning = table[MethodSignature.text(name, arguments.map(\.label))] else {
      return nil
    }
    let values = arguments.map(\.value)
    switch meaning {
    case .verb(let verb, let role, let roles):
      return verbPhrase(verb, [(role, owner)] + Array(zip(roles, values)), at: range)
    case .property(let name):
      guard let value = values.first else { return nil }
      return assignment(of: value, to: name, of: owner, at: range)
    case .constant(let name, let form):
      return assignment(
        of: ValueExpression(form: form, range: range), to: name, of: owner, at: range)
    case .change(let result):
      guard let owner, owner.isPlace else { return nil }
      let value = ValueExpression(form: result(owner, values.first), range: range)
      return SwiftMethod(action: .assign(value, to: owner))
    case .mutation(let other):
      guard let owner, owner.isPlace, owner.form != .name("self") else { return nil }
      let method = ValueExpression(form: .member(owner, other ?? name, at: range), range: range)
      let result = ValueExpression(form: .call(method, arguments), range: range)
      return SwiftMethod(action: .assign(result, to: owner))
    case .appearance:
      return SwiftMethod(action: .evaluate(owner ?? ValueExpression(form: .nil, range: range)))
    case .removal(let index):
      guard let owner, owner.isPlace, let form = index(owner, values.first) else { return nil }
      let element = ValueExpression(
        form: .element(owner, ValueExpression(form: form, range: range)), range: range)
      return SwiftMethod(action: .perform(VerbPhrase(verb: .remove, subject: element)))
    }
  }

  private static func assignment(
    of value: ValueExpression, to name: String, of owner: ValueExpression?, at range: Range<Int>
  ) -> SwiftMethod {
    let form: ValueExpression.Form = owner.map { .member($0, name, at: range) } ?? .name(name)
    return SwiftMethod(action: .assign(value, to: ValueExpression(form: form, range: range)))
  }

  private static func verbPhrase(
    _ verb: Verb, _ parts: [(Role, ValueExpression?)], at range: Range<Int>
  ) -> SwiftMethod? {
    var command = VerbPhrase(verb: verb)
    for case (let role, let value?) in parts {
      switch role {
      case .subject: command.subject = value
      case .phrase(let preposition):
        command.phrases.append(Phrase(preposition: preposition, value: value))
      case .option(let name):
        command.options.append(NamedOption(name: name, value: value, range: value.range))
      case .options:
        guard case .record(let fields) = value.form else { return nil }
        command.options += fields
      case .body: command.body = statements(of: value)
      case .completion where value.form == .nil: break
      case .completion: command.then = statements(of: value)
      case .deadline:
        guard case .binary(.plus, _, let seconds) = value.form else { return nil }
        command.subject = seconds
      case .list(let name):
        let list = ValueExpression(form: .member(value, name, at: value.range), range: value.range)
        command.phrases.append(Phrase(preposition: .to, value: list))
      case .nothing: break
      }
    }
    if command.subject == nil, let form = subjects[verb] {
      command.subject = ValueExpression(form: form, range: range)
    }
    return SwiftMethod(action: .perform(command))
  }

  /// The statements of the closure `value`, or the one that runs the block that it is.
  private static func statements(of value: ValueExpression) -> [BehaviorStatement] {
    if case .closure(let block, using: _) = value.form { return block.completionBody }
    let run = VerbPhrase(verb: .run, subject: value)
    return [BehaviorStatement(action: .perform(run), range: value.range)]
  }

  /// The operands of verbs whose methods have none.
  private static let subjects: [Verb: ValueExpression.Form] = [
    .becomeFirstResponder: .name("self"), .resignFirstResponder: .name("self"),
    .after: .number(0), .animate: .number(0), .append: .text(""), .throw: .text("Fatal error"),
    .removeFromSuperview: .name("self"),
  ]
}

extension SwiftMethod {
  /// Whether the call of `name` with `arguments` is a method of a view or of the user defaults, which
  /// a run calls, although lists have a statement of that name.
  static func isValue(callee name: String, _ arguments: [ValueExpression.Argument]) -> Bool {
    valueMethods.contains(MethodSignature.text(name, arguments.map(\.label)))
  }

  /// The only argument of the call of `name` whose label is a misspelled one of a known method, and
  /// that method's label.
  static func misspelledLabel(
    callee name: String, _ arguments: [ValueExpression.Argument]
  ) -> (argument: ValueExpression.Argument, meant: String)? {
    let labels = arguments.map { $0.label ?? "_" }
    for known in labelLists[name] ?? [] where known.count == labels.count {
      let differing = known.indices.filter { known[$0] != labels[$0] }
      guard differing.count == 1, let index = differing.first, labels[index] != "_",
        let meant = Misspelling(labels[index]).closest(in: [known[index]])
      else { continue }
      return (arguments[index], meant)
    }
    return nil
  }

  /// The names of the methods, without their labels.
  static let names = Set(labelLists.keys)

  /// The labels of the methods with each name, in order.
  private static let labelLists = Dictionary(
    grouping: table.keys.sorted().map { method in
      method.split { "(:)".contains($0) }.map(String.init)
    },
    by: { $0[0] }
  ).mapValues { methods in methods.map { Array($0.dropFirst()) } }

  private static let valueMethods: Set<String> = [
    "selectRow(_:inComponent:animated:)", "register(defaults:)",
  ]

  /// The value of the call of `callee` with `arguments`, if it is a scene of a storyboard, the name
  /// of a notification or the present moment.
  static func value(
    of callee: ValueExpression, _ arguments: [ValueExpression.Argument]
  ) -> ValueExpression.Form? {
    if callee.form == .name("Date"), arguments.isEmpty { return .name("now") }
    guard case .member(let storyboard, let name, at: _) = callee.form else { return nil }
    if name == "instantiateInitialViewController", arguments.isEmpty {
      let initial = ValueExpression(form: .nil, range: callee.range)
      return .instantiate(initial, from: self.name(of: storyboard))
    }
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    if name == "Name", argument.label == nil,
      [.name("Notification"), .name("NSNotification")].contains(storyboard.form)
    {
      return argument.value.form
    }
    guard name == "instantiateViewController",
      argument.label == "withIdentifier" || argument.label == "identifier"
    else { return nil }
    return .instantiate(argument.value, from: self.name(of: storyboard))
  }

  /// The name in `UIStoryboard(name: "Main", bundle: nil)`; nil for another storyboard.
  private static func name(of storyboard: ValueExpression) -> ValueExpression? {
    guard case .call(let owner, let named) = storyboard.form, owner.form == .name("UIStoryboard")
    else { return nil }
    return named.first { $0.label == "name" }?.value
  }
}
