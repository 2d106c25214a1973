/// The File's Owner and the First Responder of a xib go without saying, unless something is said of them.
enum XibPlaceholders {
  private static let owner = "filesOwner"
  private static let responder = "firstResponder"

  /// The marks of the header that say which of them is not there.
  static let marks = [owner, responder].map { "no-" + $0 }

  /// Adds those that `document` does not say, with the ids that they always have, and what is in them to the
  /// `surveys` of the statements behind the header.
  static func add(to document: inout [Statement], _ surveys: inout [DeclarationCollector]) {
    guard let header = document.first, header.kind == "xib" else { return }
    let absent = marks.filter(header.marks.contains)
    if !absent.isEmpty { document[0].marks.removeAll(where: absent.contains) }
    if !absent.contains(marks[0]), place(of: owner, in: document) == nil {
      let first = document.indices.dropFirst().first { document[$0].role != "before" }
      insert(owner, at: first ?? document.count, of: &document, &surveys)
    }
    if !absent.contains(marks[1]), place(of: responder, in: document) == nil {
      let behind = (place(of: owner, in: document) ?? 0) + 1
      insert(responder, at: behind, of: &document, &surveys)
    }
  }

  private static func insert(
    _ kind: String, at place: Int, of document: inout [Statement],
    _ surveys: inout [DeclarationCollector]
  ) {
    var statement = Statement(kind)
    statement.id = FixedIDs.id(of: statement)
    surveys.insert(DeclarationCollector(statement), at: place - 1)
    document.insert(statement, at: place)
  }

  /// Marks in the header of `document`, which says all that it has, those that it has not.
  static func mark(_ document: inout [Statement]) {
    guard let header = document.first, header.kind == "xib" else { return }
    for (kind, mark) in zip([owner, responder], marks)
    where place(of: kind, in: document) == nil {
      document[0].marks.append(mark)
    }
  }

  /// Removes those that `add` gives again.
  static func remove(from document: inout [Statement]) {
    guard let header = document.first, header.kind == "xib" else { return }
    if let owner = place(of: owner, in: document), document.indices.contains(owner + 1),
      isBare(document[owner + 1], responder)
    {
      document.remove(at: owner + 1)
    }
    let first = document.indices.dropFirst().first { document[$0].role != "before" }
    if let first, isBare(document[first], owner) { document.remove(at: first) }
  }

  private static func isBare(_ statement: Statement, _ kind: String) -> Bool {
    var plain = Statement(kind)
    plain.range = statement.range
    plain.places = statement.places
    return statement == plain
  }

  private static func place(of kind: String, in document: [Statement]) -> Int? {
    let id = FixedIDs.id(of: Statement(kind))
    return document.indices.dropFirst().first { index in
      document[index].explicitID == id || FixedIDs.id(of: document[index]) == id
    }
  }
}
