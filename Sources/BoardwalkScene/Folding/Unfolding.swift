/// What is being understood: one statement after another, and all that was understood before.
struct Unfolding: ~Copyable {
  /// What is left of the statement.
  var statement = Statement()

  /// The element that it was found to mean, and what is inside.
  var tag = Tag("")
  var contents: [Understood.Node] = []

  /// What is known of the element, which may be called otherwise than the statement.
  private(set) var kind = Kind.unknown

  /// The surroundings of the statement.
  var context: SceneContext
  private(set) var owner = Owner.file

  /// Elements that sugar said, to be put in their places.
  var inserted: [Branch] = []

  /// Whether the statement is written without sugar, so that nothing goes without saying.
  var isPlain = false

  /// All that is understood so far.
  var understood: Understood

  /// What is understood and in no element yet: each statement's is on top of that of those around it,
  /// the last of the text first.
  private var pending: [Understood.Node] = []

  /// Nothing is understood yet of what would take `sourceSize` bytes of XML.
  init(context: SceneContext, sourceSize: Int = 0) {
    self.context = context
    understood = Understood(sourceSize: sourceSize)
  }

  /// Begins with the head of `new`, inside `owner`, around nothing yet.
  ///
  /// What is left of the statement before goes into its place, and what that was made of is used again:
  /// a document has very many, and what is moved and not copied costs next to nothing.
  private mutating func begin(_ new: inout Statement, in owner: Owner) {
    swap(&statement, &new)
    kind = StatementIdentity.kind(of: statement)
    tag.name = statement.known.name(of: statement.kind)
    tag.attributes.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    self.owner = owner
    isPlain = false
  }

  /// Calls the element `name`, as it was meant.
  mutating func call(_ name: Name) {
    tag.name = name
    kind = .of(name)
  }
}

extension Unfolding {
  /// Hands out all that is understood.
  mutating func takeUnderstood() -> Understood {
    var taken = Understood()
    swap(&taken, &understood)
    return taken
  }

  /// Understands `statement`, whose parts are taken out, and all inside it.
  ///
  /// What stands last is understood first, so that each finds the contents of its own on top.
  mutating func take(_ statement: inout Statement, in owner: Owner = .file) -> Understood.Node {
    let range = statement.range
    // An element may be called so as well.
    if !statement.known.isKnown, !statement.hasMark("xml-ordered") {
      switch statement.kind {
      case "xml-text": return understood.add(.text(statement.text ?? ""))
      case "xml-comment": return understood.add(.comment(statement.text ?? ""))
      default: break
      }
    }
    let bottom = pending.count
    if let text = statement.text {
      pending.append(understood.add(.text(text)))
    } else if !statement.body.isEmpty {
      let own = Owner(statement, inside: owner)
      for place in statement.body.indices.reversed() {
        pending.append(take(&statement.body[place], in: own))
      }
      // One of its parts holds what the statement before it was made of. Kept, they would hold each other
      // in a chain as long as the document, which is released one inside the other.
      statement.body = []
    }
    begin(&statement, in: owner)
    while pending.count > bottom { contents.append(pending.removeLast()) }
    NamedFields.resolve(in: &self.statement, context)
    understand()
    return understood.add(tag, contents, range: range)
  }

  /// Understands the head of `statement` around `contents`, and leaves what it means in the tag and
  /// the contents.
  mutating func understand(
    _ statement: consuming Statement, around contents: some Sequence<Understood.Node>,
    in owner: Owner = .file
  ) {
    var statement = statement
    begin(&statement, in: owner)
    self.contents.append(contentsOf: contents)
    understand()
  }

  /// Understands all that the statement's head says.
  private mutating func understand() {
    if statement.hasMark("xml-ordered") { return takeFields() }
    if statement.hasMark("xml-literal") {
      isPlain = true
      Sugar.id.unfold(&self)
      Sugar.role.unfold(&self)
    } else {
      var parts = StatementParts(of: statement)
      if !contents.isEmpty { parts.insert(.body) }
      statement.known.unfolds.lend { step in
        if !step.parts.isDisjoint(with: parts) { step.apply(&self) }
      }
    }
    takeFields()
    sortAttributes()
    placeInserted()
  }

  /// Makes attributes of the fields that no sugar understood.
  private mutating func takeFields() {
    for index in statement.fields.indices {
      if case .plain(let value) = statement.fields[index].value {
        tag[statement.fields[index].name] = value
      } else {
        tag[statement.fields[index].name] = Spelling.value(statement.fields[index].value)
      }
    }
  }
}
