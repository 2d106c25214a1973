import BoardwalkBase
import BoardwalkPlatform

/// Expectations about input.
extension ExpectationForm {
  static let keyboard = ExpectationForm(
    word: "keyboard", forms: ["keyboard", "keyboard TYPE", "no keyboard"],
    summary: "a keyboard is shown, of a type such as numberPad, or none is",
    parse: { (reader) throws(SyntaxError) in
      guard case .word(let word) = reader.next.kind else { return .keyboard(nil) }
      guard let type = KeyboardType(rawValue: word) else {
        throw SyntaxError(
          "expected a keyboard type, such as numberPad", at: reader.range,
          suggestion: word.suggestion(among: KeyboardType.allCases.map(\.rawValue)))
      }
      reader.skip()
      return .keyboard(type)
    },
    parseAbsence: { (_) throws(SyntaxError) in .noKeyboard })

  static let firstResponder = ExpectationForm(
    word: "first", forms: ["first responder TARGET", "no first responder"],
    summary: "the target is first responder, or nothing is",
    parse: { (reader) throws(SyntaxError) in
      try reader.require("responder", "first responder")
      return .firstResponder(try reader.target())
    },
    parseAbsence: { (reader) throws(SyntaxError) in
      try reader.require("responder", "first responder")
      return .noFirstResponder
    })
}
