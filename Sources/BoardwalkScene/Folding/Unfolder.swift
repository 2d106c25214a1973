import BoardwalkTree

/// Understands statements as branches.
struct Unfolder: Sendable {
  let context: SceneContext

  /// What `statements` and all inside them mean.
  func contents(_ statements: [Statement], in owner: Owner = .file) -> [Branch.Content] {
    statements.map { statement in
      // An element may be called so as well.
      switch statement.marks == ["xml-ordered"] ? "" : statement.kind {
      case "xml-text": .text(statement.text ?? "")
      case "xml-comment": .comment(statement.text ?? "")
      default: .branch(located(statement, in: owner))
      }
    }
  }

  /// What `statement` and all inside it means, and where it stands.
  private func located(_ statement: Statement, in owner: Owner) -> Branch {
    var branch = branch(statement, in: owner)
    if !statement.range.isEmpty { branch.range = statement.range }
    return branch
  }

  /// What `statement` and all inside it means.
  func branch(_ statement: Statement, in owner: Owner = .file) -> Branch {
    let contents =
      statement.text.map { [Branch.Content.text($0)] }
      ?? (statement.body.isEmpty
        ? [] : contents(statement.body, in: Owner(statement, inside: owner)))
    return branch(statement, contents: contents, in: owner)
  }

  /// What the head of `statement` means, around `contents`.
  func branch(
    _ statement: Statement, contents: [Branch.Content], in owner: Owner = .file
  ) -> Branch {
    var unfolding = Unfolding(
      statement: statement, branch: Branch(statement.kind, [], contents), context: context,
      owner: owner)
    if unfolding.takeMark("xml-ordered") {
      unfolding.takeFields()
      return unfolding.branch
    }
    if unfolding.takeMark("xml-literal") {
      unfolding.isPlain = true
      Sugar.id.unfold(&unfolding)
      Sugar.role.unfold(&unfolding)
      unfolding.takeFields()
      unfolding.sortAttributes()
      return unfolding.branch
    }
    for sugar in Kind.of(statement.kind).reversed { sugar.unfold(&unfolding) }
    unfolding.takeFields()
    unfolding.sortAttributes()
    unfolding.placeInserted()
    return unfolding.branch
  }
}

extension Unfolding {
  /// Makes attributes of the fields that no sugar understood.
  fileprivate mutating func takeFields() {
    for field in statement.fields {
      switch field.value {
      case .plain(let value): branch[field.name] = value
      case .call(let name, let arguments):
        branch[field.name] = Spelling.value(.call(name, arguments))
      }
    }
  }

  /// Puts the attributes into Interface Builder's order; unknown ones come last, as they stand.
  fileprivate mutating func sortAttributes() {
    guard branch.attributes.count > 1, let known = AttributeOrder.ranks[branch.name] else { return }
    let ranks = branch.attributes.map { known[$0.name] ?? .max }
    guard zip(ranks, ranks.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    branch.attributes = order.map { branch.attributes[$0] }
  }

  /// Whether `content` is a part of a document beside its scenes or objects.
  private static func isStructure(_ content: Branch.Content) -> Bool {
    guard case .branch(let child) = content else { return false }
    return ChildOrder.rank(of: child.name, key: nil, in: "document") != nil
  }

  /// Puts the elements that sugar said among those of the body, each before the first that comes
  /// later in Interface Builder's order. The body keeps the order of the text: Interface Builder's
  /// own has changed with time.
  fileprivate mutating func placeInserted() {
    guard !inserted.isEmpty else { return }
    let owner = branch.name
    let isGuideFirst = context.tools.writesGuidesFirst
    func rank(_ child: Branch) -> Int? {
      if isGuideFirst, child.name == "viewLayoutGuide" {
        return ChildOrder.rank(of: "subviews", key: nil, in: owner)
      }
      return ChildOrder.rank(of: child.name, key: child["key"], in: owner)
    }
    // The scenes or objects of a document stand in it directly while it is being understood.
    let least = owner == "document" ? ChildOrder.rank(of: "scenes", key: nil, in: owner) : nil
    var ranks: [Int] = []
    for content in branch.contents {
      var own = max(ranks.last ?? -1, least.map { Self.isStructure(content) ? -1 : $0 } ?? -1)
      if case .branch(let child) = content, let known = rank(child) { own = max(own, known) }
      ranks.append(own)
    }
    let ranked = inserted.enumerated().map { index, child in
      (rank: rank(child) ?? .max, index: index, child: child)
    }
    for (own, _, child) in ranked.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) }) {
      let index = ranks.firstIndex { $0 > own } ?? ranks.count
      branch.contents.insert(.branch(child), at: index)
      ranks.insert(own, at: index)
    }
  }
}
