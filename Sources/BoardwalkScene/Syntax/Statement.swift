/// One statement of a scene: an object, a connection or a constraint, with what stands in its braces.
///
/// It has many parts, each of which is counted, so what goes through a whole document borrows each
/// statement where it lies, by its index: most of the time would be spent on copies otherwise.
struct Statement: Sendable, Hashable {
  /// What it is: `label`, `outlet`, `constraint`.
  var kind: String {
    get { kindWord }
    set { call(newValue, .of(newValue)) }
  }

  private var kindWord: String

  /// The element that it says.
  var element: String { known.element(of: kindWord) }

  /// What the tables know of that kind, so that nobody need look it up again.
  private(set) var known: Kind

  /// The role it plays in the statement around it: `view:`, `rightBarButtonItem:`.
  var role: String?

  /// What other statements call it.
  var name: String?

  /// Its class, which only an object with a name has here.
  @Rare var className: String?

  /// The text that says what it is: a label's text, a title, a reuse identifier.
  var title: String?

  /// The four numbers of its frame, as written.
  var frame: [String]?

  /// What a connection leads to.
  var target: String?

  /// What a constraint demands.
  @Rare var equation: Equation?

  /// Whether it demands anything, found without a copy of what.
  var isEquation: Bool { if case .none = _equation { false } else { true } }

  /// Whether it is an outlet whose property is called as the object is, so that the name is written
  /// once: `outlet nameField`.
  var leadsToNamesake: Bool {
    target != nil && target == name && title == nil && element == "outlet"
  }

  /// Whether it is a view controller.
  var isController: Bool { known.isController(kind) }

  /// Further attributes, in order.
  var fields: [Field] = []

  /// Words that stand for themselves: `initial`, `ordered`.
  var marks: [String] = []

  /// Its identifier in the document.
  var id: String?

  /// The text that is all its content.
  @Rare var text: String?

  /// What stands in its braces.
  var body: [Statement] = []

  /// What the author wrote around it for people.
  var trivia: Trivia {
    get { writtenTrivia ?? Trivia() }
    set { writtenTrivia = newValue.isEmpty ? nil : newValue }
  }

  @Rare private var writtenTrivia: Trivia?

  /// Its bytes, the body aside; empty where it was not read from a file.
  var range = 0..<0

  /// Where the parts that other statements may contradict stand.
  var places = Places()

  /// A statement of which only the kind is known; not even that, if it is empty.
  init(_ kind: String) {
    kindWord = kind
    known = kind.isEmpty ? .unknown : .of(kind)
  }

  /// Calls it `kind`, of which the tables know `known`.
  mutating func call(_ kind: String, _ known: Kind) {
    kindWord = kind
    self.known = known
  }
}

/// A name and a value behind the head of a statement.
struct Field: Sendable, Hashable {
  var name: Name
  var value: FieldValue
}

/// A value as it is written.
enum FieldValue: Sendable, Hashable {
  /// An attribute's value, as the document has it.
  case plain(String)

  /// A value of Boardwalk's own: `.body`, `rgba(1, 0, 0, 1)`, and its arguments as the document has
  /// them.
  case call(String, [String])

  /// What says that the document does not have what new objects have: `absent`.
  static let absent = FieldValue.call("absent", [])
}

/// `first RELATION terms`, in the words of the author.
struct Equation: Sendable, Hashable {
  var first: Anchor
  var relation: String
  var second: Anchor?
  var multiplier: String?
  var constant: String?
  var isStandard = false
  var priority: String?
}

/// The bytes of some parts of a statement; empty where it was not read from a file.
struct Places: Sendable, Hashable {
  var kind = 0..<0
  var name = 0..<0
  var target = 0..<0
  var first = 0..<0
  var second = 0..<0
}

/// Comments and empty lines, which mean nothing but to people.
///
/// A comment has its slashes; an empty text among comments is an empty line.
struct Trivia: Sendable, Hashable {
  /// The lines above the statement.
  var comments: [String] = []

  /// Whether an empty line separates it from the statement before it.
  var hasEmptyLine = false

  /// What stands behind its head, or behind the brace that opens its body.
  var behindHead: String?

  /// The lines behind the last statement of its body.
  var closing: [String] = []

  /// What stands behind the brace that closes its body.
  var behindBody: String?

  /// Whether there is none.
  var isEmpty: Bool {
    comments.isEmpty && !hasEmptyLine && behindHead == nil && closing.isEmpty && behindBody == nil
  }
}
