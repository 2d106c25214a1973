/// One statement of a scene: an object, a connection or a constraint, with what stands in its braces.
struct Statement: Sendable, Hashable {
  /// What it is: `label`, `outlet`, `constraint`.
  var kind: String

  /// The role it plays in the statement around it: `view:`, `rightBarButtonItem:`.
  var role: String?

  /// What other statements call it.
  var name: String?

  /// Its class, which only an object with a name has here.
  var className: String?

  /// The text that says what it is: a label's text, a title, a reuse identifier.
  var title: String?

  /// The four numbers of its frame, as written.
  var frame: [String]?

  /// What a connection leads to.
  var target: String?

  /// What a constraint demands.
  var equation: Equation?

  /// Further attributes, in order.
  var fields: [Field] = []

  /// Words that stand for themselves: `initial`, `ordered`.
  var marks: [String] = []

  /// Its identifier in the document.
  var id: String?

  /// The text that is all its content.
  var text: String?

  /// What stands in its braces.
  var body: [Statement] = []

  /// What the author wrote above it for people.
  var trivia = Trivia()

  /// Its bytes, the body aside; empty where it was not read from a file.
  var range = 0..<0

  init(_ kind: String) { self.kind = kind }
}

/// A name and a value behind the head of a statement.
struct Field: Sendable, Hashable {
  var name: String
  var value: FieldValue
}

/// A value as it is written.
enum FieldValue: Sendable, Hashable {
  /// An attribute's value, as the document has it.
  case plain(String)

  /// A value of Boardwalk's own: `.body`, `rgba(1, 0, 0, 1)`, and its arguments as the document has
  /// them.
  case call(String, [String])
}

/// `first RELATION terms`, in the words of the author.
struct Equation: Sendable, Hashable {
  var first: String
  var relation: String
  var second: String?
  var multiplier: String?
  var constant: String?
  var isStandard = false
  var priority: String?
}

/// Comments and an empty line before a statement.
struct Trivia: Sendable, Hashable {
  var comments: [String] = []
  var hasEmptyLine = false
}
