import BoardwalkBase

/// The names that a file declares, of which code before the declarations may make use.
struct DeclaredNames {
  /// The names of the blocks, actions and methods of classes.
  private(set) var callables: Set<String> = []

  /// The names of the methods of types.
  private(set) var methods: Set<String> = []

  /// The names of the classes.
  private(set) var classes: Set<String> = []

  /// The names of the structures, enumerations and classes of objects of the app's own.
  private(set) var types: Set<String> = []

  /// The names of the classes that extend none of UIKit's.
  private(set) var objects: Set<String> = []

  /// The names of the values that types themselves have.
  private(set) var statics: Set<String> = []

  /// The names of the types of property wrappers.
  private(set) var wrappers: Set<String> = []

  /// Whether a type has an initializer.
  private(set) var initializes = false

  /// What the braces around a token enclose.
  private enum Scope {
    case `class`, type, other
  }

  /// The names in the tokens that `reader` reads.
  init(in reader: TokenReader) {
    let declarations = Self.typeDeclarations(in: reader)
    objects = Self.objects(among: declarations)
    classes = declarations.names(after: ["behavior", "class"]).subtracting(objects)
    types = declarations.names(after: ["enum", "struct"]).union(objects)
    var reader = reader
    var scopes: [Scope] = []
    var next = Scope.other
    var isOverride = false
    var isWrapper = false
    var isAfterPoint = false
    while !reader.isAtEnd {
      switch reader.next.value {
      case .symbol("{"):
        scopes.append(next)
        next = .other
      case .symbol("}"): _ = scopes.popLast()
      case .word("override"): isOverride = true
      case .word("propertyWrapper"): isWrapper = true
      case .word("init"):
        let isSigned = [.symbol("("), .symbol("?")].contains(reader.kind(ahead: 1))
        initializes = initializes || isSigned && !isAfterPoint
      case .word("static"):
        if case .word(let name) = reader.peek(2).value { statics.insert(name) }
      case .word(let word):
        if case .word(let name) = reader.peek(1).value {
          let isMember = scopes.last == .class
          if let scope = scope(beganBy: word, name) { next = scope }
          note(name, after: word, isMember: isMember, isOverride: isOverride)
          if isWrapper, ["struct", "class", "enum"].contains(word) {
            wrappers.insert(name)
            isWrapper = false
          }
        }
        if word == "func" || word == "var" { isOverride = false }
      default: break
      }
      isAfterPoint = reader.kind == .symbol(".")
      reader.skip()
    }
  }

  private static func typeDeclarations(in reader: TokenReader) -> [TypeDeclaration] {
    var reader = reader
    var declarations: [TypeDeclaration] = []
    while !reader.isAtEnd {
      if let keyword = typeKeywords.first(where: reader.isNext),
        case .word(let name) = reader.peek(1).value, isTypeName(name)
      {
        let distance = reader.distance(pastTypeParametersFrom: 2)
        var declaration = TypeDeclaration(keyword: keyword, name: name)
        declaration.isAlone = reader.kind(ahead: distance) == .symbol("{")
        if reader.kind(ahead: distance) == .symbol(":"),
          case .word(let ancestor) = reader.peek(distance + 1).value
        {
          declaration.ancestor = ancestor
        }
        declarations.append(declaration)
      }
      reader.skip()
    }
    return declarations
  }

  private static let typeKeywords = ["actor", "behavior", "class", "enum", "protocol", "struct"]

  /// Whether a type may have the name `word`, unlike what follows `class` before a member of a
  /// type.
  private static func isTypeName(_ word: String) -> Bool { !["func", "var", "let"].contains(word) }

  /// The names of the classes that extend none of UIKit's: no other one, or one of their sort.
  private static func objects(among declarations: [TypeDeclaration]) -> Set<String> {
    let protocols = declarations.names(after: ["protocol"]).union(KnownNames.protocols)
    var names: Set<String> = []
    var subclasses: [String: [String]] = [:]
    for declaration in declarations where ["actor", "class"].contains(declaration.keyword) {
      if declaration.isAlone || declaration.ancestor.map(protocols.contains) == true {
        names.insert(declaration.name)
      } else if let ancestor = declaration.ancestor {
        subclasses[ancestor, default: []].append(declaration.name)
      }
    }
    var pending = Array(names)
    while let name = pending.popLast() {
      for subclass in subclasses[name] ?? [] where names.insert(subclass).inserted {
        pending.append(subclass)
      }
    }
    return names
  }

  /// What the braces after `word` and `name` enclose; nil if these words begin no declaration of a
  /// type.
  private func scope(beganBy word: String, _ name: String) -> Scope? {
    switch word {
    case "behavior": .class
    case "class" where objects.contains(name), "actor" where objects.contains(name): .type
    case "class" where Self.isTypeName(name): .class
    case "extension": classes.contains(name) ? .class : .type
    case "struct", "enum", "protocol": .type
    default: nil
    }
  }

  private mutating func note(
    _ name: String, after word: String, isMember: Bool, isOverride: Bool
  ) {
    switch word {
    case "block", "action": callables.insert(name)
    case "func" where !isMember: methods.insert(name)
    // A method of UIKit's that a class overrides is UIKit's where it is called.
    case "func" where !isOverride && !HandlerForm.declaredNames.contains(name):
      callables.insert(name)
    default: break
    }
  }
}

/// The beginning of the declaration of a type.
private struct TypeDeclaration {
  let keyword: String
  let name: String

  /// Whether it names nothing that the type extends.
  var isAlone = false

  /// The first of what it extends.
  var ancestor: String?
}

extension [TypeDeclaration] {
  /// The names of those that begin with one of `keywords`.
  fileprivate func names(after keywords: Set<String>) -> Set<String> {
    Set(filter { keywords.contains($0.keyword) }.map(\.name))
  }
}
