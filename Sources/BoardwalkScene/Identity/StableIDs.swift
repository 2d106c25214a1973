/// Derives the ids of statements from what they are, in one pass from the outside in.
///
/// Each id follows from the id of the statement around it, so an object is told from others by its
/// place and its own words, and a sibling more or less moves nothing.
struct StableIDs {
  /// What to do about ids.
  enum Purpose {
    /// Give ids to the statements that have none.
    case fill

    /// Remove the ids that filling would give again.
    case omit

    /// Replace ids by derived ones, except those kept.
    case replace
  }

  let purpose: Purpose
  private(set) var renamed: [String: String] = [:]
  private let written: IDCount

  /// The ids that were given.
  private var given = NameSet()
  private var ordinals = HashCount()

  /// The ids of the statements that were visited last, in the order of the text.
  private var visited: [String?] = []
  private let isStoryboard: Bool

  private init(_ purpose: Purpose, _ document: [Statement], keeping: Set<String> = []) {
    self.purpose = purpose
    isStoryboard = document.first.map(DocumentHeader.isStoryboard) ?? false
    written = IDCount(document, keeping: keeping)
  }

  /// Gives an id to each statement of `document`, its header aside, that needs one and has none.
  static func fill(_ document: inout [Statement]) {
    var surveys = DeclarationCollector.behindHeader(of: document)
    fill(&document, &surveys)
  }

  /// The same where `surveys` tell what is in the statements behind the header, before and after.
  static func fill(_ document: inout [Statement], _ surveys: inout [DeclarationCollector]) {
    let isStoryboard = document.first.map(DocumentHeader.isStoryboard) ?? false
    XibPlaceholders.add(to: &document, &surveys)
    let hasMore = ImpliedStatements.add(to: &document, surveys, isStoryboard: isStoryboard)
    guard hasMore || MissingIDs.are(in: document, isStoryboard: isStoryboard, surveys) else {
      return
    }
    if hasMore || surveys.count + 1 != document.count {
      give(to: &document)
      surveys = DeclarationCollector.behindHeader(of: document)
      return
    }
    var ids = StableIDs(.fill, document)
    for index in surveys.indices {
      ids.visited.removeAll(keepingCapacity: true)
      ids.visitTop(&document[index + 1])
      surveys[index].fill(ids.visited)
    }
  }

  /// Gives ids to the statements that are there, and adds none that go without saying.
  static func give(to document: inout [Statement]) {
    var ids = StableIDs(.fill, document)
    ids.visitAll(&document)
  }

  /// Removes the ids that `fill` most likely gives again; whoever wants to be sure must try.
  static func omit(from document: inout [Statement]) {
    var ids = StableIDs(.omit, document)
    ids.visitAll(&document)
    if ids.isStoryboard {
      SceneExit.remove(from: &document)
    } else {
      XibPlaceholders.remove(from: &document)
    }
  }

  /// Derived ids for all of `document` by their old ones, except those that are kept.
  static func replacements(
    in document: [Statement], keeping: Set<String>
  ) -> [String: String] {
    var ids = StableIDs(.replace, document, keeping: keeping)
    var document = document
    ids.visitAll(&document)
    return ids.renamed
  }

  private mutating func visitAll(_ document: inout [Statement]) {
    for index in document.indices.dropFirst() { visitTop(&document[index]) }
  }

  private mutating func visitTop(_ statement: inout Statement) {
    visit(&statement, in: StableHash("scene"), isTop: true)
  }

  private mutating func visit(
    _ statement: inout Statement, in scope: StableHash, isTop: Bool = false
  ) {
    guard !StatementIdentity.isTransparent(statement) else {
      visited.append(nil)
      visitBody(of: &statement, in: scope)
      return
    }
    if purpose == .omit { AbsentIDs.mark(&statement, isTop: isTop && isStoryboard) }
    let base = StatementIdentity.hash(of: statement, in: scope)
    let ordinal = ordinals.add(base.value)
    let hash = ordinal == 0 ? base : base.adding(String(ordinal))
    var id = statement.explicitID
    if IdentifiedKinds.contain(statement), !statement.hasMark("xml-ordered") {
      let derived = isTop && !isStoryboard ? FixedIDs.id(of: statement) : nil
      if statement.takeMark(AbsentIDs.object, if: purpose == .fill) {
        id = nil
      } else if statement.id != nil || statement.explicitID == nil {
        (statement.id, id) = decide(statement.id, derived, hash)
      }
    }
    visited.append(statement.explicitID)
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
      if statement.takeMark(absence, if: purpose == .fill) { continue }
      if statement.hasMark(absence) || !SceneFields.needs(name, statement) { continue }
      let old = statement.value(of: name)
      if purpose == .replace, old == nil { continue }
      let (shown, _) = decide(old, nil, StableHash(id).adding(name.text))
      statement.set(name, to: shown)
    }
  }

  /// The id to show and the one to go on with.
  private mutating func decide(
    _ id: String?, _ fixed: String?, _ hash: StableHash
  ) -> (shown: String?, real: String?) {
    switch (purpose, id) {
    case (.fill, nil):
      let new = fixed.flatMap { takes($0) ? $0 : nil } ?? free(hash)
      return (new, new)
    case (.omit, let id?):
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
    return !isWritten && given.insert(id)
  }
}
