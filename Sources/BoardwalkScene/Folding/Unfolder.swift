import BoardwalkTree

/// Understands statements as branches.
struct Unfolder: Sendable {
  let context: SceneContext

  /// What `statements` and all inside them mean.
  ///
  /// They are taken from the end: what is moved and not copied costs next to nothing.
  func contents(_ statements: inout [Statement], in owner: Owner = .file) -> [Branch.Content] {
    var contents: [Branch.Content] = []
    contents.reserveCapacity(statements.count)
    while !statements.isEmpty { contents.append(lastContent(of: &statements, in: owner)) }
    contents.turn()
    return contents
  }

  /// What the last of `statements`, which is taken out, and all inside it means.
  func lastContent(of statements: inout [Statement], in owner: Owner = .file) -> Branch.Content {
    var unfolding = Unfolding(
      statement: statements.removeLast(), context: context, owner: owner)
    let range = unfolding.statement.range
    // An element may be called so as well.
    if unfolding.statement.known == .unknown, unfolding.statement.marks != ["xml-ordered"] {
      switch unfolding.statement.kind {
      case "xml-text": return .text(unfolding.statement.text ?? "")
      case "xml-comment": return .comment(unfolding.statement.text ?? "")
      default: break
      }
    }
    if let text = unfolding.statement.text {
      unfolding.branch.contents = [.text(text)]
    } else if !unfolding.statement.body.isEmpty {
      let own = Owner(unfolding.statement, inside: owner)
      unfolding.branch.contents = contents(&unfolding.statement.body, in: own)
    }
    NamedFields.resolve(in: &unfolding.statement, context)
    unfolding.understand()
    unfolding.branch.range = range
    return .branch(unfolding.finish())
  }

  /// What the head of `statement` means, around `contents`.
  func branch(
    _ statement: Statement, contents: [Branch.Content], in owner: Owner = .file
  ) -> Branch {
    var unfolding = Unfolding(statement: statement, context: context, owner: owner)
    unfolding.branch.contents = contents
    unfolding.understand()
    return unfolding.finish()
  }
}

extension Unfolding {
  /// Understands all that the statement's head says.
  fileprivate mutating func understand() {
    if !statement.marks.isEmpty { _ = takeMark(ImpliedStatements.staying) }
    if takeMark("xml-ordered") { return takeFields() }
    if takeMark("xml-literal") {
      isPlain = true
      Sugar.id.unfold(&self)
      Sugar.role.unfold(&self)
    } else {
      var parts = StatementParts(of: statement)
      if !branch.contents.isEmpty { parts.insert(.body) }
      statement.known.unfolds.lend { step in
        if !step.parts.isDisjoint(with: parts) { step.apply(&self) }
      }
    }
    takeFields()
    sortAttributes()
    placeInserted()
  }

  /// Makes attributes of the fields that no sugar understood.
  fileprivate mutating func takeFields() {
    for index in statement.fields.indices {
      if case .plain(let value) = statement.fields[index].value {
        branch[statement.fields[index].name] = value
      } else {
        branch[statement.fields[index].name] = Spelling.value(statement.fields[index].value)
      }
    }
  }

  /// Puts the attributes into Interface Builder's order; unknown ones come last, as they stand.
  fileprivate mutating func sortAttributes() {
    guard let ranks = kind.attributeRanks else { return }
    branch.attributes.arrange { attribute in ranks[attribute.name] ?? .max }
  }

  /// Puts the elements that sugar said among those of the body, each before the first that comes
  /// later in Interface Builder's order. The body keeps the order of the text: Interface Builder's
  /// own has changed with time.
  fileprivate mutating func placeInserted() {
    guard !inserted.isEmpty else { return }
    let places = ChildPlaces(of: self)
    var rest = branch.contents.count
    for child in inserted { branch.contents.append(.branch(child)) }
    inserted = []
    var least = -1
    branch.contents.arrange { content in
      guard rest > 0 else { return places.rank(of: content) ?? .max }
      rest -= 1
      least = max(least, places.least(of: content))
      return least
    }
  }
}

/// Where Interface Builder writes the elements inside one.
private struct ChildPlaces {
  private let ranks: ChildOrder.Ranks?
  private let isGuideFirst: Bool

  /// The scenes or objects of a document stand in it directly while it is being understood.
  private let least: Int?

  init(of unfolding: borrowing Unfolding) {
    ranks = unfolding.kind.childRanks
    isGuideFirst = unfolding.context.tools.writesGuidesFirst
    least = unfolding.branch.name == .document ? ranks?.rank(of: "scenes", key: nil) : nil
  }

  /// The place of `content`; nil where none is known.
  func rank(of content: borrowing Branch.Content) -> Int? {
    switch content {
    case .branch(let child):
      if isGuideFirst, child.name == .viewLayoutGuide {
        return ranks?.rank(of: "subviews", key: nil)
      }
      return ranks?.rank(of: child.name, key: child[.key])
    default: return nil
    }
  }

  /// The first place where `content`, which stands in the body, may be.
  func least(of content: borrowing Branch.Content) -> Int {
    let rank = rank(of: content) ?? -1
    guard let least, !Self.isStructure(copy content) else { return rank }
    return max(rank, least)
  }

  /// Whether `content` is a part of a document beside its scenes or objects.
  private static func isStructure(_ content: Branch.Content) -> Bool {
    guard case .branch(let child) = content else { return false }
    return ChildOrder.rank(of: child.name, key: nil, in: "document") != nil
  }
}
