/// Adds to statements what only an earlier text contains: comments, empty lines and order.
struct SceneMerge {
  private var byID: [String: Statement] = [:]
  private let ordering: Bool

  /// The names that statements have, by their ids: own ones, and the kinds by which others call
  /// them.
  static func names(in statements: [Statement]) -> [String: String] {
    guard let header = statements.first else { return [:] }
    let rest = Array(statements.dropFirst())
    var names: [String: String] = [:]
    let isStoryboard = DocumentHeader.isStoryboard(header)
    let collectors = rest.map { DeclarationCollector($0) }
    let scopes = SceneScopes(statements, collectors)
    for scope in isStoryboard ? rest.indices.map({ $0..<$0 + 1 }) : [rest.indices] {
      let mentioned = ReferencedNames.of(Array(rest[scope]))
      let meant = scopes[scope.lowerBound].names
      ImplicitNames(in: Array(collectors[scope])).forEach { word, id in
        guard mentioned.contains(word), let id else { return }
        if meant.id(of: word) == id { names[id] = word }
      }
    }
    func collect(_ statement: Statement) {
      if statement.target == nil, let name = statement.name, let id = statement.explicitID {
        names[id] = name
      }
      for inner in statement.body { collect(inner) }
    }
    for statement in rest { collect(statement) }
    return names
  }

  /// `statements` without derivable ids, with the comments and empty lines of `old`, and in its
  /// order if requested.
  static func merge(
    _ statements: [Statement], over old: [Statement], ordering: Bool
  ) -> [Statement] {
    var merge = SceneMerge(ordering: ordering)
    for statement in old { merge.collect(statement) }
    // Statements are matched by id, so omitted ids are derived temporarily.
    var filled = statements
    StableIDs.assign(to: &filled)
    return merge.block(filled, shown: statements, old: old)
  }

  private init(ordering: Bool) { self.ordering = ordering }

  private mutating func collect(_ statement: Statement) {
    if let id = statement.explicitID, byID[id] == nil { byID[id] = statement }
    for inner in statement.body { collect(inner) }
  }

  private func block(
    _ filled: [Statement], shown: [Statement], old: [Statement]
  ) -> [Statement] {
    var places = MergePlaces(old)
    var result: [(statement: Statement, place: Int?)] = []
    for (full, shown) in zip(filled, shown) {
      var statement = shown
      let place = places.take(full)
      let match = place.map { old[$0] } ?? full.explicitID.flatMap { byID[$0] }
      if let match {
        statement.trivia = match.trivia
        statement.fields = FieldOrder.of(statement.fields, like: match.fields)
      }
      statement.body = block(full.body, shown: shown.body, old: match?.body ?? [])
      result.append((statement, place))
    }
    return ordering ? MergePlaces.ordered(result) : result.map(\.statement)
  }
}

/// The correspondence between statements of an older and a newer block.
struct MergePlaces {
  private var byID: [String: Int] = [:]
  private var byWords: [String: [Int]] = [:]

  init(_ old: [Statement]) {
    for (index, statement) in old.enumerated().reversed() {
      if let id = statement.explicitID {
        byID[id] = index
      } else {
        byWords[Self.words(of: statement), default: []].append(index)
      }
    }
  }

  /// The place of the former version of `statement`; each place is used once.
  mutating func take(_ statement: Statement) -> Int? {
    guard let id = statement.explicitID else {
      return byWords[Self.words(of: statement)]?.popLast()
    }
    return byID.removeValue(forKey: id)
  }

  private static func words(of statement: Statement) -> String {
    "\(statement.role ?? "") \(statement.kind) \(statement.name ?? "")"
  }

  /// The statements in the order of their places, as far as they share a container. A new statement
  /// follows its predecessor.
  static func ordered(_ statements: [(statement: Statement, place: Int?)]) -> [Statement] {
    var queues: [String: [Statement]] = [:]
    var anchors: [(container: String, count: Int, place: Int)] = []
    var highest: [String: Int] = [:]
    for (statement, place) in statements {
      let container = container(of: statement)
      queues[container, default: []].append(statement)
      let known = max(place ?? -1, highest[container] ?? -1)
      highest[container] = known
      anchors.append((container, queues[container]?.count ?? 0, known))
    }
    let order = anchors.enumerated().sorted { left, right in
      (left.element.place, left.offset) < (right.element.place, right.offset)
    }
    return order.compactMap { _, anchor in queues[anchor.container]?[anchor.count - 1] }
  }

  private static func container(of statement: Statement) -> String {
    switch StatementIdentity.element(of: statement) {
    case "constraint": "constraints"
    case "outlet", "outletCollection", "action", "segue": "connections"
    case "userDefinedRuntimeAttribute": "userDefinedRuntimeAttributes"
    default: ""
    }
  }
}

/// The order of attributes after the head, which has no meaning in the document.
enum FieldOrder {
  /// `fields` in the order of `old`; new fields come last.
  static func of(_ fields: [Field], like old: [Field]) -> [Field] {
    let places = Dictionary(zip(old.map(\.name), 0...)) { first, _ in first }
    return fields.enumerated().sorted { left, right in
      (places[left.element.name] ?? .max, left.offset)
        < (places[right.element.name] ?? .max, right.offset)
    }.map(\.element)
  }
}
