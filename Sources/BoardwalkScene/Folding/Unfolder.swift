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
    if !range.isEmpty { unfolding.branch.range = range }
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
    if takeMark("xml-ordered") { return takeFields() }
    if takeMark("xml-literal") {
      isPlain = true
      Sugar.id.unfold(&self)
      Sugar.role.unfold(&self)
    } else {
      for step in statement.known.unfolds { step.apply(&self) }
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
    guard branch.attributes.count > 1, let known = kind.attributeRanks else { return }
    var ranks: [Int] = []
    ranks.reserveCapacity(branch.attributes.count)
    branch.attributes.lend { ranks.append(known[$0.name] ?? .max) }
    guard ranks.count <= Self.few else {
      let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
      branch.attributes = order.map { branch.attributes[$0] }
      return
    }
    // Few attributes, most of them in order: each finds its place among those before it.
    branch.attributes.withUnsafeMutableBufferPointer { attributes in
      for index in ranks.indices.dropFirst() {
        var place = index
        while place > 0, ranks[place - 1] > ranks[place] {
          ranks.swapAt(place - 1, place)
          attributes.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
  }

  /// How many attributes are sorted by moving them one by one; no real element has more.
  private static let few = 64

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
    let known = kind.childRanks
    func rank(_ child: Branch) -> Int? {
      if isGuideFirst, child.name == "viewLayoutGuide" {
        return known?.rank(of: "subviews", key: nil)
      }
      return known?.rank(of: child.name, key: child["key"])
    }
    // The scenes or objects of a document stand in it directly while it is being understood.
    let least = owner == "document" ? known?.rank(of: "scenes", key: nil) : nil
    var ranks: [Int] = []
    ranks.reserveCapacity(branch.contents.count)
    branch.contents.lend { content in
      var own = ranks.last ?? -1
      if let least, !Self.isStructure(copy content) { own = max(own, least) }
      if case .branch(let child) = content, let known = rank(child) { own = max(own, known) }
      ranks.append(own)
    }
    let ranksInserted = inserted.map { rank($0) ?? .max }
    let order =
      inserted.count == 1
      ? [0]
      : inserted.indices.sorted { (ranksInserted[$0], $0) < (ranksInserted[$1], $1) }
    // Both are in order, so that each is moved to its place once.
    var contents: [Branch.Content] = []
    contents.reserveCapacity(branch.contents.count + inserted.count)
    var next = 0
    for index in order {
      while next < ranks.count, ranks[next] <= ranksInserted[index] {
        contents.append(branch.contents.take(at: next))
        next += 1
      }
      contents.append(.branch(inserted[index]))
    }
    contents += branch.contents[next...]
    branch.contents = contents
  }
}
