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
    objects = Self.objects(in: reader)
    classes = Self.names(after: ["behavior", "class"], in: reader).subtracting(objects)
      .subtracting(["func", "var", "let"])
    types = Self.names(after: ["enum", "struct"], in: reader).union(objects)
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

  private static func names(after keywords: [String], in reader: TokenReader) -> Set<String> {
    var reader = reader
    var names: Set<String> = []
    while !reader.isAtEnd {
      if keywords.contains(where: reader.isNext), case .word(let name) = reader.peek(1).value {
        names.insert(name)
      }
      reader.skip()
    }
    return names
  }

  /// The names of the classes that extend none of UIKit's: no other one, or one of their sort.
  private static func objects(in reader: TokenReader) -> Set<String> {
    let protocols = names(after: ["protocol"], in: reader).union(KnownNames.protocols)
    var reader = reader
    var names: Set<String> = []
    var subclasses: [String: [String]] = [:]
    while !reader.isAtEnd {
      if reader.isNext("class") || reader.isNext("actor"),
        case .word(let name) = reader.peek(1).value
      {
        let distance = reader.distance(pastTypeParametersFrom: 2)
        switch (reader.kind(ahead: distance), reader.peek(distance + 1).value) {
        case (.symbol("{"), _): names.insert(name)
        case (.symbol(":"), .word(let ancestor)) where protocols.contains(ancestor):
          names.insert(name)
        case (.symbol(":"), .word(let ancestor)): subclasses[ancestor, default: []].append(name)
        default: break
        }
      }
      reader.skip()
    }
    var pending = Array(names)
    while let name = pending.popLast() {
      for subclass in subclasses[name] ?? [] where names.insert(subclass).inserted {
        pending.append(subclass)
      }
    }
    return names.subtracting(["func", "var", "let"])
  }

  /// What the braces after `word` and `name` enclose; nil if these words begin no declaration of a
  /// type.
  private func scope(beganBy word: String, _ name: String) -> Scope? {
    switch word {
    case "behavior": .class
    case "class" where objects.contains(name), "actor" where objects.contains(name): .type
    case "class" where name != "func" && name != "var": .class
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

extension TokenReader {
  /// The distance of the token after the type parameters `<Key: Hashable, Value>`, if they begin
  /// `distance` after the next one, else this distance.
  func distance(pastTypeParametersFrom distance: Int) -> Int {
    guard kind(ahead: distance) == .symbol("<") else { return distance }
    var end = distance + 1
    while kind(ahead: end) != .symbol("{"), !kind(ahead: end).endsStatement {
      if kind(ahead: end) == .symbol(">") { return end + 1 }
      end += 1
    }
    return distance
  }
}
