/// A shorter way to say something, with both directions side by side.
///
/// `fold` moves what it can say from the branch into the statement, `unfold` moves it back. A
/// statement is written with sugar only where unfolding it gives the same branch again, so a mistake
/// here costs beauty and never data.
struct Sugar: Sendable {
  /// What it is about, for people who read the table.
  let name: String

  /// The elements that it is about; nil where they may be any.
  let kinds: Set<String>?

  /// What it is said by: a statement with none of these parts says nothing of it.
  let parts: StatementParts

  /// The elements of which a statement says something even so: what is usual there.
  let silentKinds: Set<String>

  /// Moves what can be said shorter from the branch into the statement.
  typealias Fold = @Sendable (inout Folding) -> Void

  /// Moves it back.
  typealias Unfold = @Sendable (inout Unfolding) -> Void

  /// One direction alone, for lists: a list of bare functions would wrap each of them in another.
  struct FoldStep: Sendable { let apply: Fold }

  /// The other direction alone, and the parts of which a statement must have one.
  struct UnfoldStep: Sendable {
    let parts: StatementParts
    let apply: Unfold
  }

  let fold: Fold
  let unfold: Unfold

  init(
    name: String, for kinds: Set<String>? = nil, saidBy parts: StatementParts = .kind,
    silentIn silentKinds: Set<String> = [], fold: @escaping Fold, unfold: @escaping Unfold
  ) {
    self.name = name
    self.kinds = kinds
    self.parts = parts
    self.silentKinds = silentKinds
    self.fold = fold
    self.unfold = unfold
  }

  /// All sugar, in the order in which folding applies it; unfolding goes the other way.
  static let all: [Sugar] = [
    .equation, .connection, .document, .placeholder, .usualAttributes, .frame, .mask,
    .usualChildren, .normalState, .traits, .accessibility, .runtimeValue, .resourceColor,
    .installation,
    .color, .systemImage, .font, .measure, .customClass, .sizeClass, .title, .shortValues, .marks,
    .role, .id,
    .name,
    .containers, .documentKind, .alias,
  ]
}

/// A branch that is being said, and what has been said of it.
struct Folding {
  var branch: Branch
  var statement: Statement
  let context: SceneContext
  let owner: Owner
}

/// A statement that is being understood, and what it was found to mean.
struct Unfolding {
  var statement: Statement
  var branch: Branch

  /// What is known of the element, which may be called otherwise than the statement.
  private(set) var kind: Kind
  let context: SceneContext
  let owner: Owner

  /// Elements that sugar said, to be put in their places.
  var inserted: [Branch] = []

  /// Whether the statement is written without sugar, so that nothing goes without saying.
  var isPlain = false

  /// Nothing is understood yet of `statement`, inside `owner`.
  init(statement: Statement, context: SceneContext, owner: Owner) {
    kind = StatementIdentity.kind(of: statement)
    branch = Branch(statement.known.name(of: statement.kind))
    // Most objects have some usual attributes and an id; growing step by step would cost more.
    branch.attributes.reserveCapacity(statement.fields.count + 6)
    self.statement = statement
    self.context = context
    self.owner = owner
  }

  /// The id of the object that `reference` means.
  func id(of reference: String) -> String {
    if let content = owner.contentView, reference == Owner.contentViewWord { return content }
    return context.names.id(of: reference)
  }

  /// What the statement was found to mean, moved out.
  mutating func finish() -> Branch {
    var result = Branch("")
    swap(&result, &branch)
    return result
  }

  /// Adds an element that sugar said.
  mutating func insert(_ element: Branch) {
    // Those who have one have some: growing step by step would cost more.
    if inserted.isEmpty { inserted.reserveCapacity(5) }
    inserted.append(element)
  }

  /// The attribute `name`, be it understood by now or still a field.
  subscript(name: Name) -> String? {
    if let value = branch[name] { return value }
    if case .plain(let value) = field(name) { return value }
    return nil
  }

  /// Calls the element `name`, as it was meant.
  mutating func call(_ name: Name) {
    branch.name = name
    kind = .of(name)
  }

  /// The value of the field `name`.
  func field(_ name: Name) -> FieldValue? {
    statement.place(of: name).map { statement.fields[$0].value }
  }

  /// Whether a field has a value of Boardwalk's own.
  var hasCalls: Bool {
    statement.fields.contains { if case .call = $0.value { true } else { false } }
  }

  /// Whether an element called `name` with `key` stands in the body or was said by sugar.
  func hasChild(_ name: Name, key: String) -> Bool {
    hasChild { $0.name == name && $0[.key] == key }
  }

  /// Whether an element that is as asked for stands in the body or was said by sugar.
  func hasChild(where isWanted: (Branch) -> Bool) -> Bool {
    if inserted.contains(where: isWanted) { return true }
    var isThere = false
    branch.contents.lendBranches { isThere = isThere || isWanted($0) }
    return isThere
  }

  /// Removes the field `name` and returns its value.
  mutating func take(_ name: Name) -> FieldValue? {
    statement.place(of: name).map { statement.fields.remove(at: $0).value }
  }

  /// Removes the mark `name` and returns whether it was there.
  mutating func takeMark(_ name: String) -> Bool {
    guard statement.hasMarks, let index = statement.marks.firstIndex(of: name) else {
      return false
    }
    statement.marks.remove(at: index)
    return true
  }
}

extension Folding {
  /// How the object with the id `id` is referred to.
  func reference(to id: String) -> String? {
    owner.contentView == id && context.names.byID[id] == nil
      ? Owner.contentViewWord : context.names.reference(to: id)
  }

  /// Removes the one child called `name` with `key`; nil where there is none, or more.
  mutating func takeChild(_ name: Name, key: String) -> Branch? {
    let matches = branch.contents.indices.filter {
      guard case .branch(let child) = branch.contents[$0] else { return false }
      return child.name == name && child[.key] == key
    }
    guard matches.count == 1, case .branch(let child) = branch.contents[matches[0]] else {
      return nil
    }
    branch.contents.remove(at: matches[0])
    return child
  }
}
