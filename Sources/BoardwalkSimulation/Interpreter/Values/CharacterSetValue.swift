/// A `CharacterSet`, or the name of one of the system's.
struct CharacterSetValue {
  /// The class of such values in code.
  static let className = "CharacterSet"

  /// Its characters; nil for one of the system's.
  private(set) var characters: String?

  private var name = ""
  private var isInverted = false

  init?(_ value: Value) {
    switch value {
    case .word(let word): name = word
    case .object(Self.className, let fields):
      characters = fields["charactersIn"]?.text
      name = fields["name"]?.text ?? ""
      isInverted = fields["isInverted"]?.isTrue ?? false
    default: return nil
    }
    guard characters != nil || Self.tests[name] != nil else { return nil }
  }

  /// Whether `character` is in it.
  func contains(_ character: Character) -> Bool {
    let isIn = characters?.contains(character) ?? Self.tests[name]?(character) ?? false
    return isIn != isInverted
  }

  /// The set of the system's that is called `name`; nil if there is none.
  static func system(_ name: String) -> Value? {
    tests[name].map { _ in .object(className, ["name": .text(name)]) }
  }

  private static let tests: [String: @Sendable (Character) -> Bool] = [
    "decimalDigits": { $0.isNumber }, "letters": { $0.isLetter },
    "alphanumerics": { $0.isLetter || $0.isNumber },
    "whitespaces": { $0.isWhitespace && !$0.isNewline }, "newlines": { $0.isNewline },
    "whitespacesAndNewlines": { $0.isWhitespace },
    "uppercaseLetters": { $0.isUppercase }, "lowercaseLetters": { $0.isLowercase },
    "punctuationCharacters": { $0.isPunctuation },
  ]
}
