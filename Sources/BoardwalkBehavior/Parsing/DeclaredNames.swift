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

  /// What the braces around a token enclose.
  private enum Scope {
    case `class`, type, other
  }

  /// The names in the tokens that `reader` reads.
  init(in reader: TokenReader) {
    objects = Self.objects(in: reader)
    classes = Self.names(after: ["behavior", "class"], in: reader).subtracting(objects)
    types = Self.names(after: ["enum", "struct"], in: reader).union(objects)
    var reader = reader
    var scopes: [Scope] = []
    var next = Scope.other
    var isOverride = false
    while !reader.isAtEnd {
      switch reader.next.value {
      case .symbol("{"):
        scopes.append(next)
        next = .other
      case .symbol("}"): _ = scopes.popLast()
      case .word("override"): isOverride = true
      case .word(let word):
        if case .word(let name) = reader.peek(1).value {
          let isMember = scopes.last == .class
          if let scope = scope(beganBy: word, name) { next = scope }
          note(name, after: word, isMember: isMember, isOverride: isOverride)
        }
        if word == "func" || word == "var" { isOverride = false }
      default: break
      }
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

  /// The names of the classes that extend no other one, but may have protocols.
  private static func objects(in reader: TokenReader) -> Set<String> {
    let protocols = names(after: ["protocol"], in: reader).union(KnownNames.protocols)
    var reader = reader
    var names: Set<String> = []
    while !reader.isAtEnd {
      if reader.isNext("class"), case .word(let name) = reader.peek(1).value {
        switch (reader.kind(ahead: 2), reader.peek(3).value) {
        case (.symbol("{"), _): names.insert(name)
        case (.symbol(":"), .word(let ancestor)) where protocols.contains(ancestor):
          names.insert(name)
        default: break
        }
      }
      reader.skip()
    }
    return names
  }

  /// What the braces after `word` and `name` enclose; nil if these words begin no declaration of a
  /// type.
  private func scope(beganBy word: String, _ name: String) -> Scope? {
    switch word {
    case "behavior": .class
    case "class" where objects.contains(name): .type
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
