/// Derives ids from the contents of statements, in one pass from the outside in.
///
/// Each id is derived from the id of the surrounding statement, and from the position and the words
/// of the object. Adding or removing a sibling changes no other id.
struct StableIDs {
  /// The operation on ids.
  enum Purpose {
    /// Give ids to the statements that have none.
    case assign

    /// Remove derivable ids.
    case elide

    /// Replace ids by derived ones, except those kept.
    case replace
  }

  let purpose: Purpose
  private(set) var renamed: [String: String] = [:]
  private let written: WrittenIDs

  /// The ids that were given.
  private var given = Set<String>()
  private var ordinals: [UInt64: Int] = [:]

  private let isStoryboard: Bool

  private init(_ purpose: Purpose, _ document: [Statement], keeping: Set<String> = []) {
    self.purpose = purpose
    isStoryboard = document.first.map(DocumentHeader.isStoryboard) ?? false
    written = WrittenIDs(document, keeping: keeping)
  }

  /// Gives an id to each statement of `document`, its header aside, that needs one and has none.
  static func assign(to document: inout [Statement]) {
    var ids = StableIDs(.assign, document)
    ids.visitAll(&document)
  }

  /// Removes the ids that `assign` probably derives again; only an attempt is certain.
  static func elideDerivable(from document: inout [Statement]) {
    var ids = StableIDs(.elide, document)
    ids.visitAll(&document)
    if ids.isStoryboard {
      SceneExit.remove(from: &document)
    } else {
      XibPlaceholders.remove(from: &document)
    }
  }

  /// Derived ids for the objects of `document` by their previous ids, except for fixed ones.
  static func replacements(
    in document: [Statement], keeping: Set<String>
  ) -> [String: String] {
    var ids = StableIDs(.replace, document, keeping: keeping)
    var document = document
    ids.visitAll(&document)
    return ids.renamed
  }

  private mutating func visitAll(_ document: inout [Statement]) {
    for index in document.indices.dropFirst() {
      visit(&document[index], in: StableHash.document, isTop: true)
    }
  }

  private mutating func visit(
    _ statement: inout Statement, in scope: StableHash, isTop: Bool = false
  ) {
    guard !StatementIdentity.isTransparent(statement) else {
      visitBody(of: &statement, in: scope)
      return
    }
    if purpose == .elide { MissingIDs.mark(&statement, isTop: isTop && isStoryboard) }
    let base = StatementIdentity.hash(of: statement, in: scope)
    let ordinal = ordinals[base.value, default: 0]
    ordinals[base.value] = ordinal + 1
    let hash = ordinal == 0 ? base : base.adding(String(ordinal))
    var id = statement.explicitID
    if IdentifiedElements.contain(statement), !statement.hasFlag("xml-ordered") {
      let derived = isTop && !isStoryboard ? FixedIDs.id(of: statement) : nil
      if purpose == .assign, statement.removeFlag(SceneFlags.noID) {
        id = nil
      } else if statement.id != nil || statement.explicitID == nil {
        (statement.id, id) = decide(statement.id, derived, hash)
      }
    }
    if isTop, isStoryboard { visitScene(&statement, id) }
    visitBody(of: &statement, in: id.map { StableHash($0) } ?? hash)
  }

  private mutating func visitBody(of statement: inout Statement, in scope: StableHash) {
    for index in statement.body.indices {
      visit(&statement.body[index], in: scope)
    }
  }

  /// The ids of a controller's scene and of the first responder in it.
  private mutating func visitScene(_ statement: inout Statement, _ id: String?) {
    guard let id, SceneFields.apply(to: statement) else { return }
    for (name, absence) in SceneFields.all {
      if purpose == .assign, statement.removeFlag(absence) { continue }
      if statement.hasFlag(absence) || !SceneFields.needs(name, statement) { continue }
      let old = statement.value(of: name)
      if purpose == .replace, old == nil { continue }
      let (shown, _) = decide(old, nil, StableHash(id).adding(name))
      statement.set(name, to: shown)
    }
  }

  /// The id to write, and the id from which inner ids are derived.
  private mutating func decide(
    _ id: String?, _ fixed: String?, _ hash: StableHash
  ) -> (shown: String?, real: String?) {
    switch (purpose, id) {
    case (.assign, nil):
      let new = fixed.flatMap { takes($0) ? $0 : nil } ?? free(hash)
      return (new, new)
    case (.elide, let id?):
      let isSure = id == (fixed ?? hash.id) && written.isUnique(id)
      return (isSure ? nil : id, id)
    case (.replace, let id?) where !written.fixed.contains(id):
      let new = free(hash)
      if new != id { renamed[id] = new }
      return (new, new)
    default: return (id, id)
    }
  }

  /// The first id of `hash` that nothing else has.
  private mutating func free(_ hash: StableHash) -> String {
    var candidate = hash.id
    var attempt = 0
    while !takes(candidate) {
      attempt += 1
      candidate = hash.adding("again \(attempt)").id
    }
    return candidate
  }

  /// Gives `id` away, unless something else has it.
  private mutating func takes(_ id: String) -> Bool {
    let isWritten = purpose == .replace ? written.fixed.contains(id) : written.all.contains(id)
    return !isWritten && given.insert(id).inserted
  }
}
