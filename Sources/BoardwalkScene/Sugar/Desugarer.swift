import BoardwalkDocument

/// Converts statements to elements, contents first.
struct Desugarer: Sendable {
  let context: SceneContext

  /// The element of `statement` with its contents. The parser limits the nesting.
  func content(of statement: Statement, in owner: Owner = .file) -> ElementNode.Content {
    // An element may have this name as well.
    if !statement.hasFlag("xml-ordered") {
      switch statement.kind {
      case "xml-text": return .text(statement.text ?? "")
      case "xml-comment": return .comment(statement.text ?? "")
      default: break
      }
    }
    var contents: [ElementNode.Content] = []
    if let text = statement.text {
      contents = [.text(text)]
    } else if !statement.body.isEmpty {
      let own = Owner(statement, inside: owner)
      contents = statement.body.map { content(of: $0, in: own) }
    }
    var head = statement
    NamedFields.resolve(in: &head, context)
    return .element(element(of: head, contents: contents, in: owner))
  }

  /// The element of the head of `statement`, with `contents` inside.
  func element(
    of statement: Statement, contents: [ElementNode.Content], in owner: Owner = .file
  ) -> ElementNode {
    var desugaring = Desugaring(statement, contents: contents, in: owner, context)
    if statement.hasFlag("xml-ordered") {
      desugaring.lowerFields()
      return desugaring.element
    }
    let rules = desugaring.isLiteral ? SugarOrder.literal : SugarOrder.all.reversed()
    for rule in rules
    where desugaring.isLiteral || rule.applies(to: statement.known, statement.kind) {
      rule.desugar(&desugaring)
    }
    desugaring.lowerFields()
    desugaring.sortAttributes()
    ChildPlacer(desugaring).place(desugaring.inserted, among: &desugaring.element.contents)
    return desugaring.element
  }
}

extension Desugaring {
  /// Makes attributes of the fields that no rule has lowered.
  fileprivate mutating func lowerFields() {
    for field in statement.fields {
      if case .plain(let value) = field.value {
        element[field.name] = value
      } else {
        element[field.name] = Spelling.value(field.value)
      }
    }
  }

  /// Puts the attributes into Interface Builder's order.
  fileprivate mutating func sortAttributes() {
    element.attributes.sort(byRank: { kind.attributeRanks.rank(of: $0.name) })
  }
}

/// Puts elements in the places where Interface Builder writes them.
private struct ChildPlacer {
  private let ranks: ChildOrder.Ranks?
  private let isGuideFirst: Bool

  /// The least rank of the scenes or objects of a document, which are directly inside it while it
  /// is lowered.
  private let least: Int?

  init(_ desugaring: Desugaring) {
    ranks = desugaring.kind.childRanks
    isGuideFirst = desugaring.context.tools.writesGuidesFirst
    least = desugaring.element.name == "document" ? ranks?.rank(of: "scenes", key: nil) : nil
  }

  /// Puts each of `inserted` before the first of `contents` that comes later in Interface Builder's
  /// order. The contents keep the order of the text: Interface Builder's own has changed with time.
  func place(_ inserted: [ElementNode], among contents: inout [ElementNode.Content]) {
    guard !inserted.isEmpty else { return }
    var highest = -1
    var ranked = contents.map { content in
      highest = max(highest, leastRank(of: content))
      return (rank: highest, content: content)
    }
    ranked += inserted.map { (rank(of: $0) ?? .max, .element($0)) }
    ranked.sort(byRank: \.rank)
    contents = ranked.map(\.content)
  }

  /// The rank of `element`; nil if none is known.
  private func rank(of element: ElementNode) -> Int? {
    if isGuideFirst, element.name == "viewLayoutGuide" {
      return ranks?.rank(of: "subviews", key: nil)
    }
    return ranks?.rank(of: element.name, key: element["key"])
  }

  /// The first rank that `content`, which the text has, may have.
  private func leastRank(of content: ElementNode.Content) -> Int {
    let rank = content.element.flatMap(rank) ?? -1
    guard let least, !isStructure(content.element?.name) else { return rank }
    return max(rank, least)
  }

  /// Whether elements named `name` are parts of a document other than scenes and objects.
  private func isStructure(_ name: String?) -> Bool {
    name.map { ChildOrder.rank(of: $0, key: nil, in: "document") != nil } ?? false
  }
}

extension Array {
  /// Sorts by rank; elements of one rank keep their order.
  fileprivate mutating func sort(byRank rank: (Element) -> Int) {
    let ranks = map(rank)
    guard zip(ranks, ranks.dropFirst()).contains(where: >) else { return }
    self = indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}
