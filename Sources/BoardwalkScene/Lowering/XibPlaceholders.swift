/// The File's Owner and the First Responder of a xib may be omitted if they have no attributes or
/// connections.
enum XibPlaceholders {
  private static let owner = "filesOwner"
  private static let responder = "firstResponder"

  /// Adds the placeholders that `document` omits, with their fixed ids.
  static func add(to document: inout [Statement]) {
    guard let header = document.first, header.kind == "xib" else { return }
    let absent = SceneFlags.placeholders.filter(header.flags.contains)
    document[0].flags.removeAll(where: absent.contains)
    if !absent.contains(SceneFlags.placeholders[0]), place(of: owner, in: document) == nil {
      let first = document.indices.dropFirst().first { document[$0].role != "before" }
      document.insert(placeholder(owner), at: first ?? document.count)
    }
    if !absent.contains(SceneFlags.placeholders[1]), place(of: responder, in: document) == nil {
      let behind = (place(of: owner, in: document) ?? 0) + 1
      document.insert(placeholder(responder), at: behind)
    }
  }

  private static func placeholder(_ kind: String) -> Statement {
    var statement = Statement(kind)
    statement.id = FixedIDs.id(of: statement)
    return statement
  }

  /// Flags in the header of `document` the placeholders that it does not have.
  static func mark(_ document: inout [Statement]) {
    guard let header = document.first, header.kind == "xib" else { return }
    for (kind, flag) in zip([owner, responder], SceneFlags.placeholders)
    where place(of: kind, in: document) == nil {
      document[0].flags.append(flag)
    }
  }

  /// Removes the placeholders that `add` would add.
  static func remove(from document: inout [Statement]) {
    guard let header = document.first, header.kind == "xib" else { return }
    if let owner = place(of: owner, in: document), document.indices.contains(owner + 1),
      document[owner + 1] == Statement(responder)
    {
      document.remove(at: owner + 1)
    }
    let first = document.indices.dropFirst().first { document[$0].role != "before" }
    if let first, document[first] == Statement(owner) { document.remove(at: first) }
  }

  private static func place(of kind: String, in document: [Statement]) -> Int? {
    let id = FixedIDs.id(of: Statement(kind))
    return document.indices.dropFirst().first { index in
      document[index].explicitID == id || FixedIDs.id(of: document[index]) == id
    }
  }
}
