/// UIKit's keyboard types, as `UIKeyboardType` (KB-04).
public enum KeyboardType: String, Sendable, Hashable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// The type that Interface Builder writes as `written`; nil if there is none.
  package init?(written: String) {
    let known = Self.allCases.first { $0.spellings.contains(written) }
    guard let type = known ?? Self(rawValue: written) else { return nil }
    self = type
  }

  /// The words of all types in documents.
  static let writtenWords = allCases.flatMap(\.spellings)

  /// The words that versions of Interface Builder write.
  private var spellings: [String] {
    switch self {
    case .asciiCapable: ["alphabet", "ASCIICapable"]
    case .asciiCapableNumberPad: ["asciiCapableNumberPad", "ASCIICapableNumberPad"]
    default: [rawValue]
    }
  }

  /// Whether there are only digits and a few signs, in large keys.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether there is a Return key: the pads have none (KB-05).
  package var hasReturnKey: Bool { !isPad }

  /// Whether the user can type `character`. Every keyboard but the pads can be switched to other
  /// keys.
  package func hasKey(for character: Character) -> Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad: character.isASCII && character.isNumber
    case .decimalPad: character.isASCII && character.isNumber || ".,".contains(character)
    case .phonePad: character.isASCII && character.isNumber || "+*#,;".contains(character)
    default: true
    }
  }
}
