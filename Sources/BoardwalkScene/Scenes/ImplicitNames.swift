/// The names of objects that nobody named: an object goes by its role or kind where it is the only
/// nameless one with that word in reach, and the view of a controller always by `view`.
///
/// So a second image view can never be taken for the first: both then need names.
struct ImplicitNames {
  private var counts: [String: Int] = [:]

  /// The words of the nameless objects in `statements`, which are in reach of each other.
  init(_ statements: [Statement]) {
    for statement in statements { count(statement) }
  }

  /// The words that more than one nameless object has, so that none goes by them.
  var ambiguous: Set<String> { Set(counts.filter { $0.value > 1 }.keys) }

  /// Calls `body` with each nameless object in `statements` that goes by a word, and that word.
  func forEach(in statements: [Statement], _ body: (Statement, String) -> Void) {
    for statement in statements { visit(statement, isMainView: false, body) }
  }

  /// Removes the names that go without saying in all of `statements`, which are a xib's.
  static func omit(from statements: inout [Statement]) {
    var names = ImplicitNames(statements)
    for index in statements.indices { names.omit(from: &statements[index], isMainView: false) }
  }

  /// Removes the names that go without saying inside `controller`, whose own holds in other scenes.
  static func omit(inside controller: inout Statement) {
    var names = ImplicitNames([controller])
    names.omitBody(of: &controller)
  }

  private mutating func count(_ statement: Statement) {
    if Self.isNameless(statement) { counts[Self.word(of: statement), default: 0] += 1 }
    for inner in statement.body { count(inner) }
  }

  private func visit(
    _ statement: Statement, isMainView: Bool, _ body: (Statement, String) -> Void
  ) {
    let word = Self.word(of: statement)
    if Self.isNameless(statement), isMainView || counts[word] == 1 { body(statement, word) }
    let isController = Self.isController(statement)
    for inner in statement.body {
      visit(inner, isMainView: isController && Self.word(of: inner) == "view", body)
    }
  }

  private mutating func omit(from statement: inout Statement, isMainView: Bool) {
    let word = Self.word(of: statement)
    if statement.name == word, statement.className == nil, isMainView || counts[word] == nil {
      statement.name = nil
      if Self.isNameless(statement) {
        counts[word, default: 0] += 1
      } else {
        statement.name = word
      }
    }
    omitBody(of: &statement)
  }

  private mutating func omitBody(of statement: inout Statement) {
    let isController = Self.isController(statement)
    for index in statement.body.indices {
      let isMainView = isController && Self.word(of: statement.body[index]) == "view"
      omit(from: &statement.body[index], isMainView: isMainView)
    }
  }

  private static func word(of statement: Statement) -> String { statement.role ?? statement.kind }

  /// Whether `statement` says an object with an id, written or derived, and no name.
  private static func isNameless(_ statement: Statement) -> Bool {
    statement.name == nil && statement.target == nil && statement.equation == nil
      && IdentifiedKinds.contain(statement)
  }

  private static func isController(_ statement: Statement) -> Bool {
    Owner(statement, inside: .file).isController
  }
}
