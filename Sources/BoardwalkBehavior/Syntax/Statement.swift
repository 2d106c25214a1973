/// One thing that a handler does.
package struct Statement: Sendable, Hashable {
  /// The effect of a statement.
  package indirect enum Action: Sendable, Hashable {
    /// Gives a value a name, until the end of the block.
    case name(String, ValueExpression)

    /// Puts a value somewhere.
    case assign(ValueExpression, to: ValueExpression)

    /// Does one thing or another; the last block has no condition.
    case choose([Branch], otherwise: [Statement])

    /// Ends the handler, with an answer if it has one.
    case answer(ValueExpression?)

    /// Evaluates a value and discards it, such as the result of a called block.
    case evaluate(ValueExpression)

    /// Does what a verb says.
    case perform(Command)
  }

  /// What it does.
  package var action: Action

  /// Where it is written, without the blocks in it.
  package var range: Range<Int>
}

extension [Statement] {
  /// The same statements, of which a value is the answer where it stands last: at the end, or at the
  /// end of a choice that stands there.
  var answering: [Statement] {
    guard var last = self.last else { return self }
    switch last.action {
    case .evaluate(let value): last.action = .answer(value)
    case .choose(let branches, let otherwise):
      last.action = .choose(
        branches.map { Branch(condition: $0.condition, body: $0.body.answering) },
        otherwise: otherwise.answering)
    case .name, .assign, .answer, .perform: return self
    }
    return dropLast() + [last]
  }
}

/// A condition and what is done where it holds.
package struct Branch: Sendable, Hashable {
  /// When it is done.
  package var condition: ValueExpression

  /// What is done.
  package var body: [Statement]
}

/// A verb with all that it speaks of: `insertRows at items.count in tableView, animation: .top`.
package struct Command: Sendable, Hashable {
  /// What is done.
  package var verb: Verb

  /// What it is done to.
  package var subject: ValueExpression?

  /// What stands behind prepositions.
  package var phrases: [Phrase] = []

  /// What is said behind commas.
  package var options: [Option] = []

  /// The block that belongs to the verb itself.
  package var body: [Statement]?

  /// The block that is run once it is done.
  package var then: [Statement]?

  /// What stands behind `preposition`.
  package func phrase(_ preposition: Phrase.Preposition) -> ValueExpression? {
    phrases.first { $0.preposition == preposition }?.value
  }

  /// The option `name`.
  package func option(_ name: String) -> ValueExpression? {
    options.first { $0.name == name }?.value
  }
}

/// A preposition with what stands behind it: `to items`.
package struct Phrase: Sendable, Hashable {
  /// The words that join a verb and what it needs.
  package enum Preposition: String, Sendable, Hashable, CaseIterable {
    case to, into, `in`, from, at, `for`, of, by
  }

  /// The preposition.
  package var preposition: Preposition

  /// What stands behind it.
  package var value: ValueExpression
}
