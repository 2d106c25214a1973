/// The names that a statement and all inside it give, and the references that they make.
struct DeclarationCollector {
  /// A name that a statement gives.
  struct Declaration {
    let name: String
    let id: String?
    let range: Range<Int>

    /// Whether it is the name of an object, and no other word after a kind.
    let isOfObject: Bool
  }

  /// An object without a name.
  struct UnnamedObject {
    /// Its role or kind.
    let word: String

    /// Its kind, if it has a role; a plain view would be taken for the controller's.
    let kind: String?
    let id: String?

    /// Whether it is the view of a controller.
    let isMainView: Bool
  }

  /// A reference to another object by its name.
  struct Reference {
    let name: String
    let start: Int

    /// Whether it is an outlet's property, from which the destination is derived.
    var isProperty = false
  }

  /// The name of the scene's controller or of the object itself.
  private(set) var ownName: Declaration?

  /// The names inside.
  private(set) var innerNames: [Declaration] = []

  /// The nameless objects in the order of the text.
  private(set) var nameless: [UnnamedObject] = []

  /// The references, apart from those by an id.
  private(set) var references: [Reference] = []

  /// Whether a connection refers to the exit, and whether it is declared.
  private(set) var usesExit = false
  private(set) var declaresExit = false

  /// The name of the controller's view.
  private(set) var mainViewName: String?

  /// The number of unnamed content views around the current statement.
  private var contentViews = 0

  /// The declarations of `statement` and all inside it.
  init(_ statement: Statement) {
    ownName = Self.declaration(of: statement)
    collect(from: statement, isMainView: false)
    walk(inside: statement)
  }

  /// The collectors of the statements after the header of `document`.
  static func afterHeader(of document: [Statement]) -> [DeclarationCollector] {
    document.dropFirst().map { DeclarationCollector($0) }
  }

  /// The names of the unnamed objects.
  var implicitNames: ImplicitNames { ImplicitNames(nameless) }

  /// The references that may refer to an implicit layout guide, each once.
  var guides: [String] {
    var guides: [String] = []
    for reference in references
    where ImplicitGuides.mayMean(reference.name) && !guides.contains(reference.name) {
      guides.append(reference.name)
    }
    return guides
  }

  private mutating func walk(inside outer: Statement) {
    let isContentView = Owner.isContentView(outer)
    if isContentView { contentViews += 1 }
    defer { if isContentView { contentViews -= 1 } }
    for statement in outer.body {
      if !VariedMembers.isStrayEntry(statement, in: outer),
        let declaration = Self.declaration(of: statement)
      {
        innerNames.append(declaration)
      }
      let isMainView = outer.isController && statement.word == "view"
      if isMainView, let name = statement.name { mainViewName = name }
      collect(from: statement, isMainView: isMainView)
      walk(inside: statement)
    }
  }

  private static func declaration(of statement: Statement) -> Declaration? {
    guard statement.target == nil, let name = statement.name else { return nil }
    return Declaration(
      name: name, id: statement.explicitID, range: statement.nameRange,
      isOfObject: !statement.known.takesNoObjectName)
  }

  private mutating func collect(from statement: Statement, isMainView: Bool) {
    if let target = statement.target {
      collect(from: target, of: statement)
    } else if let equation = statement.equation {
      collect(from: equation, isSeveral: ConstraintExpansion.isSeveral(statement))
    } else if ImplicitNames.isNameless(statement) {
      let hasKind = statement.role != nil && !statement.known.isPlainView
      nameless.append(
        UnnamedObject(
          word: statement.word, kind: hasKind ? statement.kind : nil, id: statement.explicitID,
          isMainView: isMainView))
    }
    if statement.target == nil, SceneExit.isExit(statement) { declaresExit = true }
  }

  private mutating func collect(from target: String, of statement: Statement) {
    if SceneExit.isTarget(target) { usesExit = true }
    let sendsMessage =
      statement.known.isAction || statement.kind == "segue" && statement.name == "unwind"
    let name = sendsMessage ? target.prefix { $0 != "." } : target[...]
    refer(
      to: String(name), at: statement.targetRange,
      isProperty: statement.leadsToNamesake && statement.targetRange == statement.nameRange)
  }

  private mutating func collect(from equation: Equation, isSeveral: Bool) {
    for anchor in [equation.first, equation.terms.second].compactMap({ $0 }) {
      if let item = anchor.item { refer(to: item, at: anchor.range) }
    }
    if isSeveral, let second = equation.terms.second, second.item == nil {
      refer(to: second.attribute, at: second.range)
    }
  }

  private mutating func refer(to name: String, at range: Range<Int>, isProperty: Bool = false) {
    guard !name.hasPrefix("#"),
      // Inside a content view, the name is unambiguous.
      contentViews == 0 || name != StatementKind.contentView
    else { return }
    references.append(Reference(name: name, start: range.lowerBound, isProperty: isProperty))
  }
}
