import BoardwalkBase

/// Which controllers are where.
extension ExpectationForm {
  static let front = ExpectationForm(
    word: "front", forms: ["front \"CONTROLLER\""],
    summary: "the controller that a person looks at",
    parse: { (reader) throws(SyntaxError) in .front(try reader.string("the controller's name")) },
    parseAbsence: nil)

  static let stack = ExpectationForm(
    word: "stack", forms: ["stack \"ROOT\", \"NEXT\""],
    summary: "all controllers on the navigation stack in front, from the root",
    parse: { (reader) throws(SyntaxError) in .stack(try reader.texts("a controller's name")) },
    parseAbsence: nil)

  static let presented = ExpectationForm(
    word: "presented", forms: ["presented \"ROOT\", \"NEXT\""],
    summary: "the window's root and all that is presented over it or over parts of it, from below",
    parse: { (reader) throws(SyntaxError) in .presented(try reader.texts("a controller's name")) },
    parseAbsence: nil)

  static let detent = ExpectationForm(
    word: "detent", forms: ["detent DETENT"],
    summary: "where the sheet in front rests: medium, large or \"OTHER\"",
    parse: { (reader) throws(SyntaxError) in .detent(try reader.detent()) }, parseAbsence: nil)

  static let presentation = ExpectationForm(
    word: "presentation", forms: ["no presentation"], summary: "nothing is presented",
    parse: nil, parseAbsence: { (_) throws(SyntaxError) in .nothingPresented })
}
