/// One thing that a handler does.
package struct BehaviorStatement: Sendable, Hashable {
  /// The effect of a statement.
  package indirect enum Action: Sendable, Hashable {
    /// Gives a value a name, until the end of the block.
    case name(String, ValueExpression)

    /// Puts a value somewhere.
    case assign(ValueExpression, to: ValueExpression)

    /// Does one thing or another; the last block has no condition.
    case choose([Branch], otherwise: [BehaviorStatement])

    /// Goes on if all conditions hold, and else performs the block, which ends the handler.
    case require([Condition], otherwise: [BehaviorStatement])

    /// Ends the handler, with an answer if it has one.
    case answer(ValueExpression?)

    /// Evaluates a value and discards it, such as the result of a called block.
    case evaluate(ValueExpression)

    /// Performs a verb.
    case perform(VerbPhrase)

    /// `do`: performs statements, and the first of the branches that holds for an error in them.
    case attempt([BehaviorStatement], catching: [Branch])

    /// `for`: performs statements for each element of a list, which gets a name, or its parts.
    case visit([String], in: ValueExpression, [BehaviorStatement])

    /// `while`: performs statements again and again as long as conditions hold; `repeat` tests them
    /// after the statements.
    case loop([Condition], [BehaviorStatement], testsFirst: Bool)

    /// `defer`: performs statements when the block ends.
    case atEnd([BehaviorStatement])
  }

  /// The action.
  package var action: Action

  /// The range, without nested blocks.
  package var range: Range<Int>

  /// The label of a loop, which `break` and `continue` in loops inside it name.
  package var label: String?
}

extension [BehaviorStatement] {
  /// The same statements, with a value in tail position as the result: at the end, or at the end of
  /// a choice there.
  var answering: [BehaviorStatement] {
    guard var last = self.last else { return self }
    switch last.action {
    case .evaluate(let value): last.action = .answer(value)
    case .choose(let branches, let otherwise):
      last.action = .choose(
        branches.map { Branch(conditions: $0.conditions, body: $0.body.answering) },
        otherwise: otherwise.answering)
    case .attempt(let body, let branches):
      last.action = .attempt(
        body.answering,
        catching: branches.map { Branch(conditions: $0.conditions, body: $0.body.answering) })
    case .name, .assign, .require, .answer, .perform, .visit, .loop, .atEnd: return self
    }
    return dropLast() + [last]
  }
}

/// Conditions with the statements for them.
package struct Branch: Sendable, Hashable {
  /// The conditions, all of which must be true for the statement to run.
  package var conditions: [Condition]

  /// The statements.
  package var body: [BehaviorStatement]
}

/// A verb with its operands: `insertRows at items.count in tableView, animation: .top`.
package struct VerbPhrase: Sendable, Hashable {
  /// The verb.
  package var verb: Verb

  /// The direct operand.
  package var subject: ValueExpression?

  /// The prepositional phrases.
  package var phrases: [Phrase] = []

  /// The options after commas.
  package var options: [NamedOption] = []

  /// The block of the verb.
  package var body: [BehaviorStatement]?

  /// The completion block.
  package var then: [BehaviorStatement]?

  /// The operand of `preposition`.
  package func phrase(_ preposition: Phrase.Preposition) -> ValueExpression? {
    phrases.first { $0.preposition == preposition }?.value
  }

  /// The option `name`.
  package func option(_ name: String) -> ValueExpression? {
    options.first { $0.name == name }?.value
  }
}

/// A preposition with its operand: `to items`.
package struct Phrase: Sendable, Hashable {
  /// The prepositions.
  package enum Preposition: String, Sendable, Hashable, CaseIterable {
    case to, into, `in`, from, at, `for`, of, by
  }

  /// The preposition.
  package var preposition: Preposition

  /// The operand.
  package var value: ValueExpression
}

extension BehaviorStatement {
  /// The statement that runs the block with the name `name`.
  package static func running(_ name: String) -> BehaviorStatement {
    let block = ValueExpression(form: .name(name), range: 0..<0)
    return BehaviorStatement(action: .perform(VerbPhrase(verb: .run, subject: block)), range: 0..<0)
  }

  /// The statement that calls the block with the name `name` with the value of `argument`.
  package static func calling(_ name: String, with argument: String) -> BehaviorStatement {
    let block = ValueExpression(form: .name(name), range: 0..<0)
    let value = ValueExpression(form: .name(argument), range: 0..<0)
    let call = ValueExpression.Form.call(
      block, [ValueExpression.Argument(value: value)])
    return BehaviorStatement(
      action: .evaluate(ValueExpression(form: call, range: 0..<0)), range: 0..<0)
  }
}
