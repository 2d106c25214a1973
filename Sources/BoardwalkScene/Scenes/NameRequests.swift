import BoardwalkBase

/// The objects in reach of each other that need names, and the word that each would best go by.
///
/// If several objects request one word, one keeps it, and the names of the others end in the
/// beginning of their ids. So an object's name depends on its own id and never on how many come
/// before it: of all others at most one is renamed when an object comes or goes.
struct NameRequests {
  /// The distinction between objects of one word.
  enum Distinction {
    /// Their ids.
    case ids

    /// Numbers in the order of the document, from which ids are to be derived.
    case numbers
  }

  private struct Request {
    let word: String
    let id: String

    /// The scopes of the object's id besides its name.
    let scopes: [StableHash]
  }

  private var requests: [Request] = []
  private var requested: Set<String> = []

  /// The words of objects, by their ids, or their whole names if those have numbers.
  private(set) var words: [String: String] = [:]

  /// Asks for the name `word` for `element`, which has `id` and is inside what hashes to `scope`.
  mutating func add(
    _ word: String, for element: ElementNode, id: String, in scope: StableHash
  ) {
    guard requested.insert(id).inserted else { return }
    // The role is no part of a derived id where it may be omitted.
    let roles = Set([element["key"] ?? "", ""])
    let scopes = roles.map {
      StatementIdentity.hash(role: $0, kind: element.name, in: scope)
    }
    requests.append(Request(word: word, id: id, scopes: scopes))
  }

  /// Adds a name for each object to `names`.
  mutating func assign(_ distinction: Distinction, to names: inout SceneContext.Names) {
    keepNumbers(in: &names)
    switch distinction {
    case .ids: distinguishByID(in: &names)
    case .numbers: number(in: &names)
    }
  }

  // MARK: Numbers

  /// Gives their names back to objects whose ids are derived from them, numbers and all.
  private mutating func keepNumbers(in names: inout SceneContext.Names) {
    var ranks: [String: Int] = [:]
    for request in requests {
      let rank = ranks[request.word, default: 0] + 1
      ranks[request.word] = rank
      let numbers = [1] + Array(max(2, rank - Self.reach)...(rank + Self.reach))
      let name = numbers.lazy.map { Self.name(request.word, number: $0) }.first { name in
        request.scopes.contains { $0.adding(name).hasID(request.id) }
      }
      if let name, !names.has(name) { add(name, for: request, word: name, to: &names) }
    }
  }

  /// The maximum distance between the number of an object and its position among those of its word
  /// at which the number is found: a search through all would take quadratic time.
  private static let reach = 8

  /// Numbers the objects that have no name yet.
  private mutating func number(in names: inout SceneContext.Names) {
    // How often each word was asked for, so that the next number is known without trying.
    var last: [String: Int] = [:]
    for request in requests where words[request.id] == nil {
      var number = last[request.word, default: 1]
      while names.has(Self.name(request.word, number: number)) { number += 1 }
      last[request.word] = number
      let name = Self.name(request.word, number: number)
      add(name, for: request, word: name, to: &names)
    }
  }

  private static func name(_ word: String, number: Int) -> String {
    number == 1 ? word : "\(word)\(number)"
  }

  // MARK: Ids

  /// Names the objects that have no name yet: the one with the first id of a word by the word
  /// alone.
  private mutating func distinguishByID(in names: inout SceneContext.Names) {
    let open = requests.filter { words[$0.id] == nil }
    var first: [String: String] = [:]
    var counts: [String: Int] = [:]
    for request in open {
      first[request.word] = min(first[request.word] ?? request.id, request.id)
      counts[Self.name(request.word, Self.beginning(of: request.id)), default: 0] += 1
    }
    for request in open where first[request.word] == request.id && !names.has(request.word) {
      add(request.word, for: request, word: request.word, to: &names)
    }
    for request in open where words[request.id] == nil {
      let short = Self.name(request.word, Self.beginning(of: request.id))
      let isUnique = counts[short] == 1 && !names.has(short)
      var name = isUnique ? short : Self.name(request.word, Self.letters(of: request.id))
      // Ids without such characters, or ids such as `a-b` and `ab`, have no better name.
      while names.has(name) { name += "_" }
      add(name, for: request, word: request.word, to: &names)
    }
  }

  private static func name(_ word: String, _ suffix: String) -> String { "\(word)_\(suffix)" }

  /// The part of `id` before its first hyphen: three letters and digits in Interface Builder's ids.
  private static func beginning(of id: String) -> String {
    letters(of: String(id.prefix { $0 != "-" }))
  }

  /// The characters of `id` that a name can contain.
  private static func letters(of id: String) -> String {
    id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private mutating func add(
    _ name: String, for request: Request, word: String, to names: inout SceneContext.Names
  ) {
    names.add(name, for: request.id)
    words[request.id] = word
  }
}
