/// UIKit's twelve keyboard types, by the words that Interface Builder writes (KB-04).
public enum KeyboardType: String, Sendable, Hashable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// The type that Interface Builder writes as `written`; nil if there is none.
  package init?(written: String) {
    switch written {
    case "alphabet": self = .asciiCapable
    case "ASCIICapableNumberPad": self = .asciiCapableNumberPad
    default: self.init(rawValue: written)
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

  /// Whether a person can type `character` with it. Other keyboards than the pads can be switched
  /// to whatever keys are wanted.
  package func hasKey(for character: Character) -> Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad: character.isASCII && character.isNumber
    case .decimalPad: character.isASCII && character.isNumber || ".,".contains(character)
    case .phonePad: character.isASCII && character.isNumber || "+*#,;".contains(character)
    default: true
    }
  }
}
