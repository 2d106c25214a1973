/// What one walk over a scene, or over an object of a xib, finds for all who ask about the whole of
/// it: a statement has many parts, and to visit all of them again for each question is what reading
/// would spend most of its time on.
struct DeclarationCollector {
  /// A name that a statement gives.
  struct Name {
    let name: String
    fileprivate(set) var id: String?
    fileprivate let index: Int
    let place: Range<Int>

    /// Whether it is the name of an object, and no other word behind a kind.
    let isOfObject: Bool
  }

  /// An object that nobody named.
  struct Nameless {
    /// Its role or kind.
    let word: String

    /// Its kind, where it plays a role; a plain view would be taken for the controller's.
    let kind: String?
    fileprivate(set) var id: String?
    fileprivate let index: Int

    /// Whether it is the view of a controller.
    let isMainView: Bool
  }

  /// A mention of another object by its name.
  struct Reference {
    let name: String
    let start: Int

    /// Whether it is an outlet's property, which alone says what the outlet leads to.
    var isProperty = false
  }

  /// One word on the right of a constraint.
  struct Ownerless {
    let name: String

    /// What stands on the left.
    let first: Anchor
    let place: Range<Int>

    /// Whether it is the name of an object rather than one of its attributes.
    var isObject: Bool {
      KnownValues.of("firstAttribute", in: "constraint")?.contains(name) == false
    }
  }

  /// A statement with a text that would be lost.
  struct Untitled {
    let word: String
    let kind: String
    let title: String
    let place: Range<Int>

    /// Whether its kind stands behind a role, and looks like the name of a class.
    let isClass: Bool
  }

  /// The name of the scene's controller or of the object itself.
  private(set) var ownName: Name?

  /// The names inside.
  private(set) var innerNames: [Name] = []

  /// The nameless objects in the order of the text.
  private(set) var nameless: [Nameless] = []

  /// The references, apart from those by an id.
  private(set) var references: [Reference] = []

  /// Whether something leads to the exit, and whether there is one.
  private(set) var usesExit = false
  private(set) var saysExit = false

  /// Whether a statement lacks an id that filling gives.
  private(set) var lacksID = false

  /// The statements whose text their kind has no attribute for.
  private(set) var untitled: [Untitled] = []

  /// What the view of the controller is called, if it has a name.
  private(set) var mainViewName: String?

  /// The anchors on the right of a constraint that are nobody's.
  private(set) var ownerless: [Ownerless] = []

  /// Where actions lead that send no message.
  private(set) var silentActions: [Range<Int>] = []

  /// What those objects go by among themselves.
  private(set) var implicitNames = ImplicitNames([])

  /// Whether a gesture recognizer stands in the braces of what it is for.
  private(set) var holdsRecognizer = false

  /// The references that may mean a layout guide which goes without saying, each once.
  private(set) var guides: [String] = []

  /// Whether one line says several constraints.
  private(set) var saysSeveralSides = false

  /// Whether a constraint or a view stands in the braces of a variation.
  private(set) var variesMembers = false

  /// The connections among what varies, and the variations that say whether something is there of what is no
  /// member of anything.
  private(set) var strayConnections: [Range<Int>] = []
  private(set) var strayInstallations: [Range<Int>] = []

  /// The entries of masks that are none, each with whether it leaves something out and with the name of that.
  private(set) var strayEntries: [(isExcluded: Bool, name: String, place: Range<Int>)] = []

  /// How many nameless content views there are around what is looked at.
  private var contentViews = 0

  /// How many statements there are so far: each goes by its index.
  private var count = 0

  /// What is found in `statement` and in all inside it.
  init(_ statement: borrowing Statement) {
    if let name = Self.name(of: statement, at: count) { ownName = name }
    look(at: statement, isMainView: false)
    walk(inside: statement)
    implicitNames = ImplicitNames(nameless)
  }

  /// All that is found in each of the statements behind the header.
  static func behindHeader(of document: [Statement]) -> [DeclarationCollector] {
    var surveys: [DeclarationCollector] = []
    surveys.reserveCapacity(document.count)
    document.lend { surveys.append(DeclarationCollector($0)) }
    if !surveys.isEmpty { surveys.removeFirst() }
    return surveys
  }

  private mutating func walk(inside outer: borrowing Statement) {
    let isController = outer.isController
    let isContentView = Owner.isContentView(outer)
    if isContentView { contentViews += 1 }
    defer { if isContentView { contentViews -= 1 } }
    let isVariation = outer.known.isVariation
    let varies = outer.varies
    let mayHoldRecognizer = isController || outer.known.mayHaveMask
    outer.body.lend { statement in
      if isVariation, VariedMembers.isMember(statement) { variesMembers = true }
      if varies, statement.known.isConnection, !statement.hasMark(ImpliedStatements.staying) {
        strayConnections.append(statement.places.kind)
      }
      if statement.known.isVariation, VariedMembers.isInstallation(statement) {
        variesMembers = true
        strayInstallations.append(statement.places.kind)
      }
      if mayHoldRecognizer, statement.known.isGestureRecognizer { holdsRecognizer = true }
      if varies, VariedMembers.isStrayEntry(statement, in: outer) {
        strayEntries.append(
          (
            statement.kind == "exclude",
            statement.name ?? statement.value(of: .reference) ?? "what this is about",
            statement.places.kind
          ))
      } else if let name = Self.name(of: statement, at: count) {
        innerNames.append(name)
      }
      let isMainView = isController && statement.word == "view"
      if isMainView, let name = statement.name { mainViewName = name }
      look(at: statement, isMainView: isMainView)
      walk(inside: statement)
    }
  }

  private static func name(of statement: borrowing Statement, at index: Int) -> Name? {
    guard statement.target == nil, let name = statement.name else { return nil }
    return Name(
      name: name, id: statement.explicitID, index: index, place: statement.places.name,
      isOfObject: !statement.known.isNamedOtherwise)
  }

  /// Gives the objects their `ids`, those of all statements in the order of the text.
  mutating func fill(_ ids: [String?]) {
    if let index = ownName?.index { ownName?.id = ids[index] }
    for name in innerNames.indices { innerNames[name].id = ids[innerNames[name].index] }
    for object in nameless.indices { nameless[object].id = ids[nameless[object].index] }
    implicitNames = ImplicitNames(nameless)
  }

  private mutating func look(at statement: borrowing Statement, isMainView: Bool) {
    if !lacksID, MissingIDs.lacksID(statement) { lacksID = true }
    if let target = statement.target {
      lookAt(target, of: statement)
    } else if statement.isEquation {
      lookAtEquation(of: statement)
    } else if ImplicitNames.isNameless(statement) {
      nameless.append(
        Nameless(
          word: statement.word,
          kind: statement.role == nil || statement.known.isPlainView ? nil : statement.kind,
          id: statement.explicitID, index: count, isMainView: isMainView))
    }
    if statement.target == nil, SceneExit.isSaid(by: statement) { saysExit = true }
    if statement.title != nil, !statement.known.hasTitle { lookAtTitle(of: statement) }
    count += 1
  }

  private mutating func lookAtTitle(of statement: borrowing Statement) {
    let isClass = statement.role != nil && statement.kind.first?.isUppercase == true
    untitled.append(
      Untitled(
        word: statement.word, kind: statement.kind, title: statement.title ?? "",
        place: statement.places.kind, isClass: isClass))
  }

  private mutating func lookAt(_ target: String, of statement: borrowing Statement) {
    if SceneExit.isTarget(target) { usesExit = true }
    let sendsMessage =
      statement.known.isAction || statement.kind == "segue" && statement.name == "unwind"
    if statement.known.isAction, !Spelling.hasPoint(target),
      !statement.fields.contains(where: { $0.name == .selector })
    {
      silentActions.append(statement.places.target)
    }
    let end = sendsMessage ? target.utf8.firstIndex(of: UInt8(ascii: ".")) : nil
    refer(
      to: end.map { String(target[..<$0]) } ?? target, at: statement.places.target,
      isProperty: statement.leadsToNamesake && statement.places.target == statement.places.name)
  }

  private mutating func lookAtEquation(of statement: borrowing Statement) {
    guard let equation = statement.equation else { return }
    lookAt(anchor: equation.first, at: equation.places.first)
    let isSeveral = SpreadConstraints.isSeveral(statement)
    if isSeveral { saysSeveralSides = true }
    guard let second = equation.terms.second else { return }
    if isSeveral, second.item == nil {
      refer(to: second.attribute, at: equation.places.second)
    } else if second.item == nil {
      ownerless.append(
        Ownerless(name: second.attribute, first: equation.first, place: equation.places.second))
    }
    lookAt(anchor: second, at: equation.places.second)
  }

  private mutating func lookAt(anchor: Anchor, at range: Range<Int>) {
    if let item = anchor.item { refer(to: item, at: range) }
  }

  private mutating func refer(
    to name: String, at range: Range<Int>, isProperty: Bool = false
  ) {
    guard name.utf8.first != UInt8(ascii: "#"),
      // Inside a content view, nobody else is meant.
      contentViews == 0 || name != Owner.contentViewWord
    else { return }
    references.append(Reference(name: name, start: range.lowerBound, isProperty: isProperty))
    if ImplicitGuides.mayMean(name), !guides.contains(name) { guides.append(name) }
  }
}

extension Statement {
  /// What a nameless object goes by.
  var word: String { role ?? kind }

  /// Whether it says what else holds in some traits: no connection does.
  var varies: Bool { known.isVariation || known.isMask }
}
