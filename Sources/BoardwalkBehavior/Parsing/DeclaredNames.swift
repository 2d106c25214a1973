import BoardwalkBase

/// The names that a file declares, of which code before the declarations may make use.
struct DeclaredNames {
  /// The names of the blocks, actions and methods of classes.
  private(set) var callables: Set<String> = []

  /// The names of the methods of types.
  private(set) var methods: Set<String> = []

  /// The names of the classes.
  private(set) var classes: Set<String> = []

  /// The names of the structures and enumerations.
  private(set) var types: Set<String> = []

  /// What the braces around a token enclose.
  private enum Scope {
    case `class`, type, other
  }

  /// The names in the tokens that `reader` reads.
  init(in reader: TokenReader) {
    classes = Self.names(after: ["behavior", "class"], in: reader)
    types = Self.names(after: ["enum", "struct"], in: reader)
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

  /// What the braces after `word` and `name` enclose; nil if these words begin no declaration of a
  /// type.
  private func scope(beganBy word: String, _ name: String) -> Scope? {
    switch word {
    case "behavior": .class
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
