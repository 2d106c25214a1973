/// One thing that a handler does.
public struct Statement: Sendable, Hashable {
  /// What a statement does.
  public indirect enum Action: Sendable, Hashable {
    /// Gives a value a name, until the end of the block.
    case name(String, ValueExpression)

    /// Puts a value somewhere.
    case assign(ValueExpression, to: ValueExpression)

    /// Does one thing or another; the last block has no condition.
    case choose([Branch], otherwise: [Statement])

    /// Ends the handler, with an answer if it has one.
    case answer(ValueExpression?)

    /// Asks for a value that nobody waits for, such as what a block answers that is called in passing.
    case evaluate(ValueExpression)

    /// Does what a verb says.
    case perform(Command)
  }

  /// What it does.
  public var action: Action

  /// Where it is written, without the blocks in it.
  public var range: Range<Int>
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
public struct Branch: Sendable, Hashable {
  /// When it is done.
  public var condition: ValueExpression

  /// What is done.
  public var body: [Statement]
}

/// A verb with all that it speaks of: `insertRows at items.count in tableView, animation: .top`.
public struct Command: Sendable, Hashable {
  /// What is done.
  public var verb: Verb

  /// What it is done to.
  public var subject: ValueExpression?

  /// What stands behind prepositions.
  public var phrases: [Phrase] = []

  /// What is said behind commas.
  public var options: [Option] = []

  /// The block that belongs to the verb itself.
  public var body: [Statement]?

  /// The block that is run once it is done.
  public var then: [Statement]?

  /// What stands behind `preposition`.
  public func phrase(_ preposition: Phrase.Preposition) -> ValueExpression? {
    phrases.first { $0.preposition == preposition }?.value
  }

  /// The option `name`.
  public func option(_ name: String) -> ValueExpression? {
    options.first { $0.name == name }?.value
  }
}

/// A preposition with what stands behind it: `to items`.
public struct Phrase: Sendable, Hashable {
  /// The words that join a verb and what it needs.
  public enum Preposition: String, Sendable, Hashable, CaseIterable {
    case to, into, `in`, from, at, `for`, of, by
  }

  /// The preposition.
  public var preposition: Preposition

  /// What stands behind it.
  public var value: ValueExpression
}
