/// A statement of a scene: an object, a connection or a constraint, with the statements in its
/// braces.
///
/// Ranges do not affect equality.
struct Statement: Sendable, Hashable {
  /// Its kind: `label`, `outlet`, `constraint`.
  var kind: String { didSet { known = .of(kind) } }

  /// The facts about that kind.
  private(set) var known: StatementKind

  /// The role it plays in the statement around it: `view:`, `rightBarButtonItem:`.
  var role: String?

  /// The name by which other statements refer to it.
  var name: String?

  /// Its class, which only an object with a name has here.
  var className: String?

  /// The text after its kind: a label's text, a title, a reuse identifier.
  var title: String?

  /// The four numbers of its frame, as written.
  var frame: [String]?

  /// The destination of a connection.
  var target: String?

  /// The equation of a constraint.
  var equation: Equation?

  /// The attributes, in order.
  var fields: [Field] = []

  /// Words without a value: `initial`, `xml-ordered`.
  var flags: [String] = []

  /// Its identifier in the document.
  var id: String?

  /// The text that is its whole content.
  var text: String?

  /// The statements in its braces.
  var body: [Statement] = []

  /// Comments and empty lines around it.
  var trivia = Trivia()

  /// The bytes of its head.
  @SourceRange var range

  @SourceRange var kindRange
  @SourceRange var nameRange
  @SourceRange var targetRange

  init(_ kind: String = "") {
    self.kind = kind
    known = .of(kind)
  }

  /// The name of its element.
  var elementName: String { known.element(of: kind) }

  /// Whether it is a constraint.
  var isEquation: Bool { equation != nil }

  /// The word that names it if it is unnamed.
  var word: String { role ?? kind }

  /// Whether it is an outlet whose property and target have the same name, which is written once:
  /// `outlet nameField`.
  var leadsToNamesake: Bool {
    title == nil && target != nil && target == name && elementName == "outlet"
  }

  /// Whether it is a view controller; one of an unknown kind is the member of its scene.
  var isController: Bool {
    known.isKnown ? known.isController : value(of: "sceneMemberID") == "viewController"
  }

  /// Whether its contents hold only for some traits.
  var varies: Bool { known.isVariation || known.isMask }
}

extension Statement {
  /// Whether `flag` is one of its flags.
  func hasFlag(_ flag: String) -> Bool { flags.contains(flag) }

  /// Whether it has a flag for an XML form, such as `xml-ordered`.
  var hasXMLFlag: Bool { flags.contains { $0.hasPrefix("xml-") } }

  /// Removes the flag `name`, and returns whether it was there.
  mutating func removeFlag(_ name: String) -> Bool {
    guard let index = flags.firstIndex(of: name) else { return false }
    flags.remove(at: index)
    return true
  }

  /// The written id, as an attribute if it is not a word.
  var explicitID: String? { id ?? value(of: "id") }

  /// The field `name`.
  func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// Whether there is a field `name`.
  func hasField(_ name: String) -> Bool { field(name) != nil }

  /// The plain value of the field `name`.
  func value(of name: String) -> String? {
    if case .plain(let value)? = field(name)?.value { value } else { nil }
  }

  /// Gives the field `name` a plain value; nil removes it.
  mutating func set(_ name: String, to value: String?) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else {
      if let value { fields.append(Field(name: name, value: .plain(value))) }
      return
    }
    if let value { fields[index].value = .plain(value) } else { fields.remove(at: index) }
  }
}
