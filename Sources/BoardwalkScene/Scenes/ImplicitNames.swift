/// The names of unnamed objects. An object's name is its role or kind if it is the only unnamed
/// object with that word in scope; the view of a controller is always `view`.
///
/// Adding a second image view therefore makes both require names.
struct ImplicitNames {
  private var counts = [String: Int]()

  /// The number of objects with a role, by kind.
  private var kinds = [String: Int]()

  /// The nameless objects in the order of the text.
  private let objects: [DeclarationCollector.UnnamedObject]

  /// The words of the unnamed objects of `collectors`, which are in one scope.
  init(in collectors: [DeclarationCollector]) { self.init(collectors.flatMap(\.nameless)) }

  /// The words of unnamed `objects` in one scope.
  init(_ objects: [DeclarationCollector.UnnamedObject]) {
    self.objects = objects
    for object in objects {
      count(object.word)
      if let kind = object.kind { kinds[kind, default: 0] += 1 }
    }
  }

  /// The words of more than one unnamed object, which are no names.
  var ambiguous: Set<String> {
    Set(counts.filter { $0.value > 1 }.keys).union(kinds.filter { $0.value > 1 }.keys)
  }

  private mutating func count(_ word: String) { counts[word, default: 0] += 1 }

  /// Calls `body` with the word and the written id of each unnamed object with a unique word.
  func forEach(_ body: (String, String?) -> Void) {
    for object in objects where object.isMainView || counts[object.word] == 1 {
      body(object.word, object.id)
    }
  }

  /// Calls `body` with the kind and the written id of each unnamed object that has a role and is
  /// the only one of its kind: its kind is a second name if nothing else has it.
  func forEachKind(_ body: (String, String?) -> Void) {
    for object in objects {
      if let kind = object.kind, kinds[kind] == 1, counts[kind] == nil { body(kind, object.id) }
    }
  }

  /// Removes the names that may be omitted in all of `statements`, which are a xib's.
  static func omit(from statements: inout [Statement]) {
    var names = ImplicitNames(in: statements.map { DeclarationCollector($0) })
    for index in statements.indices { names.omit(from: &statements[index], isMainView: false) }
  }

  /// Removes the names that may be omitted inside `controller`, whose own holds in other scenes.
  static func omit(inside controller: inout Statement) {
    var names = DeclarationCollector(controller).implicitNames
    names.omitBody(of: &controller)
  }

  private mutating func omit(from statement: inout Statement, isMainView: Bool) {
    let word = statement.word
    if statement.name == word, statement.className == nil, isMainView || counts[word] == nil {
      statement.name = nil
      if Self.isNameless(statement) {
        count(word)
      } else {
        statement.name = word
      }
    }
    omitBody(of: &statement)
  }

  private mutating func omitBody(of statement: inout Statement) {
    let isController = statement.isController
    for index in statement.body.indices {
      let isMainView = isController && statement.body[index].word == "view"
      omit(from: &statement.body[index], isMainView: isMainView)
    }
  }

  /// Whether `statement` is an object with a written or derived id and without a name.
  static func isNameless(_ statement: Statement) -> Bool {
    statement.name == nil && statement.target == nil && !statement.isEquation
      && IdentifiedElements.contain(statement)
  }
}
