import BoardwalkDocument

extension Sugar {
  /// `outlet name -> target`, `action event -> target.selector`, `segue kind -> target "identifier"`.
  static let connection = Sugar(
    name: "connections", for: ["outlet", "outletCollection", "action", "segue"], saidBy: .target
  ) { folding in
    var branch = folding.branch
    var statement = folding.statement
    guard let destination = branch.take(.destination),
      let target = folding.reference(to: destination)
    else { return }
    switch branch.name {
    case .outlet, .outletCollection:
      guard let property = branch.take(.property), Spelling.isWord(property) else { return }
      statement.name = property
      statement.target = target
    case .action:
      guard let selector = branch.take(.selector), isSelector(selector) else { return }
      if let event = branch.take(.eventType) {
        guard Spelling.isWord(event) else { return }
        statement.name = event
      }
      statement.target = "\(target).\(selector)"
    case .segue:
      guard let kind = branch.take(.kind), Spelling.isWord(kind) else { return }
      statement.target = target
      if kind == "relationship", let relationship = branch.take(.relationship) {
        guard Spelling.isWord(relationship), SegueWords.relationships.contains(relationship) else {
          return
        }
        statement.name = relationship
      } else {
        guard !SegueWords.relationships.contains(kind) else { return }
        statement.name = kind
      }
      if kind == "unwind", let action = branch.take(.unwindAction) {
        guard isSelector(action) else { return }
        statement.target = "\(target).\(action)"
      }
    default: return
    }
    folding.branch = branch
    folding.statement = statement
  } unfold: { unfolding in
    guard let target = unfolding.statement.target else { return }
    let name = unfolding.statement.name
    unfolding.statement.target = nil
    unfolding.statement.name = nil
    switch unfolding.tag.name {
    case .outlet, .outletCollection:
      unfolding.tag[.property] = name
      unfolding.tag[.destination] = unfolding.id(of: target)
    case .action:
      let (receiver, selector) = split(target)
      unfolding.tag[.destination] = unfolding.id(of: receiver)
      unfolding.tag[.selector] = selector
      unfolding.tag[.eventType] = name
    case .segue:
      guard let name else { return }
      if SegueWords.relationships.contains(name) {
        unfolding.tag[.kind] = "relationship"
        unfolding.tag[.relationship] = name
        unfolding.tag[.destination] = unfolding.id(of: target)
      } else {
        let (exit, action) = name == "unwind" ? split(target) : (target, nil)
        unfolding.tag[.kind] = name
        unfolding.tag[.destination] = unfolding.id(of: exit)
        unfolding.tag[.unwindAction] = action
      }
    default: break
    }
  }

  /// `receiver.selector:` in its two parts.
  private static func split(_ target: String) -> (receiver: String, message: String?) {
    guard let dot = target.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (target, nil) }
    return (String(target[..<dot]), String(target[target.utf8.index(after: dot)...]))
  }

  private static func isSelector(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == 0x3A || byte == 0x5F || byte >= 0x30 && byte <= 0x39
          || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
      }
  }
}
