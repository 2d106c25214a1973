/// One statement of a scene: an object, a connection or a constraint, with what stands in its braces.
///
/// A document has very many, and what holds them is built, moved and taken apart: each is small because
/// what few statements have lies apart, and what no two can have at once in one place. What goes
/// through a whole document borrows each statement where it lies, as every part that is copied is
/// counted.
struct Statement: Sendable, Hashable {
  /// What it is: `label`, `outlet`, `constraint`.
  var kind: String {
    get { known.word ?? rarities?[0].kind ?? "" }
    set { call(newValue, .of(newValue)) }
  }

  /// The element that it says.
  var element: String { known.element(of: kind) }

  /// What the tables know of that kind, so that nobody need look it up again.
  private(set) var known: Kind

  /// The role it plays in the statement around it: `view:`, `rightBarButtonItem:`.
  var role: String?

  /// What other statements call it.
  var name: String?

  /// The text that says what it is: a label's text, a title, a reuse identifier.
  var title: String?

  /// Where it lies, what it leads to or what it demands.
  private var bearing = Bearing.none

  /// Further attributes, in order.
  var fields: [Field] = []

  /// Its identifier in the document.
  var id: String?

  /// What stands in its braces.
  var body: [Statement] = []

  /// What few statements have, in a list of one: it lies apart, and who alone has it changes it there.
  private var rarities: [Rarities]?

  /// Its bytes, the body aside; empty where it was not read from a file.
  @ByteRange var range

  /// Where the parts that other statements may contradict stand.
  var places = Places()

  /// A statement of which nothing is known.
  init() { known = .unknown }

  /// A statement of which only the kind is known.
  init(_ kind: String) {
    known = .of(kind)
    if !known.isKnown { change { $0.kind = kind } }
  }

  /// Calls it by the word of the kind `known`, or where that is none `other`.
  mutating func call(_ other: String, _ known: consuming Kind) {
    let isKnown = known.isKnown
    self.known = known
    if !isKnown || rarities?[0].kind ?? "" != "" { change { $0.kind = isKnown ? "" : other } }
  }

  /// Whether it is an outlet whose property is called as the object is, so that the name is written
  /// once: `outlet nameField`.
  var leadsToNamesake: Bool {
    title == nil && target != nil && target == name && element == "outlet"
  }

  /// Whether it is a view controller; one of a kind that nobody knows is the member of its scene.
  var isController: Bool {
    known.isKnown ? known.isController : value(of: .sceneMemberID) == "viewController"
  }
}

/// What only one of can be said.
extension Statement {
  /// The four numbers of its frame, as written.
  var frame: [String]? {
    get { if case .frame(let frame) = bearing { frame } else { nil } }
    set { set(newValue.map(Bearing.frame), isSet: frame != nil) }
  }

  /// What a connection leads to.
  var target: String? {
    get { if case .target(let target) = bearing { target } else { nil } }
    set { set(newValue.map(Bearing.target), isSet: target != nil) }
  }

  /// What a constraint demands.
  var equation: Equation? {
    get { if case .equation(let equation) = bearing { equation } else { nil } }
    set { set(newValue.map(Bearing.equation), isSet: isEquation) }
  }

  /// Whether it demands anything.
  var isEquation: Bool { if case .equation = bearing { true } else { false } }

  /// Takes `new` for what it says, or where that is nil takes away what `isSet` says is there.
  private mutating func set(_ new: Bearing?, isSet: Bool) {
    if let new { bearing = new } else if isSet { bearing = .none }
  }
}

/// What few statements have: most are asked for it in vain, and that has to be quick.
extension Statement {
  private mutating func change(_ body: (inout Rarities) -> Void) {
    if rarities == nil { rarities = [Rarities()] }
    rarities?.withUnsafeMutableBufferPointer { body(&$0[0]) }
    if rarities?[0].isEmpty == true { rarities = nil }
  }

  /// Its class, which only an object with a name has here.
  var className: String? {
    get { rarities?[0].className }
    set { if rarities != nil || newValue != nil { change { $0.className = newValue } } }
  }

  /// Words that stand for themselves: `initial`, `ordered`.
  var marks: [String] {
    get { rarities?[0].marks ?? [] }
    set { if rarities != nil || !newValue.isEmpty { change { $0.marks = newValue } } }
  }

  /// Whether `mark` is one of these words.
  func hasMark(_ mark: String) -> Bool { rarities != nil && marks.contains(mark) }

  /// Whether a mark says that it stands as in the XML: `xml-ordered`.
  var hasXMLMark: Bool { rarities != nil && marks.contains { $0.hasPrefix("xml-") } }

  /// Whether there is any.
  var hasMarks: Bool { rarities != nil && !marks.isEmpty }

  /// The text that is all its content.
  var text: String? {
    get { rarities?[0].text }
    set { if rarities != nil || newValue != nil { change { $0.text = newValue } } }
  }

  /// What the author wrote around it for people.
  var trivia: Trivia {
    get { rarities?[0].trivia ?? Trivia() }
    set { if rarities != nil || !newValue.isEmpty { change { $0.trivia = newValue } } }
  }
}
