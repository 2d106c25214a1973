/// The syntax of a verb: its operand, its prepositional phrases, its options and its blocks.
package struct VerbForm: Sendable {
  /// Whether a part is required, optional or not allowed.
  enum Requirement: Sendable { case none, possible, required }

  /// The verb.
  package let verb: Verb

  /// The effect, in a few words.
  package let summary: String

  /// A statement that shows it.
  package let example: String

  let subject: Requirement
  let phrases: [(preposition: Phrase.Preposition, isRequired: Bool)]

  /// The names of its options; nil if any name is one.
  let options: [String]?

  let body: Requirement
  let takesThen: Bool

  init(
    _ verb: Verb, _ summary: String, _ example: String, subject: Requirement = .required,
    _ required: [Phrase.Preposition] = [], or possible: [Phrase.Preposition] = [],
    options: [String]? = [], body: Requirement = .none, then takesThen: Bool = false
  ) {
    self.verb = verb
    self.summary = summary
    self.example = example
    self.subject = subject
    phrases = required.map { ($0, true) } + possible.map { ($0, false) }
    self.options = options
    self.body = body
    self.takesThen = takesThen
  }

  /// The form of `verb`.
  static func of(_ verb: Verb) -> VerbForm? { all.first { $0.verb == verb } }

  /// All verbs, in the order in which they are explained.
  package static let all: [VerbForm] = values + navigation + views + lists + time + others
}
